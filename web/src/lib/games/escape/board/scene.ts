/** What the drawing of the factory shows, and what of it a screen reader says. */

import { strung, t } from '../../../i18n/i18n.svelte.ts';
import { DEPOSIT, EXIT, nameOf, placeNumber, placeOf, SIZE } from '../factory.ts';
import type { Field } from '../sight.ts';
import { headingWords, type Name, robotWords } from '../story.ts';
import type { Pieces } from '../turns.ts';
import type { Camera, Step } from '../types.ts';

export type Way = 'N' | 'E' | 'S' | 'W';

/** A square that the chosen robot may go to. */
export interface Target {
  readonly way: Way;
  readonly cell: number;
}

export interface Aim {
  readonly camera: Camera;
  /** Whether it hangs there already. */
  readonly isPlaced: boolean;
  readonly field: Field;
  /** Robots that it would freeze. */
  readonly victims: readonly number[];
}

export interface Ghost {
  readonly place: number;
  readonly rows: readonly string[];
}

export interface Scene {
  readonly rows: readonly string[];
  readonly pieces: Pieces;
  /** The robot that is looked at or in the hand. */
  readonly robot: number | null;
  readonly targets: readonly Target[];
  readonly aim: Aim | null;
  /** Places where the tile in the hand fits. */
  readonly places: readonly number[];
  readonly ghost: Ghost | null;
  /** Steps of the turn that is shown. */
  readonly trail: readonly Step[];
}

export const EMPTY_PIECES: Pieces = { robots: [], eyes: new Set(), cameras: [] };

export function sceneWith(parts: Partial<Scene> & Pick<Scene, 'rows' | 'pieces'>): Scene {
  return { robot: null, targets: [], aim: null, places: [], ghost: null, trail: [], ...parts };
}

/** Return robots by the square they stand on, each with its place among them. */
export function standing(pieces: Pieces): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  pieces.robots.forEach((cell, robot) => {
    if (cell >= 0) found.set(cell, [...(found.get(cell) ?? []), robot]);
  });
  return found;
}

export function squareAt(rows: readonly string[], cell: number): string {
  return rows[Math.floor(cell / SIZE.columns)]?.[cell % SIZE.columns] ?? ' ';
}

function kindWords({ rows, places }: Scene, cell: number): string {
  const square = squareAt(rows, cell);
  const place = placeOf(cell);
  if (square === ' ') {
    const key = places.includes(place) ? 'escape-cell-fits' : 'escape-cell-empty';
    return t(key, { place: placeNumber(place) });
  }
  if (square === '#') return t('escape-cell-wall');
  if (place === DEPOSIT) return t('escape-cell-deposit');
  return t(place === EXIT ? 'escape-cell-exit' : 'escape-cell-corridor');
}

export function spokenSquare(scene: Scene, cell: number, name: Name): string {
  const { pieces, targets, aim } = scene;
  const robots = standing(pieces).get(cell) ?? [];
  const camera = pieces.cameras.find((other) => other.cell === cell);
  const parts = [nameOf(cell), kindWords(scene, cell)];
  for (const robot of robots) {
    const words = robotWords(robot, name);
    parts.push(pieces.eyes.has(robot) ? t('escape-cell-frozen', { robot: words }) : words);
  }
  if (camera) parts.push(t('escape-cell-camera', { heading: headingWords(camera.heading) }));
  if (targets.some((target) => target.cell === cell)) parts.push(t('escape-cell-target'));
  if (aim?.camera.cell === cell) parts.push(t('escape-cell-aim'));
  if (aim?.field.seen.has(cell)) parts.push(t('escape-cell-seen'));
  return strung(parts);
}
