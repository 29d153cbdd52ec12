/**
 * How a robot glides on a plan: for drawing ways that are told as text, and for trying out on
 * the puzzle board. Whether a way counts is for the server to say.
 */

import { type Direction, DIRECTIONS, neighbour } from '../../../board/grid.ts';
import { type BoardPlan, hasWall, type Leg, type Piece, type Slide } from './scene.ts';

const MIRRORS: Record<string, Record<Direction, Direction>> = {
  '/': { N: 'E', E: 'N', S: 'W', W: 'S' },
  '\\': { N: 'W', E: 'S', S: 'E', W: 'N' },
};

/** Return the ways of one robot in one direction: with no wall passed, one, two, … */
export function glides(
  plan: BoardPlan,
  robots: readonly Piece[],
  robot: string,
  way: Direction,
  mostPasses: number,
): Slide[] {
  const start = robots.find((piece) => piece.robot === robot)?.cell;
  if (start === undefined) return [];
  const found: Slide[] = [];
  const path: number[] = [];
  const seen = new Set([`${start}${way}`]);
  let [cell, heading, passes] = [start, way, 0];
  for (;;) {
    const beyond = neighbour(plan, cell, heading);
    const isBlocked = beyond === null || isTaken(plan, robots, robot, beyond);
    if (isBlocked || hasWall(plan, cell, heading)) {
      if (path.length > 0) found.push(slideOf(robot, way, passes, path));
      if (isBlocked || robot !== 't' || passes === mostPasses) return found;
      passes += 1;
    }
    cell = beyond as number;
    path.push(cell);
    heading = turned(plan, robot, cell, heading);
    if (seen.has(`${cell}${heading}`)) return found;
    seen.add(`${cell}${heading}`);
  }
}

function isTaken(plan: BoardPlan, robots: readonly Piece[], robot: string, cell: number): boolean {
  const isStop = robots.some((piece) => piece.robot !== robot && piece.cell === cell);
  return isStop || plan.closed.includes(cell);
}

function slideOf(robot: string, way: Direction, passes: number, path: readonly number[]): Slide {
  return { move: `${robot}${way}${passes > 0 ? `+${passes}` : ''}`, path: [...path] };
}

function turned(plan: BoardPlan, robot: string, cell: number, heading: Direction): Direction {
  const mirror = plan.diagonals.find((item) => item.cell === cell && item.robot !== robot);
  return (mirror && MIRRORS[mirror.orientation]?.[heading]) ?? heading;
}

/** Return every move that any robot could make. */
export function allGlides(plan: BoardPlan, robots: readonly Piece[], mostPasses = 1023): Slide[] {
  return robots.flatMap(({ robot }) =>
    DIRECTIONS.flatMap((way) => glides(plan, robots, robot, way, mostPasses)),
  );
}

export interface Walked {
  readonly robots: readonly Piece[];
  readonly legs: readonly Leg[];
}

/** Return where a way leads and its legs; a move that cannot be is left out. */
export function walk(plan: BoardPlan, robots: readonly Piece[], route: readonly string[]): Walked {
  let now = [...robots];
  const legs: Leg[] = [];
  for (const move of route) {
    const slide = glideOf(plan, now, move);
    const from = now.find((piece) => piece.robot === move[0])?.cell;
    const stop = slide?.path.at(-1);
    if (!slide || from === undefined || stop === undefined) continue;
    legs.push({ robot: move.charAt(0), from, path: slide.path });
    now = now.map((piece) => (piece.robot === move[0] ? { ...piece, cell: stop } : piece));
  }
  return { robots: now, legs };
}

function glideOf(plan: BoardPlan, robots: readonly Piece[], move: string): Slide | undefined {
  const found = glides(plan, robots, move.charAt(0), move.charAt(1) as Direction, 1023);
  return found.find((slide) => slide.move === move);
}
