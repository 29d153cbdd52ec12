/** What is going on, whose turn of attention it is, and what has just come to an end. */

import type { Values } from '../../i18n/i18n.svelte.ts';
import type { Tone } from '../../play/tones.ts';
import { listed, type Name } from './story.ts';
import type { MicroView, PastRound, PastTrial } from './types.ts';

export interface Stage {
  readonly tone: Tone;
  readonly title: string;
  readonly hint: string;
  readonly values: Values;
}

/** Return the stage; `title` and `hint` are keys of messages that take `values`. */
export function stageOf(view: MicroView, name: Name): Stage {
  switch (view.phase) {
    case 'ready':
      return calm('ready', { count: view.seats.filter((seat) => seat.has_spoken).length });
    case 'thinking':
      return thinking(view);
    case 'trial':
      return trialStage(view, name);
    case 'choosing':
      return choosingStage(view, name);
    case 'over':
      return {
        tone: 'over',
        title: `micro-end-${view.reason}`,
        hint: 'micro-hint-over',
        values: {},
      };
  }
}

function calm(key: string, values: Values = {}): Stage {
  return { tone: 'calm', title: `micro-phase-${key}`, hint: `micro-hint-${key}`, values };
}

function thinking(view: MicroView): Stage {
  if (view.may.includes('call')) {
    return { ...calm('thinking'), tone: 'bids' };
  }
  const isOut = view.seat !== null && (view.seats[view.seat]?.has_failed ?? false);
  return isOut ? { ...calm('thinking'), hint: 'micro-hint-failed' } : calm('thinking');
}

function trialStage(view: MicroView, name: Name): Stage {
  const trial = view.trial;
  const values = {
    name: name(trial?.seat ?? null),
    number: trial?.number ?? 0,
    made: trial?.route.length ?? 0,
  };
  const isOwn = trial !== null && trial.seat === view.seat;
  return {
    tone: isOwn ? 'own' : 'other',
    title: isOwn ? 'micro-own-trial' : 'micro-phase-trial',
    hint: 'micro-made',
    values,
  };
}

function choosingStage(view: MicroView, name: Name): Stage {
  const giver = view.tried.at(-1)?.seat ?? null;
  const isOwn = giver !== null && giver === view.seat;
  const fewest = listed(view.choosing, name);
  return {
    tone: isOwn ? 'own' : 'other',
    title: isOwn ? 'micro-own-choice' : 'micro-phase-choosing',
    hint: 'micro-hint-choosing',
    values: { name: name(giver), fewest },
  };
}

/** A demonstration that has just ended, or a round that closed without one. */
export interface Ending {
  readonly trial: PastTrial | null;
  /** The round, when it closed with this. */
  readonly closed: PastRound | null;
}

/** Return what ended between two views, if anything did. */
export function endingBetween(before: MicroView, after: MicroView): Ending | null {
  const closed = newlyClosed(before, after);
  if (closed) {
    const isFresh = closed.trials.length > before.tried.length || before.phase === 'choosing';
    const hasTrial = isFresh && closed.number === before.round_number;
    return { trial: hasTrial ? (closed.trials.at(-1) ?? null) : null, closed };
  }
  const isSame = after.round_number === before.round_number;
  const isMore = after.tried.length > before.tried.length;
  const isPaid = before.phase === 'choosing' && after.phase !== 'choosing';
  return isSame && (isMore || isPaid) ? { trial: after.tried.at(-1) ?? null, closed: null } : null;
}

/** Return the round that was closed between two views, if one was. */
export function newlyClosed(before: MicroView, after: MicroView): PastRound | null {
  const past = after.last_round;
  return past && past.number !== before.last_round?.number ? past : null;
}
