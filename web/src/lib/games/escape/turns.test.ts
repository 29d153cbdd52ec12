import { describe, expect, it } from 'vitest';

import { DEMO, DEMO_TURN } from './board/demo.ts';
import { framesOf, frozenBy, piecesAt, roundsOf, toldTurns } from './turns.ts';

const at = (row: number, column: number): number => 20 * row + column;

describe('a turn that is watched', () => {
  it('shows the pieces after each step', () => {
    expect(piecesAt(DEMO_TURN, 0).robots[0]).toBe(149);
    expect(piecesAt(DEMO_TURN, 2).robots[0]).toBe(151);
    const end = piecesAt(DEMO_TURN, 5);
    expect(end.cameras).toContainEqual({ cell: 152, heading: 'W' });
    expect(end.eyes).toContain(0);
    expect(framesOf([DEMO_TURN])).toHaveLength(6);
  });

  it('has a moment of its own where nothing was done in it', () => {
    const idle = { ...DEMO_TURN, seat: 1, steps: [] };
    const frames = framesOf([DEMO_TURN, idle, idle]);
    expect(frames.map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
    expect(frames.slice(-2).every(({ step }) => step === null)).toBe(true);
    expect(framesOf([idle])).toHaveLength(2);
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

describe('a game that is over', () => {
  it('is a list of turns by their rounds, whoever ended them', () => {
    const turn = (round: number, seat: number) => ({ turn: { ...DEMO_TURN, round, seat } });
    const told = [{ turn: null }, turn(1, 1), turn(1, 0), turn(2, 1), turn(4, 1)];
    const rounds = roundsOf(toldTurns(told));
    expect(rounds.map(({ number, turns }) => [number, turns.length])).toEqual([
      [1, 2],
      [2, 1],
      [4, 1],
    ]);
  });
});
