/**
 * A running game on this page: the newest view and what is moving. Older views are not kept,
 * nor anything that was read off them: what has been covered is for the players to remember.
 */

import { COVER_MS, type Motion, motionTo, SLIDE_MS, TURN_MS } from './board/motion.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { RamsesView } from './types.ts';

export interface PlayEvents {
  /** A newer view came; `hasMissed` when others came in between. */
  onchanged(view: RamsesView, hasMissed: boolean): void;
}

export class Play {
  view = $state.raw<RamsesView>() as RamsesView;
  motion = $state.raw<Motion | null>(null);
  /** Whether the board is being covered or turned, so that nobody aims at what moves. */
  isTurning = $state(false);

  readonly scene: Scene = $derived.by(() => {
    const scene = sceneOf(this.view);
    return this.isTurning ? { ...scene, moves: [] } : scene;
  });

  private timer: number | undefined;

  constructor(
    view: RamsesView,
    private readonly events: PlayEvents,
    private readonly isStill: () => boolean,
  ) {
    this.view = view;
  }

  /** Take the server's newest view; returns whether anything has changed in the game. */
  take(next: RamsesView): boolean {
    if (next === this.view) return false;
    const shown = this.view.changes;
    this.view = next;
    if (next.changes === shown) return false;
    this.move(this.isStill() ? null : motionTo(next, shown));
    this.events.onchanged(next, next.changes !== shown + 1);
    return true;
  }

  /** Stop the clock of its own, when the game goes out of sight. */
  close(): void {
    clearTimeout(this.timer);
  }

  private move(motion: Motion | null): void {
    clearTimeout(this.timer);
    this.motion = motion;
    const ms = motion ? busyMs(motion) : 0;
    this.isTurning = ms > 0;
    if (ms > 0) this.timer = window.setTimeout(() => (this.isTurning = false), ms);
  }
}

/** Return for how long nothing may be pressed: a single slide holds nobody up. */
function busyMs({ isCovering, slid, quarters }: Motion): number {
  const covering = isCovering ? COVER_MS : 0;
  return quarters === 0 ? covering : covering + (slid ? SLIDE_MS : 0) + TURN_MS;
}
