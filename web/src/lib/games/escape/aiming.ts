/** What a camera or a robot in the hand could do: whom it would freeze, where it may go. */

import type { Aim, Target, Way } from './board/scene.ts';
import { seatOf, SIZE, TEAM, VECTORS } from './factory.ts';
import { fieldOf } from './sight.ts';
import { frozenBy, piecesOf } from './turns.ts';
import type { Camera, EscapeView } from './types.ts';

const WAYS: readonly Way[] = ['N', 'E', 'S', 'W'];

/** Return what a camera looks at, hung or not, and whom it would freeze. */
export function aimOf(view: EscapeView, camera: Camera): Aim {
  return {
    camera,
    isPlaced: view.cameras.some(({ cell }) => cell === camera.cell),
    field: fieldOf(view, camera),
    victims: frozenBy(view, camera, piecesOf(view)),
  };
}

/** Return where a robot of one's own may go. */
export function targetsOf(view: EscapeView, robot: number | null): Target[] {
  if (robot === null || seatOf(robot) !== view.seat) return [];
  const from = view.robots[robot]?.cell ?? -1;
  const there = view.moves[robot % TEAM] ?? [];
  return WAYS.flatMap((way, at) => {
    if (there[at] === null || there[at] === undefined) return [];
    const [down, right] = VECTORS[way];
    return [{ way, cell: from + down * SIZE.columns + right }];
  });
}

/** Return the walls where a camera may hang and none does. */
export function freeMounts({ plan, cameras }: Pick<EscapeView, 'plan' | 'cameras'>): number[] {
  return plan.mounts.filter((mount) => !cameras.some(({ cell }) => cell === mount));
}

/** Return one of them near the middle, to begin with. */
export function firstMount(view: Pick<EscapeView, 'plan' | 'cameras'>): number {
  const mounts = freeMounts(view);
  const far = (cell: number): number =>
    Math.hypot(
      Math.floor(cell / SIZE.columns) - SIZE.rows / 2,
      (cell % SIZE.columns) - SIZE.columns / 2,
    );
  return mounts.reduce((best, cell) => (far(cell) < far(best) ? cell : best), mounts[0] ?? 0);
}
