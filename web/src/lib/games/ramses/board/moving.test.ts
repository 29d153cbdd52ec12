import { expect, it } from 'vitest';

import { Scale } from './moving.ts';

/** Return a drawing of which a unit takes so many pixels. */
function drawnAt(pixels: number): SVGGElement {
  return { ownerSVGElement: { getScreenCTM: () => ({ a: pixels }) } } as unknown as SVGGElement;
}

it('a board that changes its scale begins to turn as large as it was', () => {
  const scale = new Scale();
  expect(scale.swing(drawnAt(2))).toBe(1);
  expect(scale.swing(drawnAt(2.5))).toBe(0.8);
  expect(scale.swing(drawnAt(2))).toBe(1.25);
});
