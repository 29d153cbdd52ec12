/** Cells and directions of a rectangular grid, and how a cell is written (`a1` is north-west). */

export type Direction = 'N' | 'E' | 'S' | 'W';

export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS: Record<Direction, readonly [down: number, right: number]> = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

/** Bit of a side in a wall mask. */
export function sideBit(side: Direction): number {
  return 1 << DIRECTIONS.indexOf(side);
}

export function opposite(side: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(side) + 2) % 4] as Direction;
}

export function columnName(column: number): string {
  const high = Math.floor(column / 26);
  const low = String.fromCharCode(97 + (column % 26));
  return high === 0 ? low : String.fromCharCode(96 + high) + low;
}

export function cellName(cell: number, columns: number): string {
  return columnName(cell % columns) + String(Math.floor(cell / columns) + 1);
}

/** Return the cell beyond a side, walls ignored, or null beyond the frame. */
export function neighbour(size: Size, cell: number, side: Direction): number | null {
  const [down, right] = STEPS[side];
  const row = Math.floor(cell / size.columns) + down;
  const column = (cell % size.columns) + right;
  const inside = row >= 0 && row < size.rows && column >= 0 && column < size.columns;
  return inside ? row * size.columns + column : null;
}

/** Return the middle of a cell in units of cells, from the north-west corner. */
export function middle(cell: number, columns: number): Point {
  return { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 };
}

/** Return the main way of a vector, or null when it is shorter than `least`. */
export function wayOf(dx: number, dy: number, least: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  return dy > 0 ? 'S' : 'N';
}

/** Return the cell under a point in units of cells. */
export function cellAt(point: Point, columns: number): number {
  return Math.floor(point.y) * columns + Math.floor(point.x);
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

/** Return the way an arrow key points, or null for any other key. */
export function arrowOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}
