/** Whose turn comes when, as far as it can be told from what is seen now. */

import { t } from '../i18n/i18n.svelte.ts';

/** How many of its turns a seat sits out before it plays; null for one that plays no more. */
export type Waits = (seat: number) => number | null;

/** Return the seats that will play, from the one whose turn it is on, each once. */
export function upcoming(order: readonly number[], current: number, waits: Waits): number[] {
  const playing = order.filter((seat) => seat === current || waits(seat) !== null);
  const found = [current];
  const left = new Map(playing.map((seat) => [seat, waits(seat) ?? 0]));
  const start = order.indexOf(current);
  for (let step = 1; found.length < playing.length; step += 1) {
    const seat = order[(start + step) % order.length] ?? current;
    const more = left.get(seat) ?? 1;
    if (more === 0 && !found.includes(seat)) found.push(seat);
    else if (left.has(seat)) left.set(seat, Math.max(0, more - 1));
  }
  return found;
}

/** Return in words when a seat plays; empty for one that does not. */
export function whenWords(turns: readonly number[], seat: number): string {
  const count = turns.indexOf(seat);
  if (count < 0) return '';
  if (count === 0) return t('web-when-now');
  return count === 1 ? t('web-when-next') : t('web-when-later', { count });
}
