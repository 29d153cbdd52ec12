import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import StepBar from './StepBar.svelte';
import { Steps } from './steps.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a way', () => {
  it('is gone step by step, and never beyond its ends', () => {
    const steps = new Steps();
    steps.begin(3, 1);
    expect([steps.at, steps.isStepOn]).toEqual([1, false]);
    steps.go(2);
    expect([steps.at, steps.isStepOn]).toEqual([2, true]);
    steps.go(9);
    expect(steps.at).toBe(3);
    steps.go(-1);
    expect([steps.at, steps.isStepOn]).toEqual([0, false]);
  });

  it('runs by itself, at each place for as long as that one needs', () => {
    const steps = new Steps();
    steps.begin(3, 0, (at) => (at === 1 ? 5000 : 100));
    steps.toggle();
    vi.advanceTimersByTime(100);
    expect(steps.at).toBe(1);
    vi.advanceTimersByTime(4900);
    expect(steps.at).toBe(1);
    vi.advanceTimersByTime(200);
    expect([steps.at, steps.isRunning]).toEqual([3, false]);
    steps.toggle();
    expect([steps.at, steps.isRunning]).toEqual([0, true]);
    steps.pause();
    vi.advanceTimersByTime(9000);
    expect(steps.at).toBe(0);
  });
});

describe('its bar', () => {
  let shown: object | undefined;

  function show(hasKeys: boolean): Steps {
    const steps = new Steps();
    steps.begin(3);
    const props = { steps, length: 3, words: 'words', hasKeys };
    shown = mount(StepBar, { target: document.body, props });
    flushSync();
    return steps;
  }

  function press(key: string, target: EventTarget = document.body): void {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
  }

  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.replaceChildren();
  });

  it('goes back and on by arrow keys from anywhere on the page', () => {
    const steps = show(true);
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    press('ArrowUp');
    expect(steps.at).toBe(1);
  });

  it('leaves arrow keys to whatever has a use of its own for them', () => {
    const steps = show(true);
    const grid = document.body.appendChild(document.createElement('div'));
    grid.setAttribute('role', 'grid');
    press('ArrowRight', grid);
    press('ArrowRight', document.querySelector('input') as Element);
    expect(steps.at).toBe(0);
  });

  it('takes no keys where they are meant for something else', () => {
    const steps = show(false);
    press('ArrowRight');
    expect(steps.at).toBe(0);
  });
});
