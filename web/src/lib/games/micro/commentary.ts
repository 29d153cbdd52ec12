/** What is said and heard as a game goes on: targets, calls, moves, endings and what they cost. */

import { sentence, t } from '../../i18n/i18n.svelte.ts';
import { say } from '../../shell/notices.svelte.ts';
import { sounds } from '../../sound/sounds.ts';
import type { PlayEvents } from './play.svelte.ts';
import { type Ending, stageOf } from './stage.ts';
import { fieldWords, type Name, penaltyWords, roundWords, taskWords, trialWords } from './story.ts';
import type { MicroView } from './types.ts';

export class Commentary implements PlayEvents {
  private ended = '';

  constructor(private readonly name: Name) {}

  /** Say how things stand when the game comes into sight. */
  opening(view: MicroView): void {
    say([this.stage(view), taskWords(view.board.dice, view)].join(' ').trim());
  }

  onchanged(before: MicroView, after: MicroView): void {
    const lines = [...this.callLines(before, after), ...moveLines(before, after)];
    const isNewStage = after.phase !== before.phase && after.phase !== 'thinking';
    if (isNewStage && after.phase !== 'trial') lines.push(this.stage(after));
    const words = [this.ended, ...lines].filter((line) => line !== '').join(' ');
    this.ended = '';
    if (words !== '') say(words);
  }

  onending(ending: Ending): void {
    this.ended = endingWords(ending, this.name).join(' ');
    if (ending.trial) {
      if (ending.trial.outcome === 'solved') sounds.won();
      else sounds.failed();
    }
  }

  onrolling(): void {
    sounds.roll();
  }

  onrolled(view: MicroView): void {
    sounds.chip();
    const target = t('micro-round-begins', { number: view.round_number });
    say(`${target} ${taskWords(view.board.dice, view)}`);
  }

  /** Say which field an arrow key has come to. */
  chosen(die: string): void {
    say(t('micro-chosen', { field: fieldWords(die) }));
  }

  private stage(view: MicroView): string {
    const stage = stageOf(view, this.name);
    return t(stage.title, stage.values);
  }

  private callLines(before: MicroView, after: MicroView): string[] {
    if (!after.trial) return [];
    const isNew = before.trial?.called_ms !== after.trial.called_ms;
    const rivals = after.trial.rivals.slice(isNew ? 0 : before.trial?.rivals.length);
    if (isNew) sounds.bid();
    const own = after.trial.seat === after.seat ? [this.stage(after)] : [];
    const call = { name: this.name(after.trial.seat), number: after.trial.number };
    return [
      ...(isNew ? [t('micro-call', call), ...own] : []),
      ...rivals.map((rival) => rivalWords(rival, this.name)),
    ].map(sentence);
  }
}

export interface RivalCall {
  readonly seat: number;
  readonly number: number;
  readonly after_ms: number;
}

export function rivalWords({ seat, number, after_ms: ms }: RivalCall, name: Name): string {
  const values = { name: name(seat), number, ms };
  return t(ms > 0 ? 'micro-rival' : 'micro-rival-equal', values);
}

/** Return what an ending came to, one sentence each: outcome, penalty, round. */
export function endingWords({ trial, closed }: Ending, name: Name): string[] {
  const lines = trial ? [trialWords(trial, name)] : [];
  if (trial?.penalty) lines.push(penaltyWords(trial.penalty, name));
  if (closed) lines.push(roundWords(closed, name));
  return lines.map(sentence);
}

function moveLines(before: MicroView, after: MicroView): string[] {
  if (!after.trial || !before.trial || after.trial.seat !== before.trial.seat) return [];
  const { route, number } = after.trial;
  return route.slice(before.trial.route.length).map((move, at) =>
    t('micro-said-move', {
      field: fieldWords(move),
      made: (before.trial?.route.length ?? 0) + at + 1,
      number,
    }),
  );
}
