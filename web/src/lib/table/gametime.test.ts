import { describe, expect, it } from 'vitest';

import { gameMsAt, timeAfter } from './gametime.ts';

const START = { ms: 1000, at: 50, isRunning: true };

describe("the game's time", () => {
  it('runs with the clock of the page', () => {
    expect(gameMsAt(START, 350)).toBe(1300);
  });

  it('stands in a pause and goes on where it stood', () => {
    const paused = timeAfter(START, 350, undefined, false);
    expect(gameMsAt(paused, 9350)).toBe(1300);
    const resumed = timeAfter(paused, 9350, undefined, true);
    expect(gameMsAt(resumed, 9360)).toBe(1310);
  });

  it('is what the server says where it says something', () => {
    expect(gameMsAt(timeAfter(START, 350, 7000, true), 360)).toBe(7010);
  });
});
