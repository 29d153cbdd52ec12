import { describe, expect, it } from 'vitest';

import { hasNeighbour, standOf } from './crowd.ts';

const COUNTS = [2, 3, 4, 5, 6, 9, 12, 15];

describe('robots that share a square', () => {
  it.each(COUNTS)('do not cover each other: %i', (count) => {
    for (const maySpill of [false, true]) {
      const stands = Array.from({ length: count }, (_, at) => standOf(count, at, maySpill));
      for (const [at, one] of stands.entries()) {
        for (const other of stands.slice(at + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart).toBeGreaterThanOrEqual(0.36 * (one.scale + other.scale) - 0.01);
        }
      }
    }
  });

  it('stay legible up to five, even with somebody beside them (C-32)', () => {
    for (const count of [2, 3, 4, 5]) {
      expect(standOf(count, 0, false).scale).toBeGreaterThan(0.7);
    }
  });

  it('do not reach over whom stands beside them', () => {
    for (const count of COUNTS.slice(0, 6)) {
      for (let at = 0; at < count; at += 1) {
        const { x, scale } = standOf(count, at, false);
        expect(Math.abs(x) + 0.36 * scale).toBeLessThanOrEqual(0.68);
      }
    }
  });
});

it('a square has neighbours on all eight sides, none beyond the frame', () => {
  expect(hasNeighbour([142, 143], 142)).toBe(true);
  expect(hasNeighbour([142, 144, 159], 142)).toBe(false);
  expect(hasNeighbour([139], 140)).toBe(false);
});
