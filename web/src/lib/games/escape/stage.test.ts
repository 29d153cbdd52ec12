import { describe, expect, it } from 'vitest';

import { freshSteps } from './commentary.ts';
import { keyIntent } from './keys.ts';
import { rankingOf, stageOf } from './stage.ts';
import type { EscapeView, Step, Turn } from './types.ts';

const view = (parts: object): EscapeView =>
  ({
    seat: 0,
    phase: 'play',
    turn_seat: 0,
    points: 3,
    laid: [],
    drawn: '',
    options: { turns: 'live' },
    turn: null,
    past: [],
    ...parts,
  }) as unknown as EscapeView;
const name = String;

describe('the stage', () => {
  it('tells whose turn it is and what it asks', () => {
    expect(stageOf(view({}), name)).toMatchObject({ tone: 'own', title: 'escape-own-turn' });
    expect(stageOf(view({ points: 0 }), name).hint).toBe('escape-hint-done');
    expect(stageOf(view({ turn_seat: 1 }), name).title).toBe('escape-phase-turn');
    const hidden = view({ turn_seat: 1, options: { turns: 'private' } });
    expect(stageOf(hidden, name).hint).toBe('escape-hint-private');
    expect(stageOf(view({ phase: 'build' }), name).title).toBe('escape-own-build');
    const over = view({ phase: 'over', turn_seat: null, reason: 'idle' });
    expect(stageOf(over, name).title).toBe('escape-end-idle');
  });
});

describe('the ranking', () => {
  it('counts robots that are out, then the way that is left, then shares (C-61)', () => {
    const seats = [
      { is_present: true, escaped: 1, way: 20, shut_in: 0 },
      { is_present: true, escaped: 2, way: 30, shut_in: 0 },
      { is_present: true, escaped: 1, way: 12, shut_in: 0 },
      { is_present: true, escaped: 1, way: 20, shut_in: 0 },
      { is_present: true, escaped: 1, way: 2, shut_in: 1 },
    ];
    expect(rankingOf(seats).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
      [3, 3],
      [4, 5],
    ]);
  });
});

describe('what is told', () => {
  const step = (cell: number): Step =>
    ({ kind: 'move', robot: 0, origin: 1, cell, heading: 'E', seen: [] }) as Step;
  const turn = (seat: number, ...cells: number[]): Turn =>
    ({ seat, round: 1, robots: [], eyes: [], cameras: [], steps: cells.map(step) }) as Turn;

  it('is each step once, the last ones of a turn that has ended too', () => {
    const before = view({ turn: turn(0, 2) });
    expect(freshSteps(before, view({ turn: turn(0, 2, 3) }))).toEqual([step(3)]);
    const ended = view({ turn: turn(1), past: [turn(0, 2, 3, 4)] });
    expect(freshSteps(before, ended)).toEqual([step(3), step(4)]);
  });
});

describe('keys', () => {
  it('leave arrows to the board while nothing is held', () => {
    expect(keyIntent('ArrowUp', { isHolding: false, canGo: false })).toBeNull();
    expect(keyIntent('ArrowUp', { isHolding: true, canGo: false })).toEqual({
      kind: 'way',
      way: 'N',
    });
    expect(keyIntent('Enter', { isHolding: true, canGo: false })).toBeNull();
    expect(keyIntent('2', { isHolding: false, canGo: false })).toEqual({
      kind: 'robot',
      number: 1,
    });
  });
});
