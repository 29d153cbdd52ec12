/** How the glass robot jumps: it is lifted, flies over what lies between, and lands. */

import type { BodyMotion } from '../../../board/mover.ts';
import { CELL, centreOf } from './drawing.ts';

export interface Motion extends BodyMotion {
  /** When it lands. */
  readonly landMs: number;
}

const SETTLE_MS = 170;

/** CSS transform that puts the robot on a field. */
export function standing(cell: number): string {
  const [x, y] = centreOf(cell);
  return `translate(${x}px, ${y}px)`;
}

export function jumpMotion(from: number, to: number): Motion {
  const [x1, y1] = centreOf(from);
  const [x2, y2] = centreOf(to);
  const fields = Math.hypot(x2 - x1, y2 - y1) / CELL;
  const landMs = 190 + 60 * Math.sqrt(fields);
  const durationMs = landMs + SETTLE_MS;
  const lift = 16 + 5 * fields;
  const at = (share: number): string =>
    `translate(${x1 + (x2 - x1) * share}px, ${y1 + (y2 - y1) * share - 4 * lift * share * (1 - share)}px)`;
  const shares = [0, 0.25, 0.5, 0.75, 1];
  const land = landMs / durationMs;
  return {
    durationMs,
    landMs,
    travel: [
      ...shares.map((share) => ({ transform: at(share), offset: share * land, easing: 'linear' })),
      { transform: standing(to), offset: 1 },
    ],
    squash: [
      { transform: 'scale(1, 1)', offset: 0, easing: 'ease-out' },
      { transform: 'scale(1.12, 1.12)', offset: land / 2, easing: 'ease-in' },
      { transform: 'scale(1, 1)', offset: land, easing: 'ease-out' },
      { transform: 'scale(1.12, 0.86)', offset: land + (1 - land) * 0.35, easing: 'ease-in-out' },
      { transform: 'scale(1, 1)', offset: 1 },
    ],
  };
}
