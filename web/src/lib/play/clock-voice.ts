/** The clock as it is heard: 30, 10 and 5 seconds in words, the last ones as ticks. */

import { t } from '../i18n/i18n.svelte.ts';
import { say } from '../shell/notices.svelte.ts';
import { sounds } from '../sound/sounds.ts';
import { spokenBetween } from '../table/countdown.svelte.ts';

const TICKS_MS = 5000;

export class ClockVoice {
  private lastLeftMs: number | null = null;

  /** Take the next reading; a silent clock is followed but not heard. */
  read(leftMs: number | null, isSilent: boolean): void {
    const before = this.lastLeftMs;
    this.lastLeftMs = leftMs;
    if (isSilent || before === null || leftMs === null) return;
    const seconds = spokenBetween(before, leftMs);
    if (seconds !== null) say(t('web-seconds-left', { seconds }));
    const isNewSecond = Math.ceil(before / 1000) !== Math.ceil(leftMs / 1000);
    if (!isNewSecond || leftMs >= before || leftMs > TICKS_MS) return;
    if (leftMs === 0) sounds.timeUp();
    else sounds.tick();
  }
}
