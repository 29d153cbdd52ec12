/** What happened in words: who called, what came of it, what it cost and who got it. */

import { listing, t, type Values } from '../../i18n/i18n.svelte.ts';
import { colourOf, numberOf } from './dice.ts';
import type { MicroView, PastRound, PastTrial, Penalty } from './types.ts';

export type Name = (seat: number | null) => string;

/** Return a field as it is spoken: `green 3`. */
export function fieldWords(die: string): string {
  return t('micro-field', { colour: t(`micro-colour-${colourOf(die)}`), number: numberOf(die) });
}

export function listed(seats: readonly number[], name: Name): string {
  return listing(seats.map(name));
}

export function penaltyWords({ giver, receiver, reason, fewest }: Penalty, name: Name): string {
  return t(`micro-penalty-${reason}`, {
    giver: name(giver),
    receiver: name(receiver),
    fewest: listed(fewest, name),
  });
}

export function trialWords(trial: PastTrial, name: Name): string {
  return t(`micro-trial-${trial.outcome}`, {
    name: name(trial.seat),
    number: trial.number,
    made: trial.route.length,
    route: trial.route.join(' '),
    field: trial.fault,
  });
}

export function roundWords(round: PastRound, name: Name): string {
  return t(`micro-round-${round.outcome}`, { name: name(round.winner) });
}

/** Return what a way is asked for: from here to there, with the waypoint if there is one. */
export function taskWords(dice: readonly string[], puzzle: Task): string {
  if (puzzle.target === null) return '';
  const values: Values = {
    start: fieldWords(dice[puzzle.start] ?? ''),
    target: fieldWords(dice[puzzle.target] ?? ''),
  };
  if (puzzle.waypoint === null) return t('micro-task', values);
  return t('micro-task-via', { ...values, via: fieldWords(dice[puzzle.waypoint] ?? '') });
}

export type Task = Pick<MicroView, 'start' | 'target' | 'waypoint'>;
