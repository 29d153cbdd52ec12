/** What a screen reader says of a cell: its name, what stands and lies there, its walls. */

import { cellName, DIRECTIONS } from '../../../board/grid.ts';
import { strung } from '../../../i18n/i18n.svelte.ts';
import { hasWall, type Scene, stopOf, robotOf } from './scene.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

export function spokenCell(scene: Scene, cell: number, chosen: string | null, say: Say): string {
  const { plan } = scene;
  const parts = [cellName(cell, plan.columns)];
  if (plan.closed.includes(cell)) return strung([...parts, say('ricochet-cell-closed')]);
  const standing = scene.robots.find((piece) => piece.cell === cell);
  if (standing) parts.push(say(`ricochet-robot-${standing.robot}`));
  if (scene.goal?.cell === cell) {
    parts.push(say('ricochet-cell-goal', { target: spokenTarget(scene.goal, say) }));
  } else {
    const printed = plan.targets.find((target) => target.cell === cell);
    if (printed) parts.push(spokenTarget(printed, say));
  }
  const token = scene.tokens.find((piece) => piece.cell === cell);
  if (token && token.robot !== standing?.robot) {
    parts.push(say('ricochet-cell-token', { robot: say(`ricochet-robot-${token.robot}`) }));
  }
  const bumper = plan.diagonals.find((item) => item.cell === cell);
  if (bumper)
    parts.push(say('ricochet-cell-diagonal', { robot: say(`ricochet-robot-${bumper.robot}`) }));
  if (chosen !== null && isStop(scene, cell, chosen)) parts.push(say('ricochet-cell-stop'));
  const walls = DIRECTIONS.filter((side) => hasWall(plan, cell, side));
  if (walls.length > 0) {
    parts.push(
      say('ricochet-cell-walls', { sides: strung(walls.map((side) => say(`web-way-${side}`))) }),
    );
  }
  return strung(parts);
}

function isStop(scene: Scene, cell: number, chosen: string): boolean {
  return scene.slides.some((slide) => robotOf(slide) === chosen && stopOf(slide) === cell);
}

export function spokenTarget(target: { robot: string; symbol: string }, say: Say): string {
  if (target.symbol === 'vortex') return say('ricochet-symbol-vortex');
  const symbol = say(`ricochet-symbol-${target.symbol || 'plain'}`);
  return say('ricochet-target-name', {
    symbol,
    colour: say(`ricochet-colour-${colourKey(target.robot)}`),
  });
}

function colourKey(robot: string): string {
  return robot === '*' ? 'any' : robot;
}
