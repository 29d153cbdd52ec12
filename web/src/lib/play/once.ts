/** One wish at a time: what is pressed again before the answer has come was meant only once. */

import type { GameAction } from '../protocol/types.ts';

export class Once {
  private isWaiting = false;

  constructor(private readonly send: (action: GameAction) => Promise<boolean>) {}

  /** Whether an answer has yet to come, so that what is seen is not how things stand. */
  get isUnderWay(): boolean {
    return this.isWaiting;
  }

  /** Send an action unless an answer has yet to come; returns whether it was done. */
  async do(action: GameAction): Promise<boolean> {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    const isDone = await this.send(action);
    if (!isDone) this.isWaiting = false;
    return isDone;
  }

  /** How things stand now has come: what is pressed from now on is meant for that. */
  settle(): void {
    this.isWaiting = false;
  }
}
