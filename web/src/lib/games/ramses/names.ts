/** How seats and treasures are called at a table. */

import type { TableLine } from '../../protocol/table.svelte.ts';
import type { Names } from './stage.ts';
import { treasureName } from './treasures.ts';

export function namesAt(line: TableLine): Names {
  return { seat: (seat) => line.nameOf(seat), treasure: treasureName };
}
