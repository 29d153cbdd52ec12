/** Lets drawings move as a motion tells; each action runs once, when its drawing comes. */

import { CELL } from './drawing.ts';
import {
  COVER_MS,
  type Motion,
  SLIDE_MS,
  type Slid,
  slideFrames,
  TURN_MS,
  turnFrames,
} from './motion.ts';

const SHOWN_MS = 200;
const SET_DOWN_MS = 260;
/** How much later each pyramid comes than its neighbour. */
const ROW_MS = 18;

export interface Moving {
  readonly quarters: number;
  /** When the board begins to turn: after what else moves. */
  readonly delayMs: number;
  readonly scale: Scale;
  readonly columns: number;
  readonly isCovering: boolean;
  readonly slid: Slid | null;
}

/** How large the board was drawn before: one that changes its shape may change its scale too. */
export class Scale {
  private unit = 0;

  /** Return how large it was, measured by how large it is now. */
  swing(node: SVGGElement): number {
    const now = node.ownerSVGElement?.getScreenCTM?.()?.a ?? 0;
    const before = this.unit;
    this.unit = now;
    return before > 0 && now > 0 ? before / now : 1;
  }
}

export function movingOf(motion: Motion | null, columns: number, scale: Scale): Moving {
  const { isCovering = false, slid = null, quarters = 0 } = motion ?? {};
  const delayMs = (isCovering ? COVER_MS : 0) + (slid ? SLIDE_MS : 0);
  return { quarters, delayMs, scale, columns, isCovering, slid };
}

/** The board turns. */
export function swings(node: SVGGElement, { quarters, scale, delayMs: delay }: Moving): void {
  const swing = scale.swing(node);
  if (quarters === 0) return;
  node.animate(turnFrames(quarters, swing), { duration: TURN_MS, delay, fill: 'both' });
}

/** What is written or drawn stays upright while the board turns under it. */
export function staysUpright(node: SVGGElement, { quarters, delayMs: delay }: Moving): void {
  if (quarters === 0) return;
  const frames = turnFrames(quarters, 1).map(({ offset, easing }, at) => ({
    transform: `rotate(${90 * quarters * (1 - at / 2)}deg)`,
    ...(offset === undefined ? {} : { offset }),
    ...(easing === undefined ? {} : { easing }),
  }));
  node.animate(frames, { duration: TURN_MS, delay, fill: 'both' });
}

/** Names of rows and columns belong to the board as it lies; so does its shadow. */
export function awaitsTheTurn(node: Element, { quarters, delayMs }: Moving): void {
  if (quarters === 0) return;
  const timing = { duration: SHOWN_MS, delay: delayMs + TURN_MS, fill: 'backwards' } as const;
  node.animate([{ opacity: 0 }, { opacity: 1 }], timing);
}

/** A pyramid is set down on its treasure, or slides to its cell. */
export function arrives(node: SVGGElement, [cell, moving]: readonly [number, Moving]): void {
  const { columns, isCovering, slid } = moving;
  if (isCovering) {
    const along = (cell % columns) + Math.floor(cell / columns);
    const frames = [{ transform: 'scale(1.7)', opacity: 0 }, { transform: 'scale(1)' }];
    const delay = along * ROW_MS;
    node.animate(frames, { duration: SET_DOWN_MS, delay, easing: 'ease-in', fill: 'both' });
  } else if (slid?.to === cell) {
    node.animate(slideFrames(slid, columns, CELL), { duration: SLIDE_MS });
  }
}
