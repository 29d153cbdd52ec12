import { expect, it, vi } from 'vitest';

import { show } from '../../../testing.ts';
import Review from './Review.svelte';
import type { PastRound, PastTrial } from './types.ts';

const TRIAL = {
  seat: 0,
  number: 2,
  route: [],
  outcome: 'given_up',
  rivals: [],
  fault: '',
  penalty: { giver: 0, receiver: null, reason: 'nobody_else', fewest: [] },
} as unknown as PastTrial;

it('shows a round in which the same came of two demonstrations', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const round = {
    number: 1,
    start: 0,
    target: 1,
    waypoint: null,
    trials: [TRIAL, { ...TRIAL, seat: 1 }],
    outcome: 'failed',
    winner: null,
  } as unknown as PastRound;
  show(Review, { table: 'abcd', dice: ['R1', 'R2'], round, names: ['Ann', 'Bob'] });
  expect(document.querySelectorAll('p.soft').length).toBeGreaterThanOrEqual(2);
});
