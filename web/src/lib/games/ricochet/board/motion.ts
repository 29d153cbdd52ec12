/** How a robot slides: it gathers speed, hits the obstacle, is squashed and settles. */

import type { BodyMotion } from '../../../board/mover.ts';
import { CELL, centreOf } from './drawing.ts';

export interface Motion extends BodyMotion {
  /** When it hits. */
  readonly impactMs: number;
}

const SETTLE_MS = 190;
const RUN_UP_MS = 70;
const CELL_MS = 74;

/** Time of travel over a distance in cells: constant acceleration, so it grows with the root. */
export function travelMs(cells: number): number {
  return cells === 0 ? 0 : RUN_UP_MS + CELL_MS * Math.sqrt(cells) * 1.25;
}

/** CSS transform that puts a robot on a cell. */
export function standing(cell: number, columns: number): string {
  const [x, y] = centreOf(cell, columns);
  return `translate(${x}px, ${y}px)`;
}

/**
 * A slide from a cell along a path.
 *
 * @param path Cells entered in order; bends are allowed.
 */
export function slideMotion(from: number, path: readonly number[], columns: number): Motion {
  const impactMs = travelMs(path.length);
  const durationMs = impactMs + SETTLE_MS;
  const stop = path[path.length - 1] ?? from;
  const before = path[path.length - 2] ?? from;
  const [sx, sy] = centreOf(stop, columns);
  const [bx, by] = centreOf(before, columns);
  const ux = (sx - bx) / CELL;
  const uy = (sy - by) / CELL;
  const after = (ms: number): number => (impactMs + ms) / durationMs;
  const pushed = `translate(${sx + ux * 3}px, ${sy + uy * 3}px)`;
  const back = `translate(${sx - ux * 1.6}px, ${sy - uy * 1.6}px)`;
  return {
    durationMs,
    impactMs,
    travel: [
      ...travelFrames(from, path, columns, impactMs / durationMs),
      { transform: pushed, offset: after(34), easing: 'ease-out' },
      { transform: back, offset: after(112), easing: 'ease-in-out' },
      { transform: standing(stop, columns), offset: 1 },
    ],
    squash: squashFrames(ux !== 0, after),
  };
}

/** Frames of the travel itself: place as a square function of time, one frame a cell. */
function travelFrames(
  from: number,
  path: readonly number[],
  columns: number,
  share: number,
): Keyframe[] {
  const total = path.length;
  return [from, ...path].map((cell, at) => ({
    transform: standing(cell, columns),
    offset: total === 0 ? 0 : Math.sqrt(at / total) * share,
    easing: 'linear',
  }));
}

function squashFrames(isHorizontal: boolean, after: (ms: number) => number): Keyframe[] {
  const scaled = (along: number, across: number): string =>
    isHorizontal ? `scale(${along}, ${across})` : `scale(${across}, ${along})`;
  return [
    { transform: 'scale(1, 1)', offset: 0, easing: 'ease-in' },
    { transform: scaled(1.1, 0.93), offset: after(0), easing: 'ease-out' },
    { transform: scaled(0.8, 1.14), offset: after(48), easing: 'ease-in-out' },
    { transform: scaled(1.05, 0.97), offset: after(118), easing: 'ease-in-out' },
    { transform: 'scale(1, 1)', offset: 1 },
  ];
}

/** A robot that is put back: lifted, carried and set down, without impact. */
export function carryMotion(from: number, to: number, columns: number): Motion {
  const [x1, y1] = centreOf(from, columns);
  const [x2, y2] = centreOf(to, columns);
  const cells = Math.hypot(x2 - x1, y2 - y1) / CELL;
  const durationMs = 240 + 26 * Math.min(cells, 12);
  return {
    durationMs,
    impactMs: durationMs,
    travel: [
      { transform: standing(from, columns), offset: 0, easing: 'cubic-bezier(.45,0,.3,1)' },
      { transform: standing(to, columns), offset: 1 },
    ],
    squash: [
      { transform: 'scale(1, 1)', offset: 0, easing: 'ease-out' },
      { transform: 'scale(1.16, 1.16)', offset: 0.4, easing: 'ease-in-out' },
      { transform: 'scale(1, 1)', offset: 1 },
    ],
  };
}
