import { beforeAll, expect, it, vi } from 'vitest';

import { learn } from '../../i18n/i18n.svelte.ts';
import { politeText } from '../../shell/notices.svelte.ts';
import { Commentary } from './commentary.ts';
import { Play } from './play.svelte.ts';
import type { PastRound, PastTrial, RicochetView } from './types.ts';

const TRIAL = { seat: 1, bid: 3, route: ['rE'], spent: 1 };
const TRIED: PastTrial = { seat: 1, number: 3, route: ['rE'], outcome: 'given_up' };
const ROUND: PastRound = {
  number: 1,
  chip: 0,
  tokens: [0],
  opened_ms: 0,
  closed_ms: 1,
  bids: [],
  trials: [{ ...TRIED, outcome: 'solved' }],
  outcome: 'won',
  winner: 1,
  is_playoff: false,
};

function view(parts: Partial<RicochetView>): RicochetView {
  const base = {
    seat: 0,
    phase: 'trial',
    clock_ms: 0,
    options: { trial_s: 0 },
    board: { rows: 1, columns: 2, walls: ['00'], closed: [], diagonals: [], targets: [] },
    robots: [{ robot: 'r', cell: 0, token: 0 }],
    seats: [],
    chip: 0,
    round_number: 1,
    order: [],
    bids: [],
    moves: [],
    trial: TRIAL,
    tried: [],
    last_round: null,
    scratch: null,
  };
  return { ...base, ...parts } as unknown as RicochetView;
}

beforeAll(async () => {
  vi.useFakeTimers();
  await learn('ricochet');
});

function playOn(next: Partial<RicochetView>): void {
  const name = (seat: number | null): string => ['Ann', 'Bob', 'Cy'][seat ?? -1] ?? '';
  new Play(view({}), new Commentary(name)).take(view(next));
}

it('says who won the round together with what comes next', () => {
  playOn({ phase: 'ready', trial: null, chip: null, last_round: ROUND });
  expect(politeText()).toContain('Bob has shown it!');
  expect(politeText()).toContain('Round 1: Bob');
  expect(politeText()).toContain('Ready for the next chip?');
});

it('says who failed together with whose turn it is', () => {
  playOn({ tried: [TRIED], trial: { ...TRIAL, seat: 2, route: [] } });
  expect(politeText()).toBe('Bob gives up. Cy shows 3 moves');
});
