/** What a camera sees: a string from centre to centre, in whole numbers, as the rules have it. */

import { DEPOSIT, HEADINGS, placeOf, SIZE, VECTORS } from './factory.ts';
import type { Camera, Corner, Heading, Site } from './types.ts';

/** Return the headings in whose quarter a square lies, `1 << number` for each (C-41). */
export function headingsTo(down: number, right: number): number {
  return HEADINGS.reduce((mask, heading, at) => {
    const [south, east] = VECTORS[heading];
    const along = down * south + right * east;
    const across = Math.abs(down * east - right * south);
    return along >= across ? mask | (1 << at) : mask;
  }, 0);
}

/** Tell whether the string from a camera reaches a square (C-42 to C-44). */
export function isInLine(
  rows: readonly string[],
  camera: number,
  cell: number,
  corner: Corner,
): boolean {
  const [fromRow, fromColumn] = squareOf(camera);
  const [toRow, toColumn] = squareOf(cell);
  const [down, right] = [toRow - fromRow, toColumn - fromColumn];
  const [high, wide] = [Math.abs(down), Math.abs(right)];
  const isWall = (i: number, j: number): boolean =>
    rows[fromRow + i * Math.sign(down)]?.[fromColumn + j * Math.sign(right)] !== '.';
  let [i, j] = [0, 0];
  while (i !== high || j !== wide) {
    const byRow = (1 + 2 * i) * wide;
    const byColumn = (1 + 2 * j) * high;
    if (byRow === byColumn && isShut(isWall(i + 1, j), isWall(i, j + 1), corner)) return false;
    if (byRow <= byColumn) i += 1;
    if (byRow >= byColumn) j += 1;
    if ((i !== high || j !== wide) && isWall(i, j)) return false;
  }
  return true;
}

function isShut(one: boolean, other: boolean, corner: Corner): boolean {
  if (corner === 'open') return false;
  return corner === 'pair' ? one && other : one || other;
}

function squareOf(cell: number): [row: number, column: number] {
  return [Math.floor(cell / SIZE.columns), cell % SIZE.columns];
}

/** What lies in the quarter that a camera looks at. */
export interface Field {
  /** Cells where it sees robots. */
  readonly seen: ReadonlySet<number>;
  /** Corridor that walls cut off, or where robots are safe. */
  readonly cut: readonly number[];
}

export function fieldOf({ plan, options }: Site, { cell: camera, heading }: Camera): Field {
  const bit = 1 << HEADINGS.indexOf(heading);
  const [row, column] = squareOf(camera);
  const seen = new Set<number>();
  const cut: number[] = [];
  for (let cell = 0; cell < SIZE.rows * SIZE.columns; cell += 1) {
    const [toRow, toColumn] = squareOf(cell);
    if (plan.rows[toRow]?.[toColumn] !== '.') continue;
    if ((headingsTo(toRow - row, toColumn - column) & bit) === 0) continue;
    const isSafe = options.deposit_safe === 'on' && placeOf(cell) === DEPOSIT;
    if (!isSafe && isInLine(plan.rows, camera, cell, options.corner)) seen.add(cell);
    else cut.push(cell);
  }
  return { seen, cut };
}

/** Return the heading so many steps on, among those in use. */
export function headingAfter(
  headings: readonly Heading[],
  heading: Heading,
  steps: number,
): Heading {
  const at = headings.indexOf(heading) + steps;
  return headings[(at + headings.length) % headings.length] ?? heading;
}

/** Return the heading in use that points most nearly a way; rows go down. */
export function headingTowards(headings: readonly Heading[], down: number, right: number): Heading {
  const along = (heading: Heading): number => {
    const [south, east] = VECTORS[heading];
    return (down * south + right * east) / Math.hypot(south, east);
  };
  return headings.reduce((best, heading) => (along(heading) > along(best) ? heading : best));
}
