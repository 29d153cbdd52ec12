/** Places at the end: most chips first, equal chips share a place. */

import type { RicochetView } from './types.ts';

export interface Place {
  readonly seat: number;
  readonly place: number;
  readonly chips: readonly number[];
}

export function placesOf(view: RicochetView): Place[] {
  const counts = view.seats.map((seat) => seat.chips.length);
  return view.seats
    .map(({ chips }, seat) => ({
      seat,
      chips,
      place: 1 + counts.filter((other) => other > chips.length).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
