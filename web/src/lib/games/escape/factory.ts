/** The frame of the factory: 12 places of 5 x 5 squares, its robots, cameras and headings. */

import { cellName, type Size } from '../../board/grid.ts';
import type { Heading } from './types.ts';

export const TILE = 5;
export const PLACE_COLUMNS = 4;
export const SIZE: Size = { rows: 15, columns: 20 };
export const DEPOSIT = 4;
export const EXIT = 7;
export const TEAM = 3;
export const POINTS = 3;
export const CAMERAS = 9;
/** Letters of the seats' colours and shapes, in their order. */
export const COLOURS = ['r', 'b', 'g', 'y', 'k'] as const;
export const HEADINGS: readonly Heading[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Rows and columns of each heading. */
export const VECTORS: Record<Heading, readonly [down: number, right: number]> = {
  N: [-1, 0],
  NE: [-1, 1],
  E: [0, 1],
  SE: [1, 1],
  S: [1, 0],
  SW: [1, -1],
  W: [0, -1],
  NW: [-1, -1],
};

export function nameOf(cell: number): string {
  return cellName(cell, SIZE.columns);
}

export function seatOf(robot: number): number {
  return Math.floor(robot / TEAM);
}

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? 'any';
}

export function placeOf(cell: number): number {
  const row = Math.floor(cell / SIZE.columns / TILE);
  return row * PLACE_COLUMNS + Math.floor((cell % SIZE.columns) / TILE);
}

/** Return the north-west square of a place, as column and row. */
export function cornerOf(place: number): { readonly x: number; readonly y: number } {
  return { x: (place % PLACE_COLUMNS) * TILE, y: Math.floor(place / PLACE_COLUMNS) * TILE };
}

/** Return the number of a place as it is spoken, 1 to 10 along the rows; 0 for a fixed tile. */
export function placeNumber(place: number): number {
  if (place === DEPOSIT || place === EXIT) return 0;
  return place + 1 - (place > DEPOSIT ? 1 : 0) - (place > EXIT ? 1 : 0);
}

/** Return a drawing after a quarter turn clockwise. */
function quarter(rows: readonly string[]): string[] {
  const last = rows.length - 1;
  return rows.map((_, at) => rows.map((_row, down) => rows[last - down]?.[at] ?? '').join(''));
}

export function turned(rows: readonly string[], turn: number): readonly string[] {
  let drawn = rows;
  for (let at = 0; at < turn; at += 1) drawn = quarter(drawn);
  return drawn;
}

/** Return the cell of some that lies nearest one way from another, or null. */
export function towards(
  cells: readonly number[],
  columns: number,
  from: number,
  way: Heading,
): number | null {
  const [south, east] = VECTORS[way];
  const ahead = cells.flatMap((cell) => {
    const down = Math.floor(cell / columns) - Math.floor(from / columns);
    const right = (cell % columns) - (from % columns);
    const along = down * south + right * east;
    const across = Math.abs(down * east) + Math.abs(right * south);
    return along > 0 ? [{ cell, far: along + 2 * across }] : [];
  });
  return ahead.sort((one, other) => one.far - other.far)[0]?.cell ?? null;
}
