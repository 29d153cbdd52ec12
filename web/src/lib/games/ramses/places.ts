/** Places at the end: most points, of equal ones most cards; or cards alone. */

import { type Place, placesOf } from '../../play/places.ts';
import type { RamsesView } from './types.ts';

/** More cards than anybody can hold. */
const MOST_CARDS = 1000;

export function placesIn({ seats, options }: RamsesView): Place[] {
  const isByCards = options.scoring === 'cards';
  const counts = seats.map(({ cards, points }) => (isByCards ? cards.length : points));
  const ranks = counts.map((count, seat) => MOST_CARDS * count + (seats[seat]?.cards.length ?? 0));
  return placesOf(ranks).map((place) => ({ ...place, points: counts[place.seat] ?? 0 }));
}
