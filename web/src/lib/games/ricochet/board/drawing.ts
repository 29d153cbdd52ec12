/** Shapes of the board in units of 48 a cell; colours come from the classes of board.css. */

import { type Direction, neighbour } from '../../../board/grid.ts';
import { type BoardPlan, hasWall, type Leg } from './scene.ts';

export const CELL = 48;
/** Width of the frame round the floor, in which the coordinates stand. */
export const FRAME = 30;
/** The same on a small screen, where every bit of floor counts. */
export const SLIM_FRAME = 21;
/** Robots are drawn a little larger than in the printed pictures: they are to be touched. */
export const ROBOT_SCALE = 1.13;

/** Disc, square, dome, hexagon, octagon and ghost: told apart without colour. */
export const OUTLINES: Record<string, string> = {
  r: 'M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z',
  b: 'M-9-16h18q7 0 7 7v18q0 7-7 7h-18q-7 0-7-7v-18q0-7 7-7z',
  g: 'M-16 13v-13a16 16 0 0 1 32 0v13q0 3-3 3h-26q-3 0-3-3z',
  y:
    'M-9.5-15.5h19q1.5 0 2.3 1.3l6 12.9q.6 1.3 0 2.6l-6 12.9q-.8 1.3-2.3 1.3h-19' +
    'q-1.5 0-2.3-1.3l-6-12.9q-.6-1.3 0-2.6l6-12.9q.8-1.3 2.3-1.3z',
  k: 'M-7-16.5h14l9.5 9.5v14l-9.5 9.5h-14l-9.5-9.5v-14z',
  t: 'M-16 17v-17a16 16 0 0 1 32 0v17l-5.3-4.5-5.3 4.5-5.4-4.5-5.3 4.5-5.3-4.5z',
};

export const SYMBOLS: Record<string, string> = {
  circle: 'M-12 0a12 12 0 1 1 24 0a12 12 0 1 1-24 0z',
  triangle: 'M0-13.5l13.5 23.5h-27z',
  square: 'M-11-11h22v22h-22z',
  hexagon: 'M-13 0l6.5-11.3h13l6.5 11.3-6.5 11.3h-13z',
  '': 'M0-13l13 13-13 13-13-13z',
};

export const PETAL = 'M0 0C-5-5-3-13 5-14.5C3.5-10 8-8 5-3z';

const TURNS: Record<Direction, number> = { E: 0, S: 90, W: 180, N: 270 };

export function degreesOf(way: Direction): number {
  return TURNS[way];
}

/** Class of a robot's colour; `*`, the vortex, is written `any`. */
export function colourClass(robot: string): string {
  return `cr-${robot === '*' ? 'any' : robot}`;
}

export function centreOf(cell: number, columns: number): [x: number, y: number] {
  return [((cell % columns) + 0.5) * CELL, (Math.floor(cell / columns) + 0.5) * CELL];
}

export function placedAt(cell: number, columns: number): string {
  return `translate(${centreOf(cell, columns).join(' ')})`;
}

/** All inner walls as one path: straight runs joined, none round the closed centre. */
export function wallPath(plan: BoardPlan): string {
  return [...runs(plan, 'S', 'E', 'h'), ...runs(plan, 'E', 'S', 'v')].join('');
}

function runs(plan: BoardPlan, side: Direction, along: Direction, stroke: 'h' | 'v'): string[] {
  const found: string[] = [];
  for (let cell = 0; cell < plan.rows * plan.columns; cell += 1) {
    const before = neighbour(plan, cell, along === 'E' ? 'W' : 'N');
    if (!isDrawn(plan, cell, side) || isDrawn(plan, before, side)) continue;
    let length = 1;
    let here = neighbour(plan, cell, along);
    while (here !== null && isDrawn(plan, here, side)) {
      length += 1;
      here = neighbour(plan, here, along);
    }
    const x = ((cell % plan.columns) + (side === 'E' ? 1 : 0)) * CELL;
    const y = (Math.floor(cell / plan.columns) + (side === 'S' ? 1 : 0)) * CELL;
    found.push(`M${x} ${y}${stroke}${length * CELL}`);
  }
  return found;
}

function isDrawn(plan: BoardPlan, cell: number | null, side: Direction): boolean {
  if (cell === null || !hasWall(plan, cell, side)) return false;
  const beyond = neighbour(plan, cell, side);
  return beyond !== null && !plan.closed.includes(cell) && !plan.closed.includes(beyond);
}

/** Return the north-west cell of a closed block of two by two, where the chip lies, or null. */
export function hubCell(plan: BoardPlan): number | null {
  const [first, ...rest] = plan.closed;
  if (first === undefined || rest.length !== 3) return null;
  const block = [first + 1, first + plan.columns, first + plan.columns + 1];
  const isBlock = block.every((cell, at) => rest[at] === cell);
  return isBlock && (first + 1) % plan.columns !== 0 ? first : null;
}

/** The line of one leg of a way, shifted aside so that ways to and fro do not lie on each other. */
export function legPath(leg: Leg, columns: number): string {
  const shift = 'rbgykt'.indexOf(leg.robot) * 3.4 - 7;
  const points = [leg.from, ...leg.path].map((cell) => centreOf(cell, columns));
  return `M${points.map(([x, y]) => `${x + shift} ${y + shift}`).join('L')}`;
}
