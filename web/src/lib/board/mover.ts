/** A piece that goes where it is told: from which cell, and the motion on its way. */

export interface BodyMotion {
  /** Where the piece is, as CSS transforms with their places in time. */
  readonly travel: Keyframe[];
  /** How its body is stretched and squashed by speed and impact. */
  readonly squash: Keyframe[];
  readonly durationMs: number;
}

export class Mover {
  private running: Animation[] = [];

  /** @param cell Where it stands at first. */
  constructor(private cell: number) {}

  /** Set off for a cell; return the one it stood on, or null if it stands there already. */
  leaveFor(cell: number): number | null {
    const from = this.cell;
    if (cell === from) return null;
    this.cell = cell;
    for (const animation of this.running) animation.cancel();
    this.running = [];
    return from;
  }

  run(place: Element, body: Element, { travel, squash, durationMs: duration }: BodyMotion): void {
    const options = { duration, fill: 'none' } as const;
    this.running = [place.animate(travel, options), body.animate(squash, options)];
  }
}
