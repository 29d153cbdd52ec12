import { describe, expect, it } from 'vitest';

import { digitsAfter } from './digits.ts';
import { arrowText, canonicalMove } from './notation.ts';

describe('a typed move', () => {
  it.each([
    ['re', 'rE'],
    [' R→ ', 'rE'],
    ['tw+2', 'tW+2'],
    ['b ↑', 'bN'],
  ])('%j is read as %s', (text, move) => expect(canonicalMove(text)).toBe(move));

  it.each(['', 'x', 'rr', 'tE+0', 'rE bS'])('%j is none', (text) =>
    expect(canonicalMove(text)).toBeNull(),
  );

  it('is shown with an arrow', () => {
    expect(arrowText('tE+1')).toBe('T→+1');
  });
});

describe('digits', () => {
  it('make numbers of at most two digits, none with a zero in front', () => {
    expect(digitsAfter('', '0')).toBe('');
    expect(digitsAfter('1', '2')).toBe('12');
    expect(digitsAfter('12', '3')).toBe('3');
    expect(digitsAfter('12', 'Backspace')).toBe('1');
    expect(digitsAfter('1', 'x')).toBe('1');
  });
});
