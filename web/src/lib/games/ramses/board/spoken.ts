/** What a screen reader says of a cell: contents only where everybody can see them. */

import { cellName } from '../../../board/grid.ts';
import { strung, t } from '../../../i18n/i18n.svelte.ts';
import type { Scene } from '../scene.ts';
import { treasureName } from '../treasures.ts';

export function spokenCell(scene: Scene, cell: number): string {
  const parts = [cellName(cell, scene.columns)];
  if (scene.hole === cell) parts.push(t('ramses-open'));
  else if (scene.hole !== null) parts.push(t('ramses-pyramid'));
  const content = scene.contents[cell];
  if (content !== undefined) {
    parts.push(content === null ? t('ramses-nothing') : treasureName(content));
  }
  if (scene.moves.includes(cell)) parts.push(t('ramses-can-slide'));
  return strung(parts);
}
