/** Short notices at the edge of the page, and what the screen reader says aloud. */

import { untrack } from 'svelte';

export type Tone = 'plain' | 'good' | 'bad';

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
}

const SHOWN_MS = 6000;

let count = 0;
let shown = $state.raw<readonly Notice[]>([]);
let polite = $state('');
let urgent = $state('');

export function notices(): readonly Notice[] {
  return shown;
}

/** Show a notice for a while and have it said. */
export function tell(text: string, tone: Tone = 'plain'): void {
  count += 1;
  const notice = { id: count, text, tone };
  shown = [...untrack(notices).filter((other) => other.text !== text), notice].slice(-3);
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
  if (tone === 'bad') urgent = fresh(text, untrack(urgentText));
  else say(text);
}

export function dismiss(id: number): void {
  shown = shown.filter((notice) => notice.id !== id);
}

/** Have something said when the screen reader has a moment. */
export function say(text: string): void {
  polite = fresh(text, untrack(politeText));
}

/** The same words twice running have to differ, or they are not said again. */
function fresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export function politeText(): string {
  return polite;
}

export function urgentText(): string {
  return urgent;
}
