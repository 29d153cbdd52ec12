/** Why something cannot be done in one's turn, as the key of a message and its values. */

import { neighbour } from '../../board/grid.ts';
import { t, type Values } from '../../i18n/i18n.svelte.ts';
import { squareAt, type Way } from './board/scene.ts';
import { CAMERAS, DEPOSIT, EXIT, nameOf, SIZE, TEAM } from './factory.ts';
import { headingWords } from './story.ts';
import type { Camera, EscapeView } from './types.ts';

export interface Refusal {
  readonly key: string;
  readonly values?: Values;
}

type Spent = Pick<EscapeView, 'points' | 'used'>;

const NO_POINTS: Refusal = { key: 'error-no-points-left' };

/** Return why one of one's robots cannot go one way. */
export function stepRefusal(view: EscapeView, robot: number, way: Way): Refusal {
  const it = view.robots[robot];
  const name = ownName(robot);
  if (!it || it.cell < 0) return { key: 'error-robot-escaped', values: { robot: name } };
  if (it.has_eye) {
    return { key: 'error-robot-frozen', values: { robot: name, cell: nameOf(it.cell) } };
  }
  if (view.points === 0) return NO_POINTS;
  const onward = neighbour(SIZE, it.cell, way);
  if (onward === null || squareAt(view.plan.rows, onward) !== '.') {
    return { key: 'error-no-corridor', values: { robot: name, way: headingWords(way) } };
  }
  return { key: 'error-square-taken', values: { robot: name, cell: nameOf(onward) } };
}

/** Return why no camera can be placed on a square, or null where one can. */
export function placeRefusal(view: EscapeView, cell: number): Refusal | null {
  const spent = cameraSpent(view);
  if (spent) return spent;
  if (view.cameras_left === 0) return { key: 'error-no-camera-left', values: { most: CAMERAS } };
  const values = { cell: nameOf(cell) };
  if (view.cameras.some((camera) => camera.cell === cell)) {
    return { key: 'error-camera-there', values };
  }
  return view.plan.mounts.includes(cell) ? null : { key: 'error-camera-needs-wall', values };
}

/** Return why a camera that hangs cannot be turned to a heading, or null where it can. */
export function turnRefusal(view: EscapeView, { cell, heading }: Camera): Refusal | null {
  const spent = cameraSpent(view);
  if (spent) return spent;
  const looks = view.cameras.some((other) => other.cell === cell && other.heading === heading);
  return looks ? { key: 'error-looks-there-already', values: { cell: nameOf(cell) } } : null;
}

/** Return why the aimed camera cannot be activated, or null where it can. */
export function activateRefusal(view: EscapeView, { cell, heading }: Camera): Refusal | null {
  if (view.points === 0) return NO_POINTS;
  if (view.used.includes('activate')) return { key: 'escape-used-activate' };
  const hung = view.cameras.find((other) => other.cell === cell);
  if (!hung) return { key: 'escape-place-first' };
  return hung.heading === heading ? null : { key: 'escape-turn-first' };
}

/** Return why no eye can be taken off a robot, or null where one can. */
export function eyeRefusal(view: EscapeView, robot: number): Refusal | null {
  if (view.points === 0) return NO_POINTS;
  if (view.used.includes('take_eye')) return { key: 'escape-used-take_eye' };
  if (view.robots[robot]?.has_eye) return null;
  return { key: 'error-no-eye-there', values: { robot: ownName(robot) } };
}

/** Return why the camera that is aimed, or the tile, cannot be shifted one way. */
export function shiftRefusal(held: 'tile' | 'new' | 'hung', way: Way): Refusal {
  return { key: `escape-no-${held}-way`, values: { way: headingWords(way) } };
}

/** Return why the tile in the hand cannot be laid on a place where it does not fit. */
export function layRefusal(view: EscapeView, place: number): Refusal {
  const isLaid = view.laid.some((laid) => laid.place === place);
  if (isLaid || place === DEPOSIT || place === EXIT) return { key: 'escape-place-taken' };
  return { key: 'escape-fits-not-there' };
}

function ownName(robot: number): string {
  return t('escape-own-robot', { number: (robot % TEAM) + 1 });
}

function cameraSpent({ points, used }: Spent): Refusal | null {
  if (used.includes('camera')) return { key: 'escape-used-camera' };
  return points === 0 ? NO_POINTS : null;
}
