/** What is going on and whose turn it is, and who stands where at the end. */

import type { Values } from '../../i18n/i18n.svelte.ts';
import type { Place } from '../../play/places.ts';
import type { Tone } from '../../play/tones.ts';
import type { Name } from './story.ts';
import type { EscapeView } from './types.ts';

export interface Stage {
  readonly tone: Tone;
  readonly title: string;
  readonly hint: string;
  readonly values: Values;
}

/** Return the stage; `title` and `hint` are keys of messages that take `values`. */
export function stageOf(view: EscapeView, name: Name): Stage {
  const isOwn = view.seat !== null && view.turn_seat === view.seat;
  const tone = isOwn ? 'own' : 'other';
  const who = isOwn ? 'own' : 'phase';
  const values = {
    name: name(view.turn_seat),
    points: view.points,
    number: Math.min(10, view.laid.length + 1),
    tile: view.drawn,
  };
  if (view.phase === 'over') {
    return { tone: 'over', title: `escape-end-${view.reason}`, hint: 'escape-hint-over', values };
  }
  if (view.phase === 'build') {
    const hint = isOwn ? 'escape-hint-build' : 'escape-hint-number';
    return { tone, title: `escape-${who}-build`, hint, values };
  }
  return { tone, title: `escape-${who}-turn`, hint: turnHint(view, isOwn), values };
}

function turnHint({ options, points }: EscapeView, isOwn: boolean): string {
  if (!isOwn) return options.turns === 'private' ? 'escape-hint-private' : 'escape-hint-points';
  return points === 0 ? 'escape-hint-done' : 'escape-hint-turn';
}

/** Return the places: most robots out first, then fewer shut in, then the smaller way left (C-61). */
export function rankingOf(seats: EscapeView['seats']): Place[] {
  const isBetter = (one: number, other: number): boolean => {
    const [a, b] = [seats[one], seats[other]];
    if (!a || !b) return false;
    const ahead = a.escaped - b.escaped || b.shut_in - a.shut_in || b.way - a.way;
    return ahead > 0;
  };
  return seats
    .map(({ escaped }, seat) => ({
      seat,
      points: escaped,
      place: 1 + seats.filter((_, other) => isBetter(other, seat)).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
