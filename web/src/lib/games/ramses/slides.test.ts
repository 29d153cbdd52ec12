import { describe, expect, it, vi } from 'vitest';

import { Once } from '../../play/once.ts';
import { demoScene } from './board/demo.ts';
import type { Scene } from './scene.ts';
import { Slides } from './slides.ts';

/** The hole is at e5, nothing is in it. */
const first: Scene = { ...demoScene(0), moves: [28, 35, 37, 44] };

/** The pyramid south of the hole has slid: the hole is at e6. */
function after(content: number | null, moves = [36, 43, 45]): Scene {
  return { ...first, hole: 44, contents: first.contents.with(44, content), moves };
}

function hand(answer = Promise.resolve(true)) {
  const shown = { scene: first };
  const onblocked = vi.fn();
  const sent: unknown[] = [];
  const once = new Once((action) => (sent.push('cell' in action && action.cell), answer));
  const slides = new Slides(() => shown.scene, once, onblocked);
  const comes = (scene: Scene): void => {
    shown.scene = scene;
    slides.settle();
  };
  return { slides, sent, onblocked, comes };
}

describe('slides of a quick hand', () => {
  it('go once for two presses on the same pyramid', () => {
    const { slides, sent } = hand();
    slides.press(37);
    slides.press(37);
    expect(sent).toEqual([37]);
  });

  it('wait, as keys, for where the one before them leads', () => {
    const { slides, sent, comes } = hand();
    slides.go('S');
    slides.go('W');
    expect(sent).toEqual([44]);
    comes(after(null));
    expect(sent).toEqual([44, 43]);
  });

  it.each([
    ['a treasure came to light', after(3)],
    ['the turn is over', after(null, [])],
  ])('are forgotten when %s', (_, scene) => {
    const { slides, sent, comes } = hand();
    slides.go('S');
    slides.go('W');
    comes(scene);
    comes(after(null));
    expect(sent).toEqual([44]);
  });

  it('are blocked where no pyramid is, and with them those that wait', () => {
    const { slides, sent, onblocked, comes } = hand();
    slides.go('S');
    slides.go('S');
    slides.go('W');
    comes(after(null));
    comes(after(null));
    expect(onblocked).toHaveBeenCalledOnce();
    expect(sent).toEqual([44]);
  });

  it('can be pressed again after one was refused', async () => {
    const { slides, sent } = hand(Promise.resolve(false));
    slides.press(37);
    await Promise.resolve();
    slides.press(37);
    expect(sent).toEqual([37, 37]);
  });
});
