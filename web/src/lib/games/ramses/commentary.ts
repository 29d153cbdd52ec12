/** What is said and heard as a game goes on; each saying replaces the one before it. */

import { t } from '../../i18n/i18n.svelte.ts';
import { say } from '../../shell/notices.svelte.ts';
import { sounds } from '../../sound/sounds.ts';
import type { PlayEvents } from './play.svelte.ts';
import { type Names, stageOf } from './stage.ts';
import { hasTurned, storyOf, toneOf } from './story.ts';
import type { RamsesView } from './types.ts';

export class Commentary implements PlayEvents {
  constructor(private readonly names: Names) {}

  /** Say how things stand when the game comes into sight. */
  opening(view: RamsesView): void {
    say(this.stage(view));
  }

  /** Say what has happened, and how things stand where that is new. */
  onchanged(view: RamsesView, hasMissed: boolean): void {
    const isNewTask = view.events.some(({ kind }) =>
      ['card', 'turn', 'covered', 'named', 'risk_failed'].includes(kind),
    );
    const isTold = hasMissed || isNewTask || view.phase === 'over';
    say([...storyOf(view, this.names), ...(isTold ? [this.stage(view)] : [])].join(' '));
    soundOf(view);
  }

  private stage(view: RamsesView): string {
    const stage = stageOf(view, this.names);
    return t(stage.title, stage.values);
  }
}

function soundOf(view: RamsesView): void {
  const tone = toneOf(view);
  if (tone === 'good') sounds.chip();
  else if (tone === 'bad') sounds.failed();
  else if (hasTurned(view)) sounds.slide(12);
  else if (view.events.some(({ kind }) => kind === 'slid')) sounds.impact(2);
  if (view.phase === 'over') sounds.won();
}
