/** Where robots stand that share a square: as large as they fit beside each other. */

import { SIZE } from '../factory.ts';

export interface Stand {
  /** Shift from the middle of the square, in squares. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Half of the width of a robot, in squares. */
const HALF = 0.36;
const ALONE: Stand = { x: 0, y: 0, scale: 0.98 };

/** Middles of discs that fill a square of side 1, and how large they may be. */
interface Packing {
  readonly radius: number;
  readonly middles: readonly (readonly [x: number, y: number])[];
}

const corners = (r: number): [number, number][] => [
  [r, r],
  [1 - r, r],
  [r, 1 - r],
  [1 - r, 1 - r],
];

/** By number of robots; more than these stand in rows. */
const PACKINGS: Readonly<Record<number, Packing>> = {
  2: {
    radius: 0.29,
    middles: [
      [0.29, 0.29],
      [0.71, 0.71],
    ],
  },
  3: {
    radius: 0.25,
    middles: [
      [0.5, 0.25],
      [0.25, 0.72],
      [0.75, 0.72],
    ],
  },
  4: { radius: 0.25, middles: corners(0.25) },
  5: { radius: 0.207, middles: [...corners(0.207), [0.5, 0.5]] },
};

function inRows(count: number): Packing {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const middles = Array.from({ length: count }, (_, at): [number, number] => [
    ((at % columns) + 0.5) / columns,
    0.5 + (Math.floor(at / columns) + 0.5 - rows / 2) / columns,
  ]);
  return { radius: 0.5 / columns, middles };
}

/** Return how wide a crowd may stand: over its square, as far as nobody stands beside it. */
function widthOf(count: number, maySpill: boolean): number {
  if (count < 3) return 1.1;
  if (!maySpill) return 1.34;
  return count > 9 ? 2.3 : 1.7;
}

/** Return where one of several robots stands that share a square. */
export function standOf(count: number, at: number, maySpill: boolean): Stand {
  if (count === 1) return ALONE;
  const { radius, middles } = PACKINGS[count] ?? inRows(count);
  const [x, y] = middles[at] ?? [0.5, 0.5];
  const width = widthOf(count, maySpill);
  const scale = Math.min(ALONE.scale, (radius * width) / HALF);
  return { x: (x - 0.5) * width, y: (y - 0.5) * width, scale };
}

/** Tell whether one of some cells lies beside another, corners included. */
export function hasNeighbour(cells: Iterable<number>, cell: number): boolean {
  const [row, column] = [Math.floor(cell / SIZE.columns), cell % SIZE.columns];
  for (const other of cells) {
    const down = Math.abs(Math.floor(other / SIZE.columns) - row);
    const right = Math.abs((other % SIZE.columns) - column);
    if (other !== cell && down <= 1 && right <= 1) return true;
  }
  return false;
}
