/** Finger and mouse on a board: press a robot and swipe, or tap it and tap where it shall go. */

import { cellAt, type Direction, type Point, wayOf } from '../../../board/grid.ts';
import { directionOf, type Piece, robotOf, type Slide, slidesOf, stopOf } from './scene.ts';

export type PointerIntent =
  | { readonly kind: 'choose'; readonly robot: string | null }
  | { readonly kind: 'move'; readonly slide: Slide }
  | { readonly kind: 'blocked'; readonly robot: string; readonly direction: Direction };

export interface PointerState {
  readonly robots: readonly Piece[];
  readonly chosen: string | null;
  readonly slides: readonly Slide[];
  readonly columns: number;
}

/** A swipe is at least this long, in cells. */
const SWIPE = 0.4;
/** A finger may miss a robot's middle by this much. */
const REACH = 0.95;

/** Return the robot under a point given in cells, the nearest one within reach. */
export function robotAt(point: Point, robots: readonly Piece[], columns: number): string | null {
  let best: string | null = null;
  let least = REACH;
  for (const piece of robots) {
    const x = (piece.cell % columns) + 0.5;
    const y = Math.floor(piece.cell / columns) + 0.5;
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) {
      least = distance;
      best = piece.robot;
    }
  }
  return best;
}

/** Return what a press at one point, released at another, asks for. */
export function pressIntent(down: Point, up: Point, state: PointerState): PointerIntent | null {
  const pressed = robotAt(down, state.robots, state.columns);
  const direction = wayOf(up.x - down.x, up.y - down.y, SWIPE);
  if (direction !== null) {
    const robot = pressed !== null && canMove(pressed, state) ? pressed : state.chosen;
    return robot === null ? null : swipe(robot, direction, state);
  }
  return tap(up, pressed, state);
}

function canMove(robot: string, state: PointerState): boolean {
  return state.slides.some((slide) => robotOf(slide) === robot);
}

function swipe(robot: string, direction: Direction, state: PointerState): PointerIntent {
  const slide = slidesOf(state.slides, robot, direction)[0];
  return slide ? { kind: 'move', slide } : { kind: 'blocked', robot, direction };
}

function tap(point: Point, pressed: string | null, state: PointerState): PointerIntent | null {
  const cell = cellAt(point, state.columns);
  const slide = state.chosen === null ? undefined : slideTo(cell, state.chosen, state);
  if (slide) return { kind: 'move', slide };
  if (pressed !== null && canMove(pressed, state)) {
    return { kind: 'choose', robot: pressed === state.chosen ? null : pressed };
  }
  return state.chosen === null ? null : { kind: 'choose', robot: null };
}

/** Return the slide of a robot that stops on a cell; where several do, the cheapest. */
export function slideTo(cell: number, robot: string, state: PointerState): Slide | undefined {
  return state.slides
    .filter((slide) => robotOf(slide) === robot && stopOf(slide) === cell)
    .sort((one, other) => one.move.length - other.move.length || compare(one, other))[0];
}

function compare(one: Slide, other: Slide): number {
  return directionOf(one).localeCompare(directionOf(other));
}
