/** What the board of Ricochet Robots draws: facts only, no rules. */

import { type Direction, neighbour, opposite, sideBit } from '../../../board/grid.ts';

export interface Target {
  readonly robot: string;
  readonly cell: number;
  readonly symbol: string;
}

export interface Diagonal {
  readonly cell: number;
  readonly robot: string;
  readonly orientation: string;
}

/** The fixed part. `walls` holds one mask a cell, N=1 E=2 S=4 W=8, entered on both sides. */
export interface BoardPlan {
  readonly rows: number;
  readonly columns: number;
  readonly walls: readonly number[];
  readonly closed: readonly number[];
  readonly diagonals: readonly Diagonal[];
  readonly targets: readonly Target[];
}

export interface Piece {
  readonly robot: string;
  readonly cell: number;
}

/** A move that may be made now and the cells it goes through, the last one being the stop. */
export interface Slide {
  readonly move: string;
  readonly path: readonly number[];
}

/** One leg of a way that has been gone already, drawn as a trail. */
export interface Leg {
  readonly robot: string;
  readonly from: number;
  readonly path: readonly number[];
}

export interface Scene {
  readonly plan: BoardPlan;
  readonly robots: readonly Piece[];
  readonly tokens: readonly Piece[];
  readonly goal: Target | null;
  readonly legs: readonly Leg[];
  readonly slides: readonly Slide[];
}

export function robotOf(slide: Slide): string {
  return slide.move.charAt(0);
}

export function directionOf(slide: Slide): Direction {
  return slide.move.charAt(1) as Direction;
}

/** Walls the transparent robot passes on the way. */
export function passesOf(slide: Slide): number {
  return slide.move.length > 3 ? Number(slide.move.slice(3)) : 0;
}

export function stopOf(slide: Slide): number {
  return slide.path[slide.path.length - 1] as number;
}

/** Slides of one robot in one direction, those that pass fewer walls first. */
export function slidesOf(
  slides: readonly Slide[],
  robot: string,
  direction: Direction,
): readonly Slide[] {
  return slides
    .filter((slide) => robotOf(slide) === robot && directionOf(slide) === direction)
    .sort((one, other) => passesOf(one) - passesOf(other));
}

export function hasWall(plan: BoardPlan, cell: number, side: Direction): boolean {
  return ((plan.walls[cell] ?? 0) & sideBit(side)) !== 0;
}

/** Return the plan with a wall set or taken away on both of its sides; the frame stays. */
export function withWallFlipped(plan: BoardPlan, cell: number, side: Direction): BoardPlan {
  const beyond = neighbour(plan, cell, side);
  if (beyond === null || plan.closed.includes(cell) || plan.closed.includes(beyond)) return plan;
  const walls = [...plan.walls];
  walls[cell] = (walls[cell] ?? 0) ^ sideBit(side);
  walls[beyond] = (walls[beyond] ?? 0) ^ sideBit(opposite(side));
  return { ...plan, walls };
}
