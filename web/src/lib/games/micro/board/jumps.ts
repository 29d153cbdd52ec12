/** A way as arcs: each move jumps from die to die, bent to the left of where it goes. */

import type { Jump } from '../scene.ts';
import { centreOf, type Pair } from './drawing.ts';

/** How far from the middle of a die an arc begins and ends. */
const REACH = 22;
/** How far an arc bends aside, and how much more each time the same jump is made again. */
const BEND = 14;
const MORE = 8;

export interface Arc {
  readonly curve: string;
  /** Where the arrow's head is, and how it is turned. */
  readonly tip: string;
  /** Where the number of the move stands. */
  readonly top: Pair;
}

/** Return the arcs of a way in its order. */
export function arcsOf(jumps: readonly Jump[]): Arc[] {
  return jumps.map(({ from, to }, at) => {
    const again = jumps.slice(0, at).filter((jump) => jump.from === from && jump.to === to);
    return arc(centreOf(from), centreOf(to), BEND + MORE * (again.length % 3));
  });
}

function arc(start: Pair, end: Pair, bend: number): Arc {
  const heading = Math.atan2(end[1] - start[1], end[0] - start[0]);
  const along: Pair = [Math.cos(heading), Math.sin(heading)];
  const moved = (point: Pair, far: number, aside: number): Pair => [
    point[0] + along[0] * far + along[1] * aside,
    point[1] + along[1] * far - along[0] * aside,
  ];
  const first = moved(start, REACH, bend / 3);
  const last = moved(end, -REACH, bend / 3);
  const half = Math.hypot(last[0] - first[0], last[1] - first[1]) / 2;
  const control = moved(first, half, 2 * bend);
  const turn = (Math.atan2(last[1] - control[1], last[0] - control[0]) * 180) / Math.PI;
  return {
    curve: `M${pair(first)}Q${pair(control)} ${pair(last)}`,
    tip: `translate(${pair(last)})rotate(${Math.round(turn)})`,
    top: moved(first, half, bend),
  };
}

function pair([x, y]: Pair): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
