import { beforeAll, describe, expect, it } from 'vitest';

import { learn, speak } from '../../i18n/i18n.svelte.ts';
import { standingWords, stepWords, wayWords } from './story.ts';
import type { EscapeView, Step } from './types.ts';

const seat = (escaped: number, way: number, shut_in: number) => ({
  is_present: true,
  escaped,
  way,
  shut_in,
});
const VIEW = {
  robots: [null, 15, 0].map((way) => ({ cell: 142, has_eye: false, sighting: null, way })),
  seats: [seat(0, 15, 2), seat(1, 0, 2), seat(2, 15, 0)],
} as unknown as EscapeView;

beforeAll(() => learn('escape'));

describe('a robot from which no way leads out', () => {
  it('is said to have none, not a number of steps', () => {
    const [shut, free] = [0, 1].map((robot) => standingWords(VIEW, robot, () => 'Ann'));
    expect(shut).not.toBe(free);
    expect(shut).not.toMatch(/null|undefined/u);
    expect(free).toContain('15');
  });

  it('is counted apart from the steps of its team', () => {
    const [some, none, all] = [0, 1, 2].map((one) => wayWords(VIEW, one));
    expect(some).toContain('15');
    expect(some).toContain('2');
    expect(none).not.toMatch(/\d/u);
    expect(all).toContain('15');
    expect(new Set([some, none, all]).size).toBe(3);
  });
});

it('a sentence that begins with a robot begins with a capital', async () => {
  await speak('nl');
  expect(standingWords(VIEW, 1, () => 'Ann')).toMatch(/^Robot 2 van Ann/u);
  const step = { kind: 'move', robot: 0, origin: 1, cell: 2, heading: 'E', seen: [] } as Step;
  expect(stepWords(step, () => 'Ann')).toMatch(/^Robot 1 van Ann/u);
  await speak('en');
});
