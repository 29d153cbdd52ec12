/** The factory as a person sees it with what they hold: a robot, an aimed camera or a tile. */

import { type Aim, EMPTY_PIECES, type Scene, sceneWith, type Target } from './board/scene.ts';
import type { Draft } from './draft.ts';
import { turned } from './factory.ts';
import { piecesOf } from './turns.ts';
import type { EscapeView } from './types.ts';

export interface Held {
  readonly isAble: boolean;
  readonly robot: number | null;
  readonly targets: readonly Target[];
  readonly aim: Aim | null;
  readonly draft: Draft | null;
  readonly places: readonly number[];
}

export function sceneOf(view: EscapeView, held: Held): Scene {
  const { draft, robot, targets, aim, places } = held;
  const tile = view.tiles.find((other) => other.tile === draft?.tile);
  const place = held.isAble ? (draft?.place ?? null) : null;
  const steps = view.turn?.steps ?? [];
  return sceneWith({
    rows: view.plan.rows,
    pieces: view.phase === 'build' ? EMPTY_PIECES : piecesOf(view),
    robot,
    targets,
    aim,
    places,
    ghost: tile && draft && place !== null ? { place, rows: turned(tile.rows, draft.turn) } : null,
    trail: steps.length > 0 ? steps : (view.past.at(-1)?.steps ?? []),
  });
}
