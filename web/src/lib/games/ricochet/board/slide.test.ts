import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { DEMO_GOAL, DEMO_PLAN, DEMO_ROUTE, DEMO_START } from './demo.ts';
import type { BoardPlan, Piece } from './scene.ts';
import { allGlides, glides, walk } from './slide.ts';

/** Made by the rules in Python: positions with every move that they allow and where it ends. */
interface Case {
  readonly plan: BoardPlan;
  readonly robots: readonly Piece[];
  readonly moves: Readonly<Record<string, number>>;
}

const CASES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'slide.cases.json'), 'utf8'),
) as readonly Case[];

function openPlan(rows: number, columns: number): BoardPlan {
  const walls = Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return (
      (row === 0 ? 1 : 0) +
      (column === columns - 1 ? 2 : 0) +
      (row === rows - 1 ? 4 : 0) +
      (column === 0 ? 8 : 0)
    );
  });
  return { rows, columns, walls, closed: [], diagonals: [], targets: [] };
}

describe('a glide', () => {
  it.each(CASES.map((item, at) => [at, item] as const))(
    'ends where the rules say, position %i',
    (_, { plan, robots, moves }) => {
      const found = allGlides(plan, robots);
      const ends = Object.fromEntries(found.map(({ move, path }) => [move, path.at(-1)]));
      expect(ends).toEqual(moves);
    },
  );

  it('stops before another robot', () => {
    const robots = [
      { robot: 'r', cell: 0 },
      { robot: 'b', cell: 5 },
    ];
    expect(glides(openPlan(8, 8), robots, 'r', 'E', 0)[0]?.path).toEqual([1, 2, 3, 4]);
  });

  it('is none where something stands right there', () => {
    expect(glides(openPlan(8, 8), [{ robot: 'r', cell: 0 }], 'r', 'N', 0)).toEqual([]);
  });
});

describe('a way', () => {
  it('leads the demo to its target', () => {
    const { robots, legs } = walk(DEMO_PLAN, DEMO_START, DEMO_ROUTE);
    expect(robots.find((piece) => piece.robot === 'r')?.cell).toBe(DEMO_GOAL.cell);
    expect(legs).toHaveLength(DEMO_ROUTE.length);
  });

  it('leaves out what cannot be moved', () => {
    expect(walk(DEMO_PLAN, DEMO_START, ['kE', 'bN']).legs).toEqual([]);
  });
});
