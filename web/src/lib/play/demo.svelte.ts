/** A way that shows itself over and over: what a game is, at a glance. */

import { isStill } from '../shell/settings.svelte.ts';

const STEP_MS = 950;
/** For how many steps the end is looked at. */
const REST = 4;

export class Demo {
  step = $state(0);

  /** @param last Number of steps; who wants no motion sees the last one at once. */
  constructor(private readonly last: number) {
    if (isStill()) this.step = last;
  }

  /** Run until what is returned is called. */
  run(): (() => void) | undefined {
    if (isStill()) return undefined;
    let tick = 0;
    const timer = setInterval(() => {
      tick = (tick + 1) % (this.last + REST);
      this.step = Math.min(tick, this.last);
    }, STEP_MS);
    return () => clearInterval(timer);
  }
}
