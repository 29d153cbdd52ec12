/** Measures of the drawing, in units of 48 a square, and paths of what lies on it. */

import { middle, type Point } from '../../../board/grid.ts';
import { cornerOf, HEADINGS, SIZE, TILE } from '../factory.ts';
import type { Camera, Step } from '../types.ts';

export const CELL = 48;
export const FRAME = 14;
export const WIDTH = CELL * SIZE.columns;
export const HEIGHT = CELL * SIZE.rows;

/** Longer than any string. */
const FAR = 30 * CELL;

export function centre(cell: number): Point {
  const { x, y } = middle(cell, SIZE.columns);
  return { x: CELL * x, y: CELL * y };
}

export function cellBox(cell: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = centre(cell);
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
}

export function placeBox(place: number): { x: number; y: number; width: number; height: number } {
  const { x, y } = cornerOf(place);
  return { x: CELL * x, y: CELL * y, width: CELL * TILE, height: CELL * TILE };
}

/** Return the quarter that a camera looks at, as far as it goes. */
export function wedge({ cell, heading }: Camera): string {
  const { x, y } = centre(cell);
  const at = HEADINGS.indexOf(heading);
  const [one, other] = [at - 1, at + 1].map((turn) => {
    const angle = (turn * Math.PI) / 4;
    return `${x + FAR * Math.sin(angle)} ${y - FAR * Math.cos(angle)}`;
  });
  return `M${x} ${y}L${one}A${FAR} ${FAR} 0 0 1 ${other}z`;
}

/** Return the ways that robots went in some steps, a line for each robot. */
export function trailOf(steps: readonly Step[]): { robot: number; path: string }[] {
  const lines = new Map<number, string>();
  for (const { kind, robot, origin, cell } of steps) {
    if (kind !== 'move' || cell < 0) continue;
    const [from, to] = [centre(origin), centre(cell)];
    const begun = lines.get(robot) ?? `M${from.x} ${from.y}`;
    lines.set(robot, `${begun}L${to.x} ${to.y}`);
  }
  return [...lines].map(([robot, path]) => ({ robot, path }));
}
