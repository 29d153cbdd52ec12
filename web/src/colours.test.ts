import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

const CSS = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8');

/** Colours of a block of rules by the name of their variable. */
function coloursIn(selector: string): Map<string, string> {
  const start = CSS.indexOf(`${selector} {`);
  const block = CSS.slice(start, CSS.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((found) => [
      found[1] ?? '',
      found[2] ?? '',
    ]),
  );
}

const LIGHT = coloursIn(':root');
const DARK = new Map([...LIGHT, ...coloursIn(":root[data-theme='dark']")]);

/** Return a colour as shares of linear light. */
function linear(hex: string): Colour {
  const share = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(linear(one)), luminance(linear(other))].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s theme', (_, colours) => {
  const of = (name: string): string => colours.get(name) ?? '';

  it.each([
    ['ink', 'page'],
    ['ink', 'card'],
    ['ink', 'sunk'],
    ['soft', 'page'],
    ['soft', 'card'],
    ['soft', 'sunk'],
    ['link', 'card'],
    ['good', 'good-back'],
    ['bad', 'bad-back'],
    ['bad', 'card'],
    ['gold-ink', 'gold'],
    ['slate-ink', 'slate'],
    ['on-ink', 'on'],
    ['mark', 'bezel'],
    ['name', 'ghost'],
  ])('%s is read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['wall', 'tile'],
    ['focus', 'page'],
    ['focus', 'tile'],
    ['strong-edge', 'card'],
  ])('%s is seen on %s', (mark, ground) => {
    expect(contrast(of(mark), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** How the three kinds of colour-blindness see, as matrices over linear light (full strength). */
const KINDS: Record<string, readonly Colour[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(colour: Colour, kind: readonly Colour[]): Colour {
  const row = (at: number): number =>
    (kind[at] ?? [0, 0, 0]).reduce((sum, part, number) => sum + part * (colour[number] ?? 0), 0);
  return [row(0), row(1), row(2)];
}

function distance(one: Colour, other: Colour): number {
  const root = (value: number): number => Math.cbrt(Math.max(0, value));
  return Math.hypot(...one.map((value, at) => root(value) - root(other[at] ?? 0)));
}

describe.each(Object.entries(KINDS))('with %s', (_, kind) => {
  const robots = ['r', 'b', 'g', 'y'];
  const pairs = robots.flatMap((one, at) => robots.slice(at + 1).map((other) => [one, other]));

  it.each(pairs)('the robots %s and %s stay apart', (one = '', other = '') => {
    const colour = (robot: string): Colour => seen(linear(LIGHT.get(`robot-${robot}`) ?? ''), kind);
    expect(distance(colour(one), colour(other))).toBeGreaterThan(0.1);
  });
});
