/** Plan Q of the rules, and a few steps on it, for the first page. */

import { frozenBy } from '../turns.ts';
import type { Camera, Site, Step, Turn } from '../types.ts';

const ROWS = [
  '############.#######',
  '#...#######...##...#',
  '#.............#..#.#',
  '#...###.###...##...#',
  '##.####.####.####.##',
  '##.####.####.####.##',
  '#...##...##...##...#',
  '#...........#......#',
  '#...##...##...##...#',
  '##.####.#########.##',
  '##.####.#########.##',
  '##.####.###...##...#',
  '##.####.....#.##...#',
  '##.########...##...#',
  '##.##############.##',
];

export const DEMO: Site = {
  plan: { code: '', rows: ROWS, mounts: [] },
  options: {
    order: 'seats',
    draft: 'open',
    guard: 'on',
    first_turn: 'seat1',
    headings: '8',
    corner: 'pair',
    deposit_safe: 'off',
    turns: 'live',
    end_turn: 'auto',
    max_rounds: 100,
    idle_rounds: 10,
    turn_s: 0,
  },
};

function move(robot: number, origin: number, cell: number): Step {
  return { kind: 'move', robot, origin, cell, heading: '', seen: [] };
}

function look(kind: Step['kind'], cell: number, heading: string, seen: readonly number[]): Step {
  return { kind, robot: -1, origin: -1, cell, heading, seen };
}

const ROBOTS = [149, 142, 121, 147, 167, 142, 92, 142, 161];
const LOOKING: Camera = { cell: 152, heading: 'W' };
/** Where the robots are when the camera is activated. */
const WALKED = ROBOTS.with(0, 151);

export const DEMO_TURN: Turn = {
  seat: 0,
  round: 1,
  robots: ROBOTS,
  eyes: [],
  cameras: [{ cell: 204, heading: 'N' }],
  steps: [
    move(0, 149, 150),
    move(0, 150, 151),
    look('place_camera', 152, 'SW', []),
    look('turn_camera', 152, 'W', []),
    look(
      'activate',
      152,
      'W',
      frozenBy(DEMO, LOOKING, { robots: WALKED, eyes: new Set(), cameras: [] }),
    ),
  ],
};
