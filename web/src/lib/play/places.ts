/** Places at the end: most points first, equal points share a place. */

export interface Place {
  readonly seat: number;
  readonly place: number;
  readonly points: number;
}

export function placesOf(points: readonly number[]): Place[] {
  return points
    .map((own, seat) => ({
      seat,
      points: own,
      place: 1 + points.filter((other) => other > own).length,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
