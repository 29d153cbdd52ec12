/** A box in which a treasure is found, shown on the first page. */

import type { Scene } from '../scene.ts';
import { TREASURES } from '../treasures.ts';

export interface DemoStep {
  readonly hole: number;
  readonly content: number | null;
}

const SIZE = { rows: 6, columns: 8 } as const;
const cat = TREASURES.indexOf('cat');

/** The way of the open space, and what lies under it at each step. */
export const DEMO_STEPS: readonly DemoStep[] = [
  { hole: 36, content: null },
  { hole: 28, content: null },
  { hole: 27, content: null },
  { hole: 19, content: null },
  { hole: 18, content: cat },
];

export function demoScene(step: number): Scene {
  const shown = DEMO_STEPS[step] ?? { hole: 0, content: null };
  const contents = new Array<number | null | undefined>(SIZE.rows * SIZE.columns).fill(undefined);
  contents[shown.hole] = shown.content;
  return { ...SIZE, hole: shown.hole, contents, moves: [], wanted: cat };
}
