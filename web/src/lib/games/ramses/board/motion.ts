/** What moves on the board between two views, told by the events of the newer one alone. */

import type { Size } from '../../../board/grid.ts';
import type { RamsesView } from '../types.ts';

export interface Slid {
  readonly from: number;
  readonly to: number;
}

export interface Motion {
  /** Number of the change it belongs to. */
  readonly change: number;
  /** Whether pyramids come to stand on all treasures. */
  readonly isCovering: boolean;
  /** The pyramid that went, in cells of the board as it is seen now. */
  readonly slid: Slid | null;
  /** By how many quarters clockwise the board turns after that. */
  readonly quarters: number;
}

export const SLIDE_MS = 260;
export const COVER_MS = 520;
export const TURN_MS = 1500;

/**
 * Return what moves, or null when nothing does or when views in between were missed.
 *
 * @param before Number of the change that is shown so far.
 */
export function motionTo(view: RamsesView, before: number): Motion | null {
  if (view.changes !== before + 1) return null;
  const { events, changes } = view;
  const quarters = events.reduce((sum, event) => sum + (event.quarters ?? 0), 0);
  const slide = events.find(({ kind }) => kind === 'slid');
  const isCovering = events.some(({ kind }) => kind === 'covered');
  if (!isCovering && !slide && quarters === 0) return null;
  const seen = (cell: number | undefined): number => turned(cell ?? 0, quarters, view);
  const slid = slide ? { from: seen(slide.cell), to: seen(slide.other) } : null;
  return { change: changes, isCovering, slid, quarters };
}

/**
 * Return where a cell is seen after so many quarters clockwise.
 *
 * @param size The board after the turn.
 */
export function turned(cell: number, quarters: number, size: Size): number {
  let [rows, columns] = quarters % 2 === 0 ? [size.rows, size.columns] : [size.columns, size.rows];
  let at = cell;
  for (let made = 0; made < quarters % 4; made += 1) {
    at = (at % columns) * rows + rows - 1 - Math.floor(at / columns);
    [rows, columns] = [columns, rows];
  }
  return at;
}

/** How a pyramid goes: it is heavy, starts slowly, and settles with a small knock. */
export function slideFrames({ from, to }: Slid, columns: number, side: number): Keyframe[] {
  const right = ((from % columns) - (to % columns)) * side;
  const down = (Math.floor(from / columns) - Math.floor(to / columns)) * side;
  const at = (share: number): string => `translate(${right * share}px, ${down * share}px)`;
  return [
    { transform: at(1), offset: 0, easing: 'cubic-bezier(0.55, 0, 0.7, 0.6)' },
    { transform: at(0), offset: 0.82, easing: 'ease-out' },
    { transform: at(0.035), offset: 0.9, easing: 'ease-in' },
    { transform: at(0), offset: 1 },
  ];
}

/** How the board turns: small enough to keep to its place it swings round, and is set down. */
export function turnFrames(quarters: number, scale: number): Keyframe[] {
  const from = -90 * quarters;
  return [
    { transform: `rotate(${from}deg) scale(${scale})`, offset: 0, easing: 'ease-in-out' },
    { transform: `rotate(${from / 2}deg) scale(0.7)`, offset: 0.5, easing: 'ease-in-out' },
    { transform: 'rotate(0deg) scale(1)', offset: 1 },
  ];
}
