/** Turns that are looked at again: the pieces after each step, and turns by their rounds. */

import { fieldOf } from './sight.ts';
import type { Camera, EscapeView, Site, Step, Told, Turn } from './types.ts';

/** Where all pieces are: cells of robots, -1 for one that is out, the frozen ones, cameras. */
export interface Pieces {
  readonly robots: readonly number[];
  readonly eyes: ReadonlySet<number>;
  readonly cameras: readonly Camera[];
}

export function piecesOf({ robots, cameras }: Pick<EscapeView, 'robots' | 'cameras'>): Pieces {
  const eyes = robots.flatMap(({ has_eye: hasEye }, robot) => (hasEye ? [robot] : []));
  return { robots: robots.map(({ cell }) => cell), eyes: new Set(eyes), cameras };
}

export function startOf(turn: Turn): Pieces {
  return { robots: turn.robots, eyes: new Set(turn.eyes), cameras: turn.cameras };
}

export function after(pieces: Pieces, step: Step): Pieces {
  const { robots, eyes, cameras } = pieces;
  switch (step.kind) {
    case 'move':
      return { ...pieces, robots: robots.with(step.robot, step.cell) };
    case 'take_eye':
      return { ...pieces, eyes: new Set([...eyes].filter((robot) => robot !== step.robot)) };
    case 'activate':
      return { ...pieces, eyes: new Set([...eyes, ...step.seen]) };
    default: {
      const camera = { cell: step.cell, heading: step.heading } as Camera;
      const others = cameras.filter(({ cell }) => cell !== step.cell);
      return { ...pieces, cameras: [...others, camera] };
    }
  }
}

/** Return the pieces after so many steps of a turn. */
export function piecesAt(turn: Turn, count: number): Pieces {
  return turn.steps.slice(0, count).reduce(after, startOf(turn));
}

/** Return the robots that a camera would freeze: in its view, not frozen yet. */
export function frozenBy(site: Site, camera: Camera, { robots, eyes }: Pieces): number[] {
  const { seen } = fieldOf(site, camera);
  return robots.flatMap((cell, robot) => (seen.has(cell) && !eyes.has(robot) ? [robot] : []));
}

/** Return the turns of a game that is over; it is told of each when it is closed. */
export function toldTurns(told: readonly Told[]): Turn[] {
  return told.flatMap(({ turn }) => (turn ? [turn] : []));
}

/** One moment of turns that are watched: the pieces, and the step that led there if any did. */
export interface Frame {
  readonly seat: number;
  readonly step: Step | null;
  readonly pieces: Pieces;
}

/** Return the moments of turns: how they begin, each step, and turns in which nothing was done. */
export function framesOf(turns: readonly Turn[]): Frame[] {
  const [first] = turns;
  if (!first) return [];
  return [{ seat: first.seat, step: null, pieces: startOf(first) }, ...turns.flatMap(momentsOf)];
}

function momentsOf(turn: Turn): Frame[] {
  const { seat, steps } = turn;
  if (steps.length === 0) return [{ seat, step: null, pieces: startOf(turn) }];
  return steps.map((step, at) => ({ seat, step, pieces: piecesAt(turn, at + 1) }));
}

export interface Round {
  readonly number: number;
  readonly turns: readonly Turn[];
}

export function roundsOf(turns: readonly Turn[]): Round[] {
  const numbers = [...new Set(turns.map(({ round }) => round))];
  return numbers.map((number) => ({
    number,
    turns: turns.filter(({ round }) => round === number),
  }));
}
