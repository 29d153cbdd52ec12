/** The game's own time on this page: it runs with the page's clock and stands in a pause. */

export interface GameTime {
  /** What it was… */
  readonly ms: number;
  /** …at this time of `performance.now()`. */
  readonly at: number;
  readonly isRunning: boolean;
}

/** Return the game's time at a moment of the page's clock. */
export function gameMsAt(time: GameTime, now: number): number {
  return time.isRunning ? time.ms + now - time.at : time.ms;
}

/** Return the time after a message: what it told, or what was known where it told nothing. */
export function timeAfter(
  before: GameTime,
  now: number,
  told: number | undefined,
  isRunning: boolean,
): GameTime {
  return { ms: told ?? gameMsAt(before, now), at: now, isRunning };
}
