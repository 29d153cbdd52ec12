/** What is going on, whose turn of attention it is, and the words for it. */

import type { Values } from '../../i18n/i18n.svelte.ts';
import type { Tone } from '../../play/tones.ts';
import type { PastRound, PastTrial, RicochetView } from './types.ts';

export interface Stage {
  readonly tone: Tone;
  readonly title: string;
  readonly hint: string;
  readonly values: Values;
  /** Length of the clock that runs, or 0 where none is shown as sand. */
  readonly clockMs: number;
}

type Name = (seat: number | null) => string;

/** Return the stage; `title` and `hint` are keys of messages that take `values`. */
export function stageOf(view: RicochetView, name: Name): Stage {
  const lowest = lowestBid(view);
  switch (view.phase) {
    case 'placing':
      return stage('calm', 'placing', {});
    case 'ready':
      return stage('calm', 'ready', { count: view.seats.filter((seat) => seat.has_spoken).length });
    case 'thinking':
      return stage('calm', 'thinking', {});
    case 'last_call':
      return stage('bids', 'last-call', {}, view.clock_ms);
    case 'bidding':
      return lowest
        ? stage('bids', 'bidding', { bid: lowest.number, name: name(lowest.seat) }, view.clock_ms)
        : stage('bids', 'last-call', {}, view.clock_ms);
    case 'trial':
      return trialStage(view, name);
    case 'over':
      return stage('over', 'over', {});
  }
}

function stage(tone: Tone, key: string, values: Values, clockMs = 0): Stage {
  return {
    tone,
    title: `ricochet-stage-${key}`,
    hint: `ricochet-stage-${key}-hint`,
    values,
    clockMs,
  };
}

function trialStage(view: RicochetView, name: Name): Stage {
  const trial = view.trial;
  if (!trial) return stage('other', 'trial', { name: name(null), bid: 0, spent: 0 });
  const isOwn = trial.seat === view.seat;
  const values = { name: name(trial.seat), bid: trial.bid, spent: trial.spent };
  const clockMs = 1000 * Number(view.options.trial_s ?? 0);
  return stage(isOwn ? 'own' : 'other', isOwn ? 'own-trial' : 'trial', values, clockMs);
}

/** Return the bid that would be shown first. */
export function lowestBid(view: RicochetView): { seat: number; number: number } | null {
  const seat = view.order[0];
  const number = seat === undefined ? null : (view.seats[seat]?.bid ?? null);
  return seat === undefined || number === null ? null : { seat, number };
}

/** A demonstration that just ended, with what is needed to show its last move. */
export interface Ending {
  readonly trial: PastTrial;
  readonly round: Pick<PastRound, 'tokens' | 'chip'>;
  /** The round, when it closed with this. */
  readonly closed: PastRound | null;
}

/** Return the demonstration that ended between two views, if one did. */
export function endingBetween(before: RicochetView, after: RicochetView): Ending | null {
  const closed = newlyClosed(before, after);
  if (closed) {
    const trial = closed.trials.at(-1);
    return trial && before.phase === 'trial' ? { trial, round: closed, closed } : null;
  }
  const trial = after.tried.at(-1);
  if (!trial || after.tried.length <= before.tried.length || after.chip === null) return null;
  const tokens = after.robots.map((item) => item.token);
  return { trial, round: { tokens, chip: after.chip }, closed: null };
}

/** Return the round that was closed between two views, if one was. */
export function newlyClosed(before: RicochetView, after: RicochetView): PastRound | null {
  const past = after.last_round;
  return past && past.number !== before.last_round?.number ? past : null;
}
