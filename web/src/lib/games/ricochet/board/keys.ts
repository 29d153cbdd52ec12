/** Keys on a board: a robot's letter or number chooses it, an arrow sends it off. */

import { arrowOf, type Direction } from '../../../board/grid.ts';
import { type Slide, slidesOf } from './scene.ts';

export type KeyIntent =
  | { readonly kind: 'choose'; readonly robot: string | null }
  | { readonly kind: 'move'; readonly slide: Slide }
  | { readonly kind: 'blocked'; readonly robot: string; readonly direction: Direction };

export interface KeyState {
  /** Robots that stand on the board, in their order. */
  readonly robots: string;
  readonly chosen: string | null;
  readonly slides: readonly Slide[];
  /** Whether Shift is held: the transparent robot then passes one wall. */
  readonly isShifted: boolean;
  /** Whether digits are for robots; while bids are open they are for those. */
  readonly hasDigits: boolean;
}

/** Return what a key asks for, or null when it means nothing here. */
export function keyIntent(key: string, state: KeyState): KeyIntent | null {
  const robot = robotOfKey(key, state);
  if (robot !== null && state.slides.length > 0) return { kind: 'choose', robot };
  if (key === 'Escape' && state.chosen !== null) return { kind: 'choose', robot: null };
  const direction = arrowOf(key);
  if (direction === null || state.chosen === null) return null;
  const slides = slidesOf(state.slides, state.chosen, direction);
  const slide = slides[state.isShifted ? Math.min(1, slides.length - 1) : 0];
  if (slide !== undefined) return { kind: 'move', slide };
  return { kind: 'blocked', robot: state.chosen, direction };
}

function robotOfKey(key: string, { robots, hasDigits }: KeyState): string | null {
  const letter = key.toLowerCase();
  if (letter.length === 1 && robots.includes(letter)) return letter;
  return hasDigits && /^[1-6]$/.test(key) ? (robots[Number(key) - 1] ?? null) : null;
}
