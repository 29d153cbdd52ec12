import { describe, expect, it } from 'vitest';

import { legPath, wallPath } from './drawing.ts';
import { carryMotion, slideMotion, travelMs } from './motion.ts';
import type { BoardPlan } from './scene.ts';
import { withWallFlipped } from './scene.ts';

const offsets = (frames: Keyframe[]): number[] => frames.map((frame) => Number(frame.offset));

describe('a slide', () => {
  it('takes longer over a longer way, but less a cell', () => {
    expect(travelMs(8)).toBeGreaterThan(travelMs(2));
    expect(travelMs(8) / 8).toBeLessThan(travelMs(2) / 2);
  });

  it('gathers speed: it is slower over the first cell than over the last', () => {
    const at = offsets(slideMotion(0, [1, 2, 3, 4], 16).travel);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan((at[4] ?? 0) - (at[3] ?? 0));
  });

  it('has frames in the order of time, from start to end', () => {
    const motion = slideMotion(0, [1, 2, 18], 16);
    for (const frames of [motion.travel, motion.squash, carryMotion(0, 40, 16).travel]) {
      const at = offsets(frames);
      expect(at[0]).toBe(0);
      expect(at.at(-1)).toBe(1);
      expect([...at].sort((one, other) => one - other)).toEqual(at);
    }
  });
});

describe('walls', () => {
  const plan: BoardPlan = {
    rows: 2,
    columns: 2,
    walls: [9, 3, 12, 6],
    closed: [],
    diagonals: [],
    targets: [],
  };

  it('are set on both sides and joined to one stroke', () => {
    const walled = withWallFlipped(withWallFlipped(plan, 0, 'S'), 3, 'N');
    expect(walled.walls).toEqual([13, 7, 13, 7]);
    expect(wallPath(walled)).toBe('M0 48h96');
  });

  it('of the frame stay', () => {
    expect(withWallFlipped(plan, 0, 'N')).toBe(plan);
  });

  it('are taken away again', () => {
    expect(withWallFlipped(withWallFlipped(plan, 0, 'E'), 0, 'E')).toEqual(plan);
  });
});

describe('a leg', () => {
  it('is drawn from the start through every cell', () => {
    expect(legPath({ robot: 'b', from: 0, path: [1, 3] }, 2).split('L')).toHaveLength(3);
  });
});
