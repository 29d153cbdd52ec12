/** What is said and heard as a game goes on: tiles, steps, whose turn it is, the end. */

import { t } from '../../i18n/i18n.svelte.ts';
import { say } from '../../shell/notices.svelte.ts';
import { sounds } from '../../sound/sounds.ts';
import { placeNumber } from './factory.ts';
import { stageOf } from './stage.ts';
import { type Name, stepWords } from './story.ts';
import type { EscapeView, Step } from './types.ts';

export function sayStage(view: EscapeView, name: Name): void {
  const { title, hint, values } = stageOf(view, name);
  say(`${t(title, values)} ${t(hint, values)}`);
}

/** Say and sound what happened between two views. */
export function tellChange(before: EscapeView, after: EscapeView, name: Name): void {
  const laid = after.laid.slice(before.laid.length);
  const steps = freshSteps(before, after);
  const lines = [
    ...laid.map(({ seat, tile, place }) =>
      t('escape-said-lay', { name: name(seat), tile, place: placeNumber(place) }),
    ),
    ...steps.map((step) => `${stepWords(step, name)}.`),
  ];
  if (isTakenBack(before, after))
    lines.push(t('escape-said-undo', { name: name(after.turn_seat) }));
  if (laid.length > 0) sounds.chip();
  steps.forEach(sound);
  if (after.turn_seat !== before.turn_seat || after.phase !== before.phase) {
    const { title, values } = stageOf(after, name);
    lines.push(`${t(title, values)}.`);
    if (after.phase === 'over') sounds.won();
  }
  if (lines.length > 0) say(lines.join(' '));
}

function sound(step: Step): void {
  if (step.kind === 'move' && step.cell < 0) sounds.won();
  else if (step.kind === 'move') sounds.slide(1);
  else if (step.kind === 'activate' && step.seen.length > 0) sounds.failed();
  else sounds.chip();
}

/** Return the steps that are new between two views, those of a turn that has ended too. */
export function freshSteps(before: EscapeView, after: EscapeView): readonly Step[] {
  const seen = before.turn?.steps.length ?? 0;
  const isSame =
    before.turn && before.turn.seat === after.turn?.seat && before.turn.round === after.turn.round;
  if (isSame) return after.turn?.steps.slice(seen) ?? [];
  const closed = after.past.at(-1);
  const isRest =
    before.turn && closed?.seat === before.turn.seat && closed.round === before.turn.round;
  const rest = isRest ? closed.steps.slice(seen) : [];
  return [...rest, ...(after.turn?.steps ?? [])];
}

function isTakenBack({ turn: before }: EscapeView, { turn: after }: EscapeView): boolean {
  if (!before || before.seat !== after?.seat || before.round !== after.round) return false;
  return after.steps.length < before.steps.length;
}
