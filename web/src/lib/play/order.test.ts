import { describe, expect, it } from 'vitest';

import { upcoming } from './order.ts';

describe('the order of play', () => {
  it('goes round from the seat whose turn it is', () => {
    expect(upcoming([2, 0, 1], 0, () => 0)).toEqual([0, 1, 2]);
    expect(upcoming([0], 0, () => 0)).toEqual([0]);
  });

  it('passes over who is away or out', () => {
    expect(upcoming([0, 1, 2, 3], 1, (seat) => (seat === 2 ? null : 0))).toEqual([1, 3, 0]);
    expect(upcoming([0, 1], 1, () => null)).toEqual([1]);
  });

  it('lets who sits out turns wait for another time round', () => {
    expect(upcoming([0, 1, 2], 0, (seat) => (seat === 1 ? 1 : 0))).toEqual([0, 2, 1]);
    expect(upcoming([0, 1], 0, (seat) => (seat === 1 ? 2 : 0))).toEqual([0, 1]);
  });
});
