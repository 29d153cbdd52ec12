/** Edits of a position: what the server calls the newest one, and whether it can be. */

import { explain } from '../i18n/i18n.svelte.ts';
import { type PositionText, readPosition } from '../protocol/http.ts';
import { Refusal } from '../protocol/socket.ts';

export class Edits {
  /** What is wrong with the newest position, in words; empty if it can be. */
  fault = $state('');
  private count = 0;

  /**
   * @param game Whose positions these are.
   * @param onread Takes the token of the newest position.
   */
  constructor(
    private readonly game: string,
    private readonly onread: (token: string) => void,
  ) {}

  /** Ask about a position; an answer that comes after another edit is not heard. */
  async ask(position: PositionText): Promise<void> {
    this.count += 1;
    const mine = this.count;
    try {
      const read = await readPosition(position, this.game);
      if (mine !== this.count) return;
      this.fault = '';
      this.onread(read.position);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (mine === this.count) this.fault = explain(reason.problem);
    }
  }
}
