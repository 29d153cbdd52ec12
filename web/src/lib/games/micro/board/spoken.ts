/** What a screen reader says of a field: colour, number, what stands and lies there. */

import { strung, t } from '../../../i18n/i18n.svelte.ts';
import type { Scene } from '../scene.ts';
import { fieldWords } from '../story.ts';

export function spokenField(scene: Scene, cell: number): string {
  const parts = [fieldWords(scene.dice[cell] ?? '')];
  if (cell === scene.robot) parts.push(t('micro-robot'));
  if (cell === scene.target) parts.push(t('micro-target'));
  if (cell === scene.waypoint) parts.push(t('micro-waypoint'));
  if (cell === scene.start && cell !== scene.robot) parts.push(t('micro-start'));
  if (scene.fields.includes(cell)) parts.push(t('micro-lit'));
  return strung(parts);
}
