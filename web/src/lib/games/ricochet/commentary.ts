/** What is said and heard as a game goes on: bids, turns, endings, the clock. */

import { cellName } from '../../board/grid.ts';
import { spokenTarget } from './board/spoken.ts';
import { sentence, t } from '../../i18n/i18n.svelte.ts';
import { say } from '../../shell/notices.svelte.ts';
import { sounds } from '../../sound/sounds.ts';
import type { PlayEvents } from './play.svelte.ts';
import { goalOf, planOf } from './scenes.ts';
import { type Ending, stageOf } from './stage.ts';
import type { PastRound, RicochetView } from './types.ts';

/** Sound of an ending waits for the robot to arrive. */
const ARRIVAL_MS = 420;

export class Commentary implements PlayEvents {
  /** What has ended, told together with what comes of it: a saying replaces the one before. */
  private ended: string[] = [];

  constructor(private readonly name: (seat: number | null) => string) {}

  /** Say how things stand when the game comes into sight. */
  opening(view: RicochetView): void {
    const stage = stageOf(view, this.name);
    say([describeChip(view), t(stage.title, stage.values)].join(' ').trim());
  }

  onchanged(before: RicochetView, after: RicochetView): void {
    const lines = [
      ...this.ended,
      ...this.bidLines(before, after),
      ...this.moveLines(before, after),
      ...this.stageLines(before, after),
    ];
    this.ended = [];
    if (lines.length > 0) say(lines.join(' '));
    if (after.bids.length > before.bids.length) sounds.bid();
    if (after.chip !== null && after.chip !== before.chip) sounds.chip();
  }

  onclosed(round: PastRound): void {
    const key = `ricochet-round-${round.outcome}`;
    this.ended.push(sentence(t(key, { name: this.name(round.winner), number: round.number })));
  }

  onending(ending: Ending): void {
    const isWon = ending.trial.outcome === 'solved';
    setTimeout(() => (isWon ? sounds.won() : sounds.failed()), ARRIVAL_MS);
    const values = { name: this.name(ending.trial.seat) };
    this.ended.push(sentence(t(`ricochet-trial-${ending.trial.outcome}`, values)));
  }

  private bidLines(before: RicochetView, after: RicochetView): string[] {
    if (after.round_number !== before.round_number) return [];
    return after.bids
      .slice(before.bids.length)
      .map((bid) => t('ricochet-said-bid', { name: this.name(bid.seat), number: bid.number }));
  }

  private moveLines(before: RicochetView, after: RicochetView): string[] {
    if (!after.trial || after.trial.seat === after.seat || !before.trial) return [];
    return after.trial.route.slice(before.trial.route.length).map((move) => {
      const robot = after.robots.find((item) => item.robot === move[0]);
      const cell = robot ? cellName(robot.cell, after.board.columns) : '';
      return t('ricochet-said-move', { robot: t(`ricochet-robot-${move.charAt(0)}`), cell });
    });
  }

  private stageLines(before: RicochetView, after: RicochetView): string[] {
    const isNewChip = after.chip !== null && after.round_number !== before.round_number;
    const isNewTurn = after.phase !== before.phase || after.trial?.seat !== before.trial?.seat;
    if (!isNewChip && !isNewTurn) return [];
    const stage = stageOf(after, this.name);
    const chip = isNewChip ? [describeChip(after)] : [];
    return [...chip, t(stage.title, stage.values)];
  }
}

/** Return in words which target is up and where it lies. */
export function describeChip(view: RicochetView): string {
  const goal = goalOf(view);
  if (!goal) return '';
  const cell = cellName(goal.cell, planOf(view.board).columns);
  return t('ricochet-said-chip', { target: spokenTarget(goal, t), cell });
}
