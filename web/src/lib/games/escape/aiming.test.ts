import { describe, expect, it } from 'vitest';

import { firstMount } from './aiming.ts';
import { HEADINGS } from './factory.ts';
import type { Camera } from './types.ts';

const at = (row: number, column: number): number => 20 * row + column;
const PLAN = { code: '', rows: [], mounts: [at(0, 0), at(7, 9), at(7, 12)] };

/** What a view says of cameras that hang on these cells. */
function hung(...cells: number[]): { plan: typeof PLAN; cameras: never[] } {
  const cameras = cells.map((cell): Camera => ({ cell, heading: HEADINGS[0] ?? 'N' }));
  return { plan: PLAN, cameras: cameras as never[] };
}

describe('a new camera', () => {
  it('begins near the middle where none hangs yet (C-40)', () => {
    expect(firstMount(hung())).toBe(at(7, 9));
    expect(firstMount(hung(at(7, 9)))).toBe(at(7, 12));
    expect(firstMount(hung(at(7, 9), at(7, 12)))).toBe(at(0, 0));
  });
});
