/** Time left on a clock, and time that has passed, kept in step with the page's own clock. */

import { type GameTime, gameMsAt } from './gametime.ts';

const STEP_MS = 100;
const SPOKEN_S = [30, 10, 5];

export class Countdown {
  leftMs = $state<number | null>(null);

  /** Follow a clock that ends at a time of `performance.now()`; returns how to stop. */
  follow(endsAt: number | null, pausedMs: number | null): (() => void) | undefined {
    if (endsAt === null) {
      this.leftMs = pausedMs;
      return undefined;
    }
    const read = (): void => {
      this.leftMs = Math.max(0, endsAt - performance.now());
    };
    read();
    const timer = setInterval(read, STEP_MS);
    return () => clearInterval(timer);
  }
}

/** Whole seconds since something happened in the game. */
export class Stopwatch {
  seconds = $state<number | null>(null);

  /** Follow the game's time since a moment of it; returns how to stop. */
  follow(time: GameTime, sinceMs: number | null): (() => void) | undefined {
    if (sinceMs === null) {
      this.seconds = null;
      return undefined;
    }
    const read = (): void => {
      const passed = gameMsAt(time, performance.now()) - sinceMs;
      this.seconds = Math.max(0, Math.floor(passed / 1000));
    };
    read();
    if (!time.isRunning) return undefined;
    const timer = setInterval(read, STEP_MS);
    return () => clearInterval(timer);
  }
}

/** Return the seconds to be said when the clock goes from one reading to the next. */
export function spokenBetween(beforeMs: number | null, afterMs: number | null): number | null {
  if (beforeMs === null || afterMs === null || afterMs >= beforeMs) return null;
  return SPOKEN_S.find((s) => beforeMs > s * 1000 && afterMs <= s * 1000) ?? null;
}

/** Return time as people read it: `0:07`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
