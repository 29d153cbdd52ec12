/** A running game on this page: the newest view, own moves ahead of it, and endings held for the eye. */

import { restOf } from '../../play/ahead.ts';
import type { Scene } from './board/scene.ts';
import { pastScene, robotLetters, sceneOf } from './scenes.ts';
import { type Ending, endingBetween, newlyClosed } from './stage.ts';
import type { PastRound, RicochetView } from './types.ts';

/** How long the end of a demonstration stays on the board before the game goes on to show. */
const WON_MS = 2800;
const FAILED_MS = 1500;

export interface PlayEvents {
  onclosed(round: PastRound): void;
  onending(ending: Ending): void;
  onchanged(before: RicochetView, after: RicochetView): void;
}

export class Play {
  view = $state.raw<RicochetView>() as RicochetView;
  ahead = $state.raw<readonly string[]>([]);
  ending = $state.raw<Ending | null>(null);

  readonly scene: Scene = $derived.by(() => {
    const ending = this.ending;
    if (ending === null) return sceneOf(this.view, this.ahead);
    const letters = robotLetters(this.view);
    return pastScene(this.view.board, letters, ending.round, ending.trial.route);
  });

  private timer: number | undefined;

  constructor(
    view: RicochetView,
    private readonly events: PlayEvents,
  ) {
    this.view = view;
  }

  /** Take the server's newest view. */
  take(next: RicochetView): void {
    const before = this.view;
    if (next === before) return;
    this.view = next;
    this.ahead = stillAhead(before, next, this.ahead);
    const ending = endingBetween(before, next);
    if (ending) this.hold(ending);
    const closed = newlyClosed(before, next);
    if (closed) this.events.onclosed(closed);
    this.events.onchanged(before, next);
  }

  /** Show an own move at once; it goes back when `confirm` says that it was refused. */
  async move(move: string, send: () => Promise<boolean>): Promise<void> {
    if (this.view.trial) this.ahead = [...this.ahead, move];
    if (!(await send())) this.ahead = [];
  }

  /** Let the game go on to show without waiting. */
  skipEnding(): void {
    clearTimeout(this.timer);
    this.ending = null;
  }

  private hold(ending: Ending): void {
    this.ending = ending;
    this.events.onending(ending);
    clearTimeout(this.timer);
    const ms = ending.trial.outcome === 'solved' ? WON_MS : FAILED_MS;
    this.timer = window.setTimeout(() => (this.ending = null), ms);
  }
}

/** Return the own moves that the new view does not hold yet; none when another story began. */
export function stillAhead(
  before: RicochetView,
  after: RicochetView,
  ahead: readonly string[],
): readonly string[] {
  if (ahead.length === 0) return ahead;
  const was = before.trial;
  const is = after.trial;
  if (!was || !is || was.seat !== is.seat || after.round_number !== before.round_number) return [];
  return restOf(was.route, is.route, ahead);
}
