import { describe, expect, it } from 'vitest';

import { Play, stillAhead } from './play.svelte.ts';
import { sceneOf } from './scene.ts';
import { endingBetween, stageOf } from './stage.ts';
import { DEMO } from './board/demo.ts';
import type { MicroView, PastRound, PastTrial, TrialView } from './types.ts';

const SEAT = { is_present: true, tokens: 0, has_spoken: false, has_failed: false };

const TRIAL: TrialView = {
  seat: 0,
  number: 6,
  called_ms: 5,
  route: ['G2'],
  has_via: true,
  rivals: [],
};

const FAILED: PastTrial = {
  seat: 0,
  number: 6,
  called_ms: 5,
  closed_ms: 9,
  route: ['G2'],
  outcome: 'given_up',
  fault: '',
  rivals: [],
  penalty: { giver: 0, receiver: null, reason: 'no_token', fewest: [] },
};

const CLOSED: PastRound = {
  number: 1,
  start: DEMO.start,
  target: DEMO.target ?? 0,
  waypoint: null,
  opened_ms: 0,
  closed_ms: 9,
  trials: [FAILED],
  outcome: 'failed',
  winner: null,
};

function view(parts: Partial<MicroView> = {}): MicroView {
  const base = {
    seat: 0,
    phase: 'thinking',
    now_ms: 10_000,
    opened_ms: 0,
    board: { code: '', dice: DEMO.dice },
    robot: DEMO.start,
    start: DEMO.start,
    target: DEMO.target,
    waypoint: null,
    seats: [SEAT, SEAT],
    round_number: 1,
    trial: null,
    tried: [],
    choosing: [],
    last_round: null,
    may: ['call', 'skip'],
    moves: [],
    scratch: null,
    reason: '',
  };
  return { ...base, ...parts } as unknown as MicroView;
}

const name = (seat: number | null): string => `seat ${seat}`;
const nothing = {
  onchanged: () => undefined,
  onending: () => undefined,
  onrolled: () => undefined,
  onrolling: () => undefined,
};

describe('the stage', () => {
  it('is open to whoever may call', () => {
    expect(stageOf(view(), name).tone).toBe('bids');
    expect(stageOf(view({ may: [] }), name).tone).toBe('calm');
  });

  it('tells who has failed that others may still call', () => {
    const seats = [{ ...SEAT, has_failed: true }, SEAT];
    expect(stageOf(view({ may: [], seats }), name).hint).toBe('micro-hint-failed');
  });

  it('calls on the seat that shows its way, with moves made and to be made', () => {
    const own = stageOf(view({ phase: 'trial', trial: TRIAL }), name);
    expect([own.tone, own.title]).toEqual(['own', 'micro-own-trial']);
    expect(own.values).toEqual({ name: 'seat 0', number: 6, made: 1 });
    const other = stageOf(view({ phase: 'trial', trial: TRIAL, seat: 1 }), name);
    expect([other.tone, other.title]).toEqual(['other', 'micro-phase-trial']);
  });

  it('asks the giver to choose', () => {
    const choosing = { phase: 'choosing', tried: [FAILED], choosing: [1] } as const;
    expect(stageOf(view(choosing), name).title).toBe('micro-own-choice');
    expect(stageOf(view({ ...choosing, seat: 1 }), name).title).toBe('micro-phase-choosing');
  });
});

describe('an ending', () => {
  it('is a round that closed after a demonstration', () => {
    const before = view({ phase: 'trial', trial: TRIAL });
    const after = view({ round_number: 2, last_round: CLOSED });
    expect(endingBetween(before, after)).toEqual({ trial: FAILED, closed: CLOSED });
  });

  it('is a round that was given up, without a demonstration', () => {
    const skipped: PastRound = { ...CLOSED, trials: [], outcome: 'skipped' };
    const after = view({ round_number: 2, last_round: skipped });
    expect(endingBetween(view(), after)).toEqual({ trial: null, closed: skipped });
  });

  it('is a failure after which the others go on', () => {
    const after = view({ tried: [FAILED] });
    const found = endingBetween(view({ phase: 'trial', trial: TRIAL }), after);
    expect(found).toEqual({ trial: FAILED, closed: null });
  });

  it('is none while nothing ends', () => {
    expect(endingBetween(view(), view({ phase: 'trial', trial: TRIAL }))).toBeNull();
  });
});

describe('the board', () => {
  it('lights the fields of whoever shows, until all moves are made', () => {
    const trial = view({ phase: 'trial', trial: TRIAL });
    expect(sceneOf(trial).fields.length).toBeGreaterThan(0);
    expect(sceneOf({ ...trial, seat: 1 }).fields).toEqual([]);
    const last = view({ phase: 'trial', trial: { ...TRIAL, number: 1 } });
    expect(sceneOf(last).fields).toEqual([]);
  });

  it('shows own moves before they are confirmed', () => {
    const trial = view({ phase: 'trial', trial: TRIAL });
    expect(sceneOf(trial, ['G4']).robot).toBe(DEMO.dice.indexOf('G4'));
  });

  it('hides a new target while its dice roll', () => {
    const play = new Play(view({ target: null, phase: 'ready', round_number: 0 }), nothing);
    play.take(view());
    expect(play.isRolling).toBe(true);
    expect(play.scene.target).toBeNull();
    play.take(view({ phase: 'trial', trial: { ...TRIAL, seat: 1 } }));
    expect(play.scene.target).toBe(DEMO.target);
    play.close();
  });

  it('does not roll again for somebody who comes in the middle', () => {
    const play = new Play(view(), nothing);
    expect(play.isRolling).toBe(false);
  });
});

describe('moves that run ahead', () => {
  const before = view({ phase: 'trial', trial: TRIAL });
  const grown = (...route: string[]): MicroView =>
    view({ phase: 'trial', trial: { ...TRIAL, route } });

  it('go as the server confirms them', () => {
    expect(stillAhead(before, grown('G2', 'G4'), ['G4', 'Y4'])).toEqual(['Y4']);
  });

  it('go back when the server goes another way', () => {
    expect(stillAhead(before, grown('G2', 'B2'), ['G4', 'Y4'])).toEqual([]);
    expect(stillAhead(before, view({ tried: [FAILED] }), ['G4'])).toEqual([]);
    expect(stillAhead(before, view({ round_number: 2 }), ['G4'])).toEqual([]);
  });
});
