/** What the board shows, as it follows from the newest view alone: nothing is remembered. */

import { type Direction, neighbour, type Size } from '../../board/grid.ts';
import type { RamsesView } from './types.ts';

export interface Scene extends Size {
  /** The open space; null while no pyramid is there. */
  readonly hole: number | null;
  /** What is seen of each cell: a treasure, null for nothing there, undefined for unknown. */
  readonly contents: readonly (number | null | undefined)[];
  /** Cells whose pyramids this hand may slide. */
  readonly moves: readonly number[];
  /** The treasure that is sought, to be ringed wherever it is seen. */
  readonly wanted: number | null;
}

export function sceneOf(view: RamsesView): Scene {
  const contents = new Array<number | null | undefined>(view.rows * view.columns).fill(undefined);
  for (const { cell, treasure } of view.seen) contents[cell] = treasure;
  view.tokens?.forEach((treasure, cell) => (contents[cell] = treasure));
  if (view.hole !== null) contents[view.hole] = view.content;
  const { rows, columns, hole, moves } = view;
  return { rows, columns, hole, contents, moves, wanted: wantedIn(view) };
}

/**
 * Return what is shown while the table stands still or the line is down: nobody can slide, and
 * the treasures of the preview are hidden, so that nobody has longer to study them.
 */
export function heldScene(scene: Scene): Scene {
  const isPreview = scene.hole === null;
  const contents = isPreview ? scene.contents.map(() => undefined) : scene.contents;
  return { ...scene, contents, moves: [] };
}

/** Return the treasure that has to be uncovered next, or null where any will do or none. */
export function wantedIn(view: RamsesView): number | null {
  if (view.named.length > 0) return view.named[view.reached] ?? null;
  return view.card?.kind === 'search' ? (view.card.treasure ?? null) : null;
}

/** Return the pyramid that is beside the hole on a side, or null beyond the frame. */
export function pyramidOn(scene: Scene, side: Direction): number | null {
  return scene.hole === null ? null : neighbour(scene, scene.hole, side);
}
