import type { ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import { press, show as showOnPage } from '../../../../testing.ts';
import type { Scene } from '../scene.ts';
import Board from './Board.svelte';
import { demoScene } from './demo.ts';

/** The hole is at e5, nothing is in it. */
const scene: Scene = { ...demoScene(0), moves: [28, 35, 37, 44] };

function show(props: Partial<ComponentProps<typeof Board>> = {}): void {
  showOnPage(Board, { scene, label: 'board', hasKeys: true, ...props });
}

describe('the box', () => {
  it('tells the side of an arrow', () => {
    const onside = vi.fn();
    show({ onside });
    press('ArrowUp');
    press('ArrowLeft');
    expect(onside.mock.calls).toEqual([['N'], ['W']]);
  });

  it('tells it once while a key is held down', () => {
    const onside = vi.fn();
    show({ onside });
    press('ArrowUp', { repeat: true });
    expect(onside).not.toHaveBeenCalled();
  });

  it('leaves arrows alone when it is not this hand’s turn', () => {
    const onside = vi.fn();
    show({ onside, scene: { ...scene, moves: [] } });
    press('ArrowUp');
    expect(onside).not.toHaveBeenCalled();
  });

  it('draws and names no treasure that is covered', () => {
    show();
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(48);
    expect(document.querySelectorAll('.ct-token')).toHaveLength(0);
    expect(document.body.innerHTML).not.toContain('term-treasure');
  });

  it('draws and names the treasure in the hole', () => {
    const contents = scene.contents.with(36, 3);
    show({ scene: { ...scene, contents } });
    expect(document.querySelectorAll('.ct-token')).toHaveLength(1);
    const cell = document.querySelector('[data-cell="36"]');
    expect(cell?.getAttribute('aria-label')).toBe('e5, ramses-open, term-treasure-cat');
  });
});
