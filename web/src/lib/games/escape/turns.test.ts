import { describe, expect, it } from 'vitest';

import { DEMO, DEMO_TURN } from './board/demo.ts';
import { framesOf, frozenBy, piecesAt, recordSteps, roundsOf, turnsOf } from './turns.ts';
import type { EscapeView } from './types.ts';

const at = (row: number, column: number): number => 20 * row + column;
const ROBOT = { cell: at(7, 2), has_eye: false, sighting: null, way: 15 };

const VIEW = {
  ...DEMO,
  order: [1, 0],
  robots: Array.from({ length: 6 }, () => ROBOT),
} as unknown as EscapeView;

const RECORD = [
  { record: 1, game: 'escape' },
  { seat: 0, action: { type: 'lay', place: 0, tile: 'C2', turn: 3 } },
  { seat: 1, action: { type: 'move', robot: 0, way: 'E' } },
  { seat: 1, action: { type: 'move', robot: 0, way: 'E' } },
  { seat: 1, action: { type: 'undo' } },
  { seat: 1, action: { type: 'place_camera', cell: at(7, 12), heading: 'W' } },
  { seat: 1, action: { type: 'activate', cell: at(7, 12) } },
  { seat: 0, action: { type: 'take_eye', robot: 2 } },
  { seat: 0, action: { type: 'end_turn' } },
  { seat: 1, action: { type: 'turn_camera', cell: at(7, 12), heading: 'N' } },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

describe('a turn that is watched', () => {
  it('shows the pieces after each step', () => {
    expect(piecesAt(DEMO_TURN, 0).robots[0]).toBe(149);
    expect(piecesAt(DEMO_TURN, 2).robots[0]).toBe(151);
    const end = piecesAt(DEMO_TURN, 5);
    expect(end.cameras).toContainEqual({ cell: 152, heading: 'W' });
    expect(end.eyes).toContain(0);
    expect(framesOf([DEMO_TURN])).toHaveLength(6);
  });
});

describe('a camera', () => {
  it('freezes all in its view, robots do not hide each other (C-T13)', () => {
    const robots = [at(7, 7), at(7, 3), at(7, 2), at(2, 5)];
    const pieces = { robots, eyes: new Set<number>(), cameras: [] };
    const camera = { cell: at(7, 12), heading: 'W' } as const;
    expect(frozenBy(DEMO, camera, pieces)).toEqual([0, 1, 2]);
    expect(frozenBy(DEMO, camera, { ...pieces, eyes: new Set([1]) })).toEqual([0, 2]);
    expect(frozenBy(DEMO, { ...camera, heading: 'N' }, pieces)).toEqual([]);
  });
});

describe('a record', () => {
  it('is read as turns, without what was taken back', () => {
    const turns = turnsOf(VIEW, recordSteps(RECORD));
    expect(turns.map(({ seat, round }) => [seat, round])).toEqual([
      [1, 1],
      [0, 1],
      [1, 2],
    ]);
    expect(turns[0]?.steps.map(({ kind }) => kind)).toEqual(['move', 'place_camera', 'activate']);
    expect(turns[0]?.steps[0]?.cell).toBe(at(7, 3));
    expect(turns[0]?.steps[2]?.seen).toEqual([0, 1, 2, 3, 4, 5]);
    expect(turns[2]?.eyes).not.toContain(2);
    expect(roundsOf(turns).map((round) => round.turns.length)).toEqual([2, 1]);
  });
});

describe('a turn that somebody did not end', () => {
  const VIEW_TIMED = { ...VIEW, options: { ...DEMO.options, turn_s: 10 } } as unknown as EscapeView;
  const step = (seat: number, ms: number, type: string) => ({
    seat,
    at: ms,
    action: { type, robot: 0, way: 'E' as const },
  });

  it('is closed by the clock or when its player leaves', () => {
    const late = [step(0, 1_000, 'move'), step(0, 25_000, 'move'), step(0, 26_000, 'move')];
    expect(turnsOf(VIEW_TIMED, late).map((turn) => turn.steps.length)).toEqual([1, 2]);
    const left = [step(0, 1_000, 'move'), step(0, 2_000, 'leave'), step(0, 3_000, 'move')];
    expect(turnsOf(VIEW_TIMED, left).map((turn) => turn.steps.length)).toEqual([1, 1]);
  });
});
