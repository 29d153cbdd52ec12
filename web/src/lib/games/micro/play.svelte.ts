/** A running game on this page: the newest view, own moves ahead of it, dice that still roll. */

import { restOf } from '../../play/ahead.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Ending, endingBetween } from './stage.ts';
import type { MicroView } from './types.ts';

/** How long the dice roll; the target is shown when they lie, to everybody alike. */
export const ROLL_MS = 900;
/** How long what has ended stays beside the new target. */
const ENDING_MS = 9000;

export interface PlayEvents {
  onchanged(before: MicroView, after: MicroView): void;
  onending(ending: Ending): void;
  onrolling(): void;
  onrolled(view: MicroView): void;
}

export class Play {
  view = $state.raw<MicroView>() as MicroView;
  ahead = $state.raw<readonly string[]>([]);
  ending = $state.raw<Ending | null>(null);
  isRolling = $state(false);

  readonly scene: Scene = $derived.by(() => {
    const scene = sceneOf(this.view, this.ahead);
    return this.isRolling ? { ...scene, target: null, waypoint: null, fields: [] } : scene;
  });

  private rollTimer: number | undefined;
  private endingTimer: number | undefined;

  constructor(
    view: MicroView,
    private readonly events: PlayEvents,
  ) {
    this.view = view;
    const { phase, opened_ms: opened, now_ms: now } = view;
    if (phase === 'thinking' && opened !== null && now - opened < ROLL_MS) this.roll();
  }

  /** Take the server's newest view. */
  take(next: MicroView): void {
    const before = this.view;
    if (next === before) return;
    this.view = next;
    this.ahead = stillAhead(before, next, this.ahead);
    const ending = endingBetween(before, next);
    if (ending) this.hold(ending);
    else if (next.trial && !before.trial) this.dismissEnding();
    if (isNewTarget(before, next)) this.roll();
    else if (next.phase !== 'thinking') this.land();
    this.events.onchanged(before, next);
  }

  /** Show an own move at once; it goes back when `send` says that it was refused. */
  async move(move: string, send: () => Promise<boolean>): Promise<void> {
    this.ahead = [...this.ahead, move];
    if (!(await send())) this.ahead = [];
  }

  dismissEnding(): void {
    clearTimeout(this.endingTimer);
    this.ending = null;
  }

  /** Stop every clock of its own, when the game goes out of sight. */
  close(): void {
    clearTimeout(this.rollTimer);
    this.dismissEnding();
  }

  private hold(ending: Ending): void {
    this.dismissEnding();
    this.ending = ending;
    this.endingTimer = window.setTimeout(() => (this.ending = null), ENDING_MS);
    this.events.onending(ending);
  }

  private roll(): void {
    clearTimeout(this.rollTimer);
    this.isRolling = true;
    this.events.onrolling();
    this.rollTimer = window.setTimeout(() => this.land(), ROLL_MS);
  }

  private land(): void {
    if (!this.isRolling) return;
    clearTimeout(this.rollTimer);
    this.isRolling = false;
    if (this.view.target !== null) this.events.onrolled(this.view);
  }
}

function isNewTarget(before: MicroView, after: MicroView): boolean {
  const isNew = after.round_number !== before.round_number || before.target === null;
  return isNew && after.target !== null && after.phase === 'thinking';
}

/** Return the own moves that the new view does not hold yet; none when another story began. */
export function stillAhead(
  before: MicroView,
  after: MicroView,
  ahead: readonly string[],
): readonly string[] {
  const isSameRound = after.round_number === before.round_number;
  if (ahead.length === 0 || !isSameRound || after.tried.length !== before.tried.length) return [];
  if (before.trial && after.trial) {
    const isSame = before.trial.seat === after.trial.seat;
    return isSame ? restOf(before.trial.route, after.trial.route, ahead) : [];
  }
  if (before.trial || after.trial || !before.scratch || !after.scratch) return [];
  return restOf(before.scratch.route, after.scratch.route, ahead);
}
