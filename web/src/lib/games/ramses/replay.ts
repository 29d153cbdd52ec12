/**
 * A game that is over as it is looked at again: its turns, and what is shown of each moment.
 *
 * Only the server's own telling comes in here, never what a page has seen while it ran.
 */

import { t } from '../../i18n/i18n.svelte.ts';
import { COVER_MS, type Motion, motionTo, SLIDE_MS, TURN_MS } from './board/motion.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Names, stageOf } from './stage.ts';
import { storyOf } from './story.ts';
import type { Card, Event, RamsesView } from './types.ts';

/** What ended a turn, where it was no find. */
export type Ending = (typeof ENDINGS)[number];

const ENDINGS = [
  'wrong',
  'out',
  'stopped',
  'too_long',
  'timed_out',
  'left',
  'mummy',
  'risk_failed',
] as const;

export interface Turn {
  /** From 1; 0 for the look at the treasures before the first. */
  readonly number: number;
  /** Whose it is; null for the preview. */
  readonly seat: number | null;
  /** The moment at which it begins. */
  readonly start: number;
  readonly slides: number;
  /** Cards that came to this seat in it. */
  readonly won: readonly Card[];
  readonly ending: Ending | null;
}

/** Return the turns of a game; one that a mummy ended at once begins where the next one does. */
export function turnsOf(told: readonly RamsesView[]): Turn[] {
  const turns: Turn[] = [];
  const isPreview = told[0]?.phase === 'preview';
  if (isPreview) turns.push({ ...EMPTY, number: 0, seat: null, start: 0 });
  let number = 0;
  told.forEach(({ events }, start) => {
    for (const event of events) {
      const last = turns.at(-1);
      if (event.kind === 'turn') {
        number += 1;
        turns.push({ ...EMPTY, number, seat: event.seat ?? null, start });
      } else if (last) turns[turns.length - 1] = after(last, event);
    }
  });
  return turns;
}

const EMPTY = { slides: 0, won: [], ending: null } as const;

function after(turn: Turn, event: Event): Turn {
  const ending = ENDINGS.find((kind) => kind === event.kind);
  if (ending) return { ...turn, ending };
  if (event.kind === 'slid') return { ...turn, slides: turn.slides + 1 };
  const card = cardFor(turn.seat, event);
  return card ? { ...turn, won: [...turn.won, card] } : turn;
}

/** Return the card that came to a seat by an event. */
function cardFor(seat: number | null, { kind, card, seat: by, other }: Event): Card | null {
  if (kind === 'found' && by === seat) return card ?? null;
  if (kind === 'risk_won' && by === seat) return { kind: 'risk' };
  return (kind === 'gift' || kind === 'mirage') && other === seat ? (card ?? null) : null;
}

/** Return the turn that goes on at a moment. */
export function turnAt(turns: readonly Turn[], moment: number): Turn | undefined {
  return turns.findLast(({ start }) => start <= moment);
}

/**
 * Return what the board shows.
 *
 * @param isOpen Whether one sees through the pyramids; otherwise what the players saw.
 */
export function sceneAt(view: RamsesView, isOpen: boolean): Scene {
  const isSeen = isOpen || view.phase === 'preview' || view.phase === 'over';
  return sceneOf(isSeen ? view : { ...view, tokens: null });
}

/** Return what a moment is about: who looks for what, or why the game ended. */
export function titleAt(view: RamsesView, names: Names): string {
  const { title, values } = stageOf({ ...view, tokens: null }, names);
  return t(title, values);
}

/** Return what happened, and what is looked for where that is new. */
export function wordsAt(view: RamsesView, names: Names): string {
  const isNewTask = view.events.some(({ kind }) => kind === 'card' || kind === 'turn');
  const isTold = isNewTask || view.events.length === 0 || view.phase === 'over';
  return [...storyOf(view, names), ...(isTold ? [titleAt(view, names)] : [])].join(' ');
}

/** Return what moves when one goes on to a moment. */
export function motionAt(view: RamsesView): Motion | null {
  return motionTo(view, view.changes - 1);
}

const LOOK_MS = 900;

/** Return for how long a moment is looked at before the next: until nothing moves, and more. */
export function lookMs(view: RamsesView, isStill: boolean): number {
  const words = view.events.length > 1 ? 2 * LOOK_MS : LOOK_MS;
  const motion = isStill ? null : motionAt(view);
  if (!motion) return words;
  const covering = motion.isCovering ? COVER_MS : 0;
  return words + covering + (motion.slid ? SLIDE_MS : 0) + (motion.quarters > 0 ? TURN_MS : 0);
}
