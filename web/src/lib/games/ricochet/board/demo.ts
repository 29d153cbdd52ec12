/** A small position and its shortest way, shown on the first page. */

import type { BoardPlan, Piece, Target } from './scene.ts';

const WALLS = [
  '911111113',
  '800040002',
  '800292c02',
  '82c000102',
  '801068402',
  '800050382',
  '800290002',
  '8000002c2',
  'c44444456',
];

const MARKS: readonly (readonly [robot: string, cell: number, symbol: string])[] = [
  ['r', 29, 'triangle'],
  ['b', 51, 'square'],
  ['g', 40, 'circle'],
  ['y', 24, 'hexagon'],
  ['r', 70, 'circle'],
  ['g', 58, 'square'],
  ['*', 22, 'vortex'],
];

export const DEMO_PLAN: BoardPlan = {
  rows: 9,
  columns: 9,
  walls: WALLS.flatMap((row) => [...row].map((digit) => Number.parseInt(digit, 16))),
  closed: [],
  diagonals: [],
  targets: MARKS.map(([robot, cell, symbol]) => ({ robot, cell, symbol })),
};

export const DEMO_GOAL: Target = { robot: 'r', cell: 29, symbol: 'triangle' };

export const DEMO_START: readonly Piece[] = [
  { robot: 'r', cell: 49 },
  { robot: 'b', cell: 1 },
  { robot: 'g', cell: 8 },
  { robot: 'y', cell: 30 },
];

export const DEMO_ROUTE: readonly string[] = ['rW', 'rN', 'bE', 'yN', 'rE', 'rS'];
