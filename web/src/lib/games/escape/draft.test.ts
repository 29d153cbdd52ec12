import { describe, expect, it } from 'vitest';

import { fitsOf, freeTiles, held, over, turnedOn } from './draft.ts';
import { towards, turned } from './factory.ts';

const D1 = { tile: 'D1', rows: [], doors: [8, 1, 2, 4] };
const S1 = { tile: 'S1', rows: [], doors: [10, 5] };
const VIEW = {
  tiles: [D1, S1],
  laid: [],
  drawn: '',
  lays: [
    { place: 5, doors: [8, 10, 12] },
    { place: 0, doors: [4, 5] },
  ],
};

describe('a draft', () => {
  it('fits where one of its turns has doors that are asked for (C-T1, C-T2)', () => {
    expect([...fitsOf(VIEW, 'D1')]).toEqual([
      [5, [0]],
      [0, [3]],
    ]);
    expect([...fitsOf(VIEW, 'S1')]).toEqual([
      [5, [0]],
      [0, [1]],
    ]);
  });

  it('is turned on until it fits over a place, and stays off others', () => {
    const draft = held(VIEW, 'D1', null);
    expect(over(VIEW, draft, 0)).toEqual({ tile: 'D1', turn: 3, place: 0 });
    expect(over(VIEW, draft, 9)).toEqual(draft);
  });

  it('is turned freely in the hand, over a place among the turns that fit', () => {
    expect(turnedOn(VIEW, { tile: 'S1', turn: 1, place: null }).turn).toBe(0);
    expect(turnedOn(VIEW, { tile: 'D1', turn: 3, place: 0 }).turn).toBe(3);
    const wide = { ...VIEW, lays: [{ place: 5, doors: [8, 2] }] };
    expect(turnedOn(wide, { tile: 'D1', turn: 0, place: 5 }).turn).toBe(2);
  });

  it('takes a tile that is left, or the one that was drawn', () => {
    const laid = [{ seat: 0, place: 5, tile: 'D1', turn: 0 }];
    expect(freeTiles({ ...VIEW, laid }).map(({ tile }) => tile)).toEqual(['S1']);
    expect(freeTiles({ ...VIEW, drawn: 'D1' }).map(({ tile }) => tile)).toEqual(['D1']);
  });
});

describe('the factory', () => {
  it('turns drawings clockwise', () => {
    expect(turned(['ab', 'cd'], 1)).toEqual(['ca', 'db']);
    expect(turned(['ab', 'cd'], 4)).toEqual(['ab', 'cd']);
  });

  it('finds the nearest cell one way', () => {
    expect(towards([1, 2, 6, 9], 4, 5, 'N')).toBe(1);
    expect(towards([1, 2, 6, 9], 4, 5, 'E')).toBe(6);
    expect(towards([1, 2, 6, 9], 4, 5, 'W')).toBeNull();
  });
});
