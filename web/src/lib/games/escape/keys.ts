/** What keys ask for while one's own turn or tile is on. */

import { arrowOf } from '../../board/grid.ts';
import type { Way } from './board/scene.ts';

export type KeyIntent =
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'robot'; readonly number: number }
  | { readonly kind: 'turn'; readonly steps: 1 | -1 }
  | { readonly kind: 'next' | 'go' | 'drop' | 'activate' | 'eye' | 'undo' | 'end' };

const LETTERS: Readonly<Record<string, KeyIntent>> = {
  r: { kind: 'turn', steps: 1 },
  R: { kind: 'turn', steps: -1 },
  n: { kind: 'next' },
  c: { kind: 'next' },
  a: { kind: 'activate' },
  x: { kind: 'eye' },
  u: { kind: 'undo' },
  '.': { kind: 'end' },
  Backspace: { kind: 'undo' },
  Escape: { kind: 'drop' },
};

/** What is in the hand, as far as keys go. */
export interface Holding {
  /** A robot, a camera or a tile: arrow keys are meant for it. */
  readonly isHolding: boolean;
  /** Whether Enter does something with it. */
  readonly canGo: boolean;
}

export function keyIntent(key: string, { isHolding, canGo }: Holding): KeyIntent | null {
  const way = arrowOf(key);
  if (way !== null) return isHolding ? { kind: 'way', way } : null;
  if (/^[123]$/.test(key)) return { kind: 'robot', number: Number(key) - 1 };
  if (key === 'Enter') return canGo ? { kind: 'go' } : null;
  if (key === 'Escape' && !isHolding) return null;
  return LETTERS[key] ?? null;
}
