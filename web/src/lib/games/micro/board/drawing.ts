/** Shapes of the board in units of 64 a field, as in the pictures of the docs. */

import { rowOf, SIDE, TILE } from '../dice.ts';

export const CELL = 64;
/** Width of the seams between the four tiles. */
export const GAP = 8;
export const FRAME = 20;
/** The same on a small screen, where every bit of board counts. */
export const SLIM_FRAME = 9;
export const DIE = 41;
/** How much above the middle of its field a die lies; its name has the room below. */
export const RISE = -6.5;
/** Half the width of what is drawn round a die. */
export const RING = 24;
/** How far below the middle of a die its name stands. */
export const NAME_Y = 35;
export const FLOOR = SIDE * CELL + GAP;

export type Pair = readonly [x: number, y: number];

const SPREAD = 11;
const PIPS: readonly (readonly Pair[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Return where the pips of a number lie round the middle of a die. */
export function pipsOf(number: number): Pair[] {
  return (PIPS[number] ?? []).map(([x, y]) => [x * SPREAD, y * SPREAD]);
}

/** Return the middle of the die on a cell, the seams taken into account. */
export function centreOf(cell: number): Pair {
  const [row, column] = [rowOf(cell), cell % SIDE];
  const past = (at: number): number => (at >= TILE ? GAP : 0);
  return [(column + 0.5) * CELL + past(column), (row + 0.5) * CELL + past(row) + RISE];
}

export function placedAt(cell: number): string {
  return `translate(${centreOf(cell).join(' ')})`;
}

/** The north-west corners of the four tiles. */
export const TILES: readonly Pair[] = [0, 1].flatMap((row) =>
  [0, 1].map((column): Pair => [column * (TILE * CELL + GAP), row * (TILE * CELL + GAP)]),
);

/** The dome of the glass robot; the die is seen through it. */
export const DOME = 'M-21 18v-16a21 21 0 0 1 42 0v16q0 4-4 4h-34q-4 0-4-4z';
export const STAR =
  'M0-9.500l2.800 6 6.500.8-4.800 4.400 1.300 6.400-5.800-3.200-5.800 3.200 1.300-6.400-4.800-4.400 6.500-.8z';
export const DIAMOND = 'M0-9l9 9-9 9-9-9z';
