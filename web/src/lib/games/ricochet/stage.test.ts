import { describe, expect, it } from 'vitest';

import { stillAhead } from './play.svelte.ts';
import { endingBetween, lowestBid, newlyClosed, stageOf } from './stage.ts';
import type { PastRound, PastTrial, RicochetView } from './types.ts';

const SEAT = {
  is_present: true,
  chips: [],
  moves: 0,
  handicap: 'none',
  bid: null,
  has_spoken: false,
};

function view(parts: Partial<RicochetView> = {}): RicochetView {
  const base = {
    seat: 0,
    phase: 'thinking',
    clock_ms: 60_000,
    options: { trial_s: 45 },
    robots: [{ robot: 'r', cell: 5, token: 5 }],
    seats: [SEAT, { ...SEAT, bid: 7 }],
    chip: 3,
    round_number: 2,
    order: [],
    bids: [],
    trial: null,
    tried: [],
    last_round: null,
  };
  return { ...base, ...parts } as unknown as RicochetView;
}

const FAILED: PastTrial = { seat: 1, number: 7, route: ['rE'], outcome: 'failed' };
const WON: PastRound = {
  number: 2,
  chip: 3,
  tokens: [5],
  opened_ms: 0,
  closed_ms: 1,
  bids: [],
  trials: [{ ...FAILED, outcome: 'solved' }],
  outcome: 'won',
  winner: 1,
  is_playoff: false,
};

const name = (seat: number | null): string => `seat ${seat}`;

describe('the stage', () => {
  it('tells whose bid leads while bids are open', () => {
    const stage = stageOf(view({ phase: 'bidding', order: [1] }), name);
    expect(stage.tone).toBe('bids');
    expect(stage.values).toEqual({ bid: 7, name: 'seat 1' });
    expect(stage.clockMs).toBe(60_000);
  });

  it('calls on the seat whose trial it is', () => {
    const trial = { seat: 0, bid: 5, route: [], spent: 2 };
    expect(stageOf(view({ phase: 'trial', trial }), name).title).toBe('ricochet-stage-own-trial');
    expect(stageOf(view({ phase: 'trial', trial, seat: 1 }), name).tone).toBe('other');
  });

  it('gives a trial its own clock', () => {
    const trial = { seat: 0, bid: 5, route: [], spent: 2 };
    expect(stageOf(view({ phase: 'trial', trial }), name).clockMs).toBe(45_000);
  });
});

describe('an ending', () => {
  it('is seen when a trial failed and the next begins', () => {
    const ending = endingBetween(
      view({ phase: 'trial' }),
      view({ phase: 'trial', tried: [FAILED] }),
    );
    expect(ending).toEqual({ trial: FAILED, round: { tokens: [5], chip: 3 }, closed: null });
  });

  it('is seen when the round was won', () => {
    const after = view({ round_number: 3, last_round: WON });
    expect(endingBetween(view({ phase: 'trial' }), after)?.closed).toBe(WON);
    expect(newlyClosed(view(), after)).toBe(WON);
  });

  it('is none when nothing was shown', () => {
    const skipped = { ...WON, trials: [], outcome: 'skipped' as const, winner: null };
    expect(endingBetween(view(), view({ last_round: skipped }))).toBeNull();
  });
});

describe('own moves ahead of the server', () => {
  const trial = { seat: 0, bid: 5, route: ['rE'], spent: 1 };
  const before = view({ phase: 'trial', trial });

  it('are taken off as the server confirms them', () => {
    const after = view({ phase: 'trial', trial: { ...trial, route: ['rE', 'rS'], spent: 2 } });
    expect(stillAhead(before, after, ['rS', 'rW'])).toEqual(['rW']);
  });

  it('go back when the server tells another story', () => {
    const after = view({ phase: 'trial', trial: { ...trial, route: ['rE', 'bN'], spent: 2 } });
    expect(stillAhead(before, after, ['rS'])).toEqual([]);
    expect(stillAhead(before, view({ tried: [FAILED] }), ['rS'])).toEqual([]);
  });
});

it('the lowest bid is that of the first in order', () => {
  expect(lowestBid(view({ order: [1] }))).toEqual({ seat: 1, number: 7 });
  expect(lowestBid(view())).toBeNull();
});
