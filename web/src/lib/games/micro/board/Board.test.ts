import type { ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';

import { press, show as showOnPage } from '../../../../testing.ts';
import { movable, type Scene, walked } from '../scene.ts';
import Board from './Board.svelte';
import { DEMO } from './demo.ts';

const scene: Scene = movable(walked(DEMO, []));
const cell = (name: string): number => DEMO.dice.indexOf(name);

function show(props: Partial<ComponentProps<typeof Board>> = {}): void {
  showOnPage(Board, { scene, label: 'board', hasKeys: true, isStill: true, ...props });
}

describe('the board of dice', () => {
  it('turns an arrow and Enter into a move', () => {
    const onmove = vi.fn();
    const onchoose = vi.fn();
    show({ onmove, onchoose });
    press('ArrowDown');
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(cell('G2'));
    press('Enter');
    expect(onmove).toHaveBeenCalledExactlyOnceWith(cell('G2'));
  });

  it('turns a typed name into a move', () => {
    const onmove = vi.fn();
    show({ onmove });
    press('w');
    press('2');
    expect(onmove).toHaveBeenCalledExactlyOnceWith(cell('W2'));
  });

  it('tells of a field that the robot cannot go to', () => {
    const onmove = vi.fn();
    const onblocked = vi.fn();
    show({ onmove, onblocked });
    press('y');
    press('6');
    expect(onblocked).toHaveBeenCalledExactlyOnceWith(cell('Y6'));
    expect(onmove).not.toHaveBeenCalled();
  });

  it('lets Shift and arrow keys go from field to field', () => {
    const onchoose = vi.fn();
    show({ onchoose });
    press('ArrowDown', { shiftKey: true });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it('names every field, and lights those the robot can go to', () => {
    show();
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(36);
    expect(document.querySelectorAll('.lit')).toHaveLength(scene.fields.length);
  });

  it('does nothing with keys that are not meant for it', () => {
    const onmove = vi.fn();
    show({ onmove, hasKeys: false });
    press('w');
    press('2');
    expect(onmove).not.toHaveBeenCalled();
  });
});
