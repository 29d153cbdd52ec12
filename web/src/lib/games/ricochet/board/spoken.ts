/** What a screen reader says of a cell: its name, what stands and lies there, its walls. */

import { cellName, DIRECTIONS } from '../../../board/grid.ts';
import { hasWall, type Scene, stopOf, robotOf } from './scene.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

export function spokenCell(scene: Scene, cell: number, chosen: string | null, say: Say): string {
  const { plan } = scene;
  const parts = [cellName(cell, plan.columns)];
  if (plan.closed.includes(cell)) return `${parts[0]}, ${say('web-cell-closed')}`;
  const standing = scene.robots.find((piece) => piece.cell === cell);
  if (standing) parts.push(say(`web-robot-${standing.robot}`));
  if (scene.goal?.cell === cell) {
    parts.push(say('web-cell-goal', { target: spokenTarget(scene.goal, say) }));
  } else {
    const printed = plan.targets.find((target) => target.cell === cell);
    if (printed) parts.push(spokenTarget(printed, say));
  }
  const token = scene.tokens.find((piece) => piece.cell === cell);
  if (token && token.robot !== standing?.robot) {
    parts.push(say('web-cell-token', { robot: say(`web-robot-${token.robot}`) }));
  }
  const bumper = plan.diagonals.find((item) => item.cell === cell);
  if (bumper) parts.push(say('web-cell-diagonal', { robot: say(`web-robot-${bumper.robot}`) }));
  if (chosen !== null && isStop(scene, cell, chosen)) parts.push(say('web-cell-stop'));
  const walls = DIRECTIONS.filter((side) => hasWall(plan, cell, side));
  if (walls.length > 0) {
    parts.push(
      say('web-cell-walls', { sides: walls.map((side) => say(`web-way-${side}`)).join(', ') }),
    );
  }
  return parts.join(', ');
}

function isStop(scene: Scene, cell: number, chosen: string): boolean {
  return scene.slides.some((slide) => robotOf(slide) === chosen && stopOf(slide) === cell);
}

export function spokenTarget(target: { robot: string; symbol: string }, say: Say): string {
  if (target.symbol === 'vortex') return say('web-symbol-vortex');
  const symbol = say(`web-symbol-${target.symbol || 'plain'}`);
  return say('web-target-name', { symbol, colour: say(`web-colour-${colourKey(target.robot)}`) });
}

function colourKey(robot: string): string {
  return robot === '*' ? 'any' : robot;
}
