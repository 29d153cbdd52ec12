import { describe, expect, it } from 'vitest';

import { standingWords, wayWords } from './story.ts';
import type { EscapeView } from './types.ts';

const VIEW = {
  robots: [300, 15, 0].map((way) => ({ cell: 142, has_eye: false, sighting: null, way })),
  seats: [{ is_present: true, escaped: 0, way: 315 }],
} as unknown as EscapeView;

describe('a robot from which no way leads out', () => {
  it('is said to have none, not a number of steps', () => {
    expect(standingWords(VIEW, 0, () => 'Ann')).not.toContain('300');
    expect(wayWords(VIEW, 0)).not.toContain('315');
    expect(standingWords(VIEW, 1, () => 'Ann')).not.toBe(standingWords(VIEW, 0, () => 'Ann'));
  });
});
