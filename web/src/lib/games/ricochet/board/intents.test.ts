import { describe, expect, it } from 'vitest';

import { keyIntent } from './keys.ts';
import { pressIntent, robotAt } from './pointer.ts';
import type { Slide } from './scene.ts';

const SLIDES: Slide[] = [
  { move: 'rE', path: [1, 2, 3] },
  { move: 'rS', path: [8, 16] },
  { move: 'tE', path: [41, 42] },
  { move: 'tE+1', path: [41, 42, 43, 44] },
];
const ROBOTS = [
  { robot: 'r', cell: 0 },
  { robot: 't', cell: 40 },
];

describe('a key', () => {
  const state = { robots: 'rt', chosen: null, slides: SLIDES, isShifted: false, hasDigits: true };

  it('chooses a robot by its letter or its number', () => {
    expect(keyIntent('R', state)).toEqual({ kind: 'choose', robot: 'r' });
    expect(keyIntent('2', state)).toEqual({ kind: 'choose', robot: 't' });
  });

  it('leaves digits to bids while those are open', () => {
    expect(keyIntent('2', { ...state, hasDigits: false })).toBeNull();
  });

  it('sends the chosen robot off', () => {
    expect(keyIntent('ArrowRight', { ...state, chosen: 'r' })).toEqual({
      kind: 'move',
      slide: SLIDES[0],
    });
  });

  it('sends the transparent robot through a wall with Shift', () => {
    const chosen = { ...state, chosen: 't', isShifted: true };
    expect(keyIntent('ArrowRight', chosen)).toEqual({ kind: 'move', slide: SLIDES[3] });
  });

  it('tells when the way is shut', () => {
    expect(keyIntent('ArrowUp', { ...state, chosen: 'r' })).toEqual({
      kind: 'blocked',
      robot: 'r',
      direction: 'N',
    });
  });

  it('means nothing while nothing may be moved', () => {
    expect(keyIntent('r', { ...state, slides: [] })).toBeNull();
    expect(keyIntent('ArrowUp', state)).toBeNull();
    expect(keyIntent('x', state)).toBeNull();
  });
});

describe('a press', () => {
  const state = { robots: ROBOTS, chosen: null, slides: SLIDES, columns: 8 };

  it('finds the robot a finger is nearest to', () => {
    expect(robotAt({ x: 1.1, y: 0.6 }, ROBOTS, 8)).toBe('r');
    expect(robotAt({ x: 3, y: 3 }, ROBOTS, 8)).toBeNull();
  });

  it('on a robot and a swipe moves it', () => {
    const intent = pressIntent({ x: 0.5, y: 0.5 }, { x: 2.2, y: 0.7 }, state);
    expect(intent).toEqual({ kind: 'move', slide: SLIDES[0] });
  });

  it('anywhere and a swipe moves the chosen robot', () => {
    const intent = pressIntent({ x: 6, y: 4 }, { x: 6, y: 6 }, { ...state, chosen: 'r' });
    expect(intent).toEqual({ kind: 'move', slide: SLIDES[1] });
  });

  it('on a robot chooses it, once more lets it go', () => {
    const point = { x: 0.5, y: 0.5 };
    expect(pressIntent(point, point, state)).toEqual({ kind: 'choose', robot: 'r' });
    expect(pressIntent(point, point, { ...state, chosen: 'r' })).toEqual({
      kind: 'choose',
      robot: null,
    });
  });

  it('on a stop of the chosen robot sends it there', () => {
    const point = { x: 4.5, y: 5.5 };
    expect(pressIntent(point, point, { ...state, chosen: 't' })).toEqual({
      kind: 'move',
      slide: SLIDES[3],
    });
  });

  it('on an empty cell means nothing to the board', () => {
    expect(pressIntent({ x: 6, y: 2 }, { x: 6, y: 2 }, state)).toBeNull();
  });
});
