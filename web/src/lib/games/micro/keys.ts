/** What keys ask for on a board of dice: arrows jump among the lit fields, or one types `g3`. */

import { arrowOf } from '../../board/grid.ts';
import { COLOURS, type Dice, jumpTo } from './dice.ts';

export type KeyIntent =
  | { readonly kind: 'choose'; readonly cell: number | null }
  | { readonly kind: 'move'; readonly cell: number }
  /** The first half of a field's name was typed, or taken back. */
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'blocked'; readonly cell: number | null };

export interface KeyState {
  readonly dice: Dice;
  readonly robot: number;
  readonly fields: readonly number[];
  readonly chosen: number | null;
  /** The letter that was typed, waiting for its number. */
  readonly letter: string;
}

/** Return what a key asks for, or null when it means nothing here. */
export function keyIntent(key: string, state: KeyState): KeyIntent | null {
  const { fields, robot, chosen, letter } = state;
  if (fields.length === 0) return null;
  const way = arrowOf(key);
  if (way !== null) {
    const cell = jumpTo(fields, robot, chosen, way);
    return cell === null ? { kind: 'blocked', cell } : { kind: 'choose', cell };
  }
  if (key === 'Enter' || key === ' ')
    return chosen === null ? null : { kind: 'move', cell: chosen };
  if (key === 'Escape' || key === 'Backspace') return undo(state);
  if (key.length === 1 && COLOURS.includes(key.toUpperCase())) {
    return { kind: 'letter', letter: key.toUpperCase() };
  }
  return letter !== '' && /^[1-6]$/.test(key) ? typed(letter + key, state) : null;
}

function undo({ letter, chosen }: KeyState): KeyIntent | null {
  if (letter !== '') return { kind: 'letter', letter: '' };
  return chosen === null ? null : { kind: 'choose', cell: null };
}

function typed(name: string, { dice, fields }: KeyState): KeyIntent {
  const cell = dice.indexOf(name);
  return { kind: fields.includes(cell) ? 'move' : 'blocked', cell };
}
