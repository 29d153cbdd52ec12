/** What happens in words: robots, headings, steps, and why somebody is frozen. */

import { DIRECTIONS, sideBit } from '../../board/grid.ts';
import { language, listing, t, type Values } from '../../i18n/i18n.svelte.ts';
import { nameOf, seatOf, TEAM } from './factory.ts';
import type { EscapeView, Heading, Sighting, Step } from './types.ts';

export type Name = (seat: number | null) => string;

export function robotWords(robot: number, name: Name): string {
  return t('escape-robot', { name: name(seatOf(robot)), number: (robot % TEAM) + 1 });
}

export function headingWords(heading: Heading): string {
  return t(`escape-heading-${heading}`);
}

export function robotsWords(robots: readonly number[], name: Name): string {
  return listing(robots.map((robot) => robotWords(robot, name)));
}

/** Return the sides of a mask of doors in words. */
export function doorWords(doors: number): string {
  const sides = DIRECTIONS.filter((side) => (doors & sideBit(side)) !== 0);
  return listing(sides.map(headingWords));
}

/** Return whom a camera would freeze now, in words. */
export function previewWords(robots: readonly number[], name: Name): string {
  if (robots.length === 0) return t('escape-would-nobody');
  return t('escape-would-see', { robots: robotsWords(robots, name) });
}

/** Return a message that may begin with the name of a robot, in capitals as a sentence does. */
function sentence(key: string, values: Values): string {
  const [first = '', ...rest] = t(key, values);
  return first.toLocaleUpperCase(language()) + rest.join('');
}

export function frozenWords(
  { robot, seat, camera, heading }: Sighting,
  cell: number,
  name: Name,
): string {
  return sentence('escape-frozen', {
    robot: robotWords(robot, name),
    name: name(seat),
    camera: nameOf(camera),
    heading: headingWords(heading),
    cell: nameOf(cell),
  });
}

/** Return how a robot stands: where, how far from the exit, and if it is frozen why. */
export function standingWords(view: EscapeView, robot: number, name: Name): string {
  const it = view.robots[robot];
  if (!it) return '';
  const values = { robot: robotWords(robot, name), cell: nameOf(Math.max(0, it.cell)) };
  if (it.cell < 0) return sentence('escape-is-out', values);
  if (it.sighting) return frozenWords(it.sighting, it.cell, name);
  if (it.has_eye) return sentence('escape-is-frozen', values);
  if (it.way === null) return sentence('escape-stands-shut-in', values);
  return sentence('escape-stands', { ...values, steps: it.way });
}

/** Return how far a seat's robots have to go, in words; not all may have a way out. */
export function wayWords({ seats }: Pick<EscapeView, 'seats'>, seat: number): string {
  const { escaped, way, shut_in: robots } = seats[seat] ?? { escaped: 0, way: 0, shut_in: 0 };
  if (robots === 0) return t('escape-way-left', { steps: way });
  if (robots === TEAM - escaped) return t('escape-no-way-left');
  return t('escape-some-way-left', { steps: way, robots });
}

export function stepWords(step: Step, name: Name): string {
  const cell = nameOf(Math.max(0, step.cell));
  switch (step.kind) {
    case 'move': {
      const robot = robotWords(step.robot, name);
      if (step.cell < 0) return sentence('escape-step-out', { robot });
      const way = headingWords(step.heading as Heading);
      return sentence('escape-step-move', { robot, cell, way });
    }
    case 'take_eye':
      return sentence('escape-step-take_eye', { robot: robotWords(step.robot, name), cell });
    case 'activate': {
      if (step.seen.length === 0) return sentence('escape-step-nobody', { cell });
      return sentence('escape-step-activate', { cell, robots: robotsWords(step.seen, name) });
    }
    default: {
      const heading = headingWords(step.heading as Heading);
      return t(`escape-step-${step.kind}`, { cell, heading });
    }
  }
}
