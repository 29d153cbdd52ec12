import type { ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import { press, show as showOnPage } from '../../../../testing.ts';
import Board from './Board.svelte';
import { DEMO_GOAL, DEMO_PLAN, DEMO_START } from './demo.ts';
import type { Scene } from './scene.ts';
import { allGlides } from './slide.ts';

const scene: Scene = {
  plan: DEMO_PLAN,
  robots: DEMO_START,
  tokens: DEMO_START,
  goal: DEMO_GOAL,
  legs: [],
  slides: allGlides(DEMO_PLAN, DEMO_START),
};

function show(props: Partial<ComponentProps<typeof Board>> = {}): void {
  showOnPage(Board, { scene, label: 'board', hasKeys: true, isStill: true, ...props });
}

describe('the board', () => {
  it('turns letter and arrow into a move', () => {
    const onmove = vi.fn();
    show({ onmove });
    press('r');
    press('ArrowLeft');
    expect(onmove).toHaveBeenCalledExactlyOnceWith('rW');
  });

  it('shows where the chosen robot can stop', () => {
    show();
    expect(document.querySelectorAll('.ghost')).toHaveLength(0);
    press('b');
    const stops = scene.slides.filter((slide) => slide.move.startsWith('b'));
    expect(document.querySelectorAll('.ghost')).toHaveLength(stops.length);
  });

  it('offers nothing when nothing may be moved', () => {
    const onmove = vi.fn();
    show({ onmove, scene: { ...scene, slides: [] } });
    press('r');
    press('ArrowLeft');
    expect(onmove).not.toHaveBeenCalled();
  });

  it('names every cell, with what stands there', () => {
    show();
    const cells = document.querySelectorAll('[role=gridcell]');
    expect(cells).toHaveLength(81);
    expect(cells[49]?.getAttribute('aria-label')).toContain('e6, ricochet-robot-r');
    expect(cells[29]?.getAttribute('aria-label')).toContain('ricochet-cell-goal');
  });

  it('has one cell in the tab order', () => {
    show();
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  });
});
