/** A position as it is sent to the server. */

import type { PositionText } from '../../protocol/http.ts';
import { SIDE } from './dice.ts';
import type { Puzzle } from './scene.ts';

/** Return the JSON form of what is asked. */
export function positionText({ dice, start, target, waypoint }: Puzzle): PositionText {
  const rows = Array.from({ length: SIDE }, (_, row) =>
    dice.slice(row * SIDE, (row + 1) * SIDE).join(' '),
  );
  const named = (cell: number | null): string => dice[cell ?? -1] ?? '';
  const form = { dice: rows, robot: named(start), target: named(target) };
  return waypoint === null ? form : { ...form, waypoint: named(waypoint) };
}
