/** What the board shows, and how it follows from a view of the game. */

import { type Dice, fieldsFrom } from './dice.ts';
import type { MicroView, PastRound } from './types.ts';

export interface Jump {
  readonly from: number;
  readonly to: number;
}

export interface Scene {
  readonly dice: Dice;
  readonly robot: number;
  /** Where the robot set off. */
  readonly start: number;
  readonly target: number | null;
  readonly waypoint: number | null;
  /** Whether the waypoint is behind the robot, or there is none. */
  readonly hasVia: boolean;
  readonly jumps: readonly Jump[];
  /** Where the robot may go now, if this hand may move it. */
  readonly fields: readonly number[];
}

/** What is asked: where from, where to, by way of what. */
export type Puzzle = Pick<Scene, 'dice' | 'start' | 'target' | 'waypoint'>;

/** Return the board after a way; moves are names of fields. */
export function walked(puzzle: Puzzle, route: readonly string[]): Scene {
  const cells = [puzzle.start, ...route.map((move) => puzzle.dice.indexOf(move))];
  const robot = cells.at(-1) ?? puzzle.start;
  const hasVia = puzzle.waypoint === null || cells.includes(puzzle.waypoint);
  const jumps = cells.slice(1).map((to, at) => ({ from: cells[at] ?? to, to }));
  return { ...puzzle, robot, hasVia, jumps, fields: [] };
}

/** Return the board with the robot free to go on from where it is. */
export function movable(scene: Scene): Scene {
  return { ...scene, fields: fieldsFrom(scene.dice, scene.robot) };
}

/** Whether a way could end here. */
export function isThere(scene: Scene): boolean {
  return scene.hasVia && scene.robot === scene.target && scene.jumps.length > 0;
}

export function puzzleOf(view: MicroView): Puzzle {
  const { start, target, waypoint } = view;
  return { dice: view.board.dice, start, target, waypoint };
}

/**
 * Return what the board shows now.
 *
 * @param ahead Own moves that the server has not confirmed yet.
 */
export function sceneOf(view: MicroView, ahead: readonly string[] = []): Scene {
  const puzzle = puzzleOf(view);
  if (view.trial) {
    const scene = walked(puzzle, [...view.trial.route, ...ahead]);
    const isOwn = view.trial.seat === view.seat;
    return isOwn && scene.jumps.length < view.trial.number ? movable(scene) : scene;
  }
  if (view.scratch) return movable(walked(puzzle, [...view.scratch.route, ...ahead]));
  return { ...walked(puzzle, []), robot: view.robot };
}

/** Return what a closed round asked. */
export function pastPuzzle(dice: Dice, round: PastRound): Puzzle {
  const { start, target, waypoint } = round;
  return { dice, start, target, waypoint };
}
