import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { COLOURS } from '../dice.ts';
import { CELL, centreOf, FLOOR, GAP, pipsOf } from './drawing.ts';
import { arcsOf } from './jumps.ts';
import { jumpMotion, standing } from './motion.ts';

const CSS = readFileSync(join(import.meta.dirname, 'dice.css'), 'utf8');

function colour(rule: string): string {
  const block = CSS.split('}').find((part) => part.includes(rule)) ?? '';
  return /fill: (#[0-9a-f]{6})/.exec(block)?.[1] ?? '';
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a die', () => {
  it.each([...COLOURS])('of colour %s has pips that stand out', (letter) => {
    const ink = luminance(colour(`.cm-${letter}-ink`));
    const body = luminance(colour(`.cm-${letter} {`));
    const [high, low] = [Math.max(ink, body), Math.min(ink, body)];
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it('has as many pips as its number', () => {
    expect([1, 2, 3, 4, 5, 6].map((number) => pipsOf(number).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

it('the seams lie between the tiles', () => {
  expect(centreOf(3)[0] - centreOf(2)[0]).toBe(CELL + GAP);
  expect(centreOf(1)[0] - centreOf(0)[0]).toBe(CELL);
  expect(centreOf(35)[0]).toBe(FLOOR - CELL / 2);
});

describe('the arcs of a way', () => {
  it('are told apart where the same jump is made again', () => {
    const there = { from: 0, to: 5 };
    const arcs = arcsOf([there, { from: 5, to: 0 }, there]);
    expect(new Set(arcs.map((arc) => arc.curve)).size).toBe(3);
  });
});

describe('a jump', () => {
  it('begins and ends where the robot stands', () => {
    const { travel } = jumpMotion(0, 5);
    expect(travel[0]?.transform).toBe(standing(0));
    expect(travel.at(-1)?.transform).toBe(standing(5));
  });

  it('takes longer over more fields, and lands before it settles', () => {
    expect(jumpMotion(0, 5).durationMs).toBeGreaterThan(jumpMotion(0, 1).durationMs);
    const { landMs, durationMs } = jumpMotion(0, 2);
    expect(landMs).toBeLessThan(durationMs);
  });
});
