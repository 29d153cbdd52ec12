/** A board and a shortest way on it, shown on the first page. */

import type { Dice } from '../dice.ts';
import type { Puzzle } from '../scene.ts';

const DICE: Dice = [
  ...['W6', 'B6', 'B2', 'P5', 'P2', 'P3'],
  ...['R3', 'Y4', 'W3', 'R6', 'R4', 'Y3'],
  ...['B3', 'G4', 'W5', 'B4', 'G5', 'G3'],
  ...['B1', 'R2', 'W4', 'P1', 'Y6', 'Y1'],
  ...['W1', 'G2', 'G6', 'Y5', 'B5', 'R5'],
  ...['Y2', 'W2', 'P4', 'P6', 'R1', 'G1'],
];

export const DEMO: Puzzle = {
  dice: DICE,
  start: DICE.indexOf('R2'),
  target: DICE.indexOf('Y6'),
  waypoint: null,
};

export const DEMO_ROUTE: readonly string[] = ['G2', 'G4', 'Y4', 'Y3', 'Y1', 'Y6'];
