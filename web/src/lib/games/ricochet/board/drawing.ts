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
