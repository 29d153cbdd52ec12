/**
 * The slides of this hand, one after the other: where one leads is known once the server has
 * said so. Keys that are pressed meanwhile wait for that; a second press on a pyramid is the same.
 */

import type { Direction } from '../../board/grid.ts';
import type { Once } from '../../play/once.ts';
import { pyramidOn, type Scene } from './scene.ts';

/** Keys that may wait. */
const MOST_AHEAD = 4;

export class Slides {
  private ahead: Direction[] = [];

  constructor(
    private readonly read: () => Scene,
    private readonly once: Once,
    /** Told when there is no pyramid that way. */
    private readonly onblocked: () => void,
  ) {}

  /** A pyramid that can slide was pressed. */
  press(cell: number): void {
    this.ahead = [];
    void this.once.do({ type: 'slide', cell });
  }

  /** The key of a side was pressed. */
  go(side: Direction): void {
    if (this.once.isUnderWay) {
      if (this.ahead.length < MOST_AHEAD) this.ahead.push(side);
      return;
    }
    const cell = pyramidOn(this.read(), side);
    if (cell !== null) void this.once.do({ type: 'slide', cell });
    else {
      this.ahead = [];
      this.onblocked();
    }
  }

  /** The server's next word has come; keys that waited go on while nothing comes to light. */
  settle(): void {
    this.once.settle();
    const { hole, contents, moves } = this.read();
    const isClear = hole !== null && contents[hole] === null && moves.length > 0;
    if (!isClear) this.ahead = [];
    const side = this.ahead.shift();
    if (side !== undefined) this.go(side);
  }
}
