import { describe, expect, it } from 'vitest';

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
