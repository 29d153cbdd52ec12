import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { DEMO } from './board/demo.ts';
import { nameOf, PLACE_COLUMNS, SIZE, TILE, turned } from './factory.ts';
import { fieldOf, headingAfter, headingTowards, headingsTo, isInLine } from './sight.ts';
import type { Corner, Heading, Site } from './types.ts';

const ROOT = join(process.cwd(), '..');
const SAMPLES = readFileSync(join(ROOT, 'tests/golden/sight/samples.txt'), 'utf-8');
const HEADINGS: Heading[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const M = [
  '#########',
  '#.......#',
  '#.#####.#',
  '#.#...#.#',
  '#.......#',
  '#.#...#.#',
  '#.#####.#',
  '#.......#',
  '#########',
].map((row) => row.padEnd(SIZE.columns, ' '));

const at = (row: number, column: number): number => SIZE.columns * row + column;

/** The tiles as the rules draw them. */
const { tiles: TILES } = JSON.parse(
  readFileSync(join(ROOT, 'src/carom/games/escape/data/tiles.json'), 'utf-8'),
) as { tiles: Record<string, string> };

const FIXED = ['##.##', '#...#', '#....', '#...#', '##.##'];

/** Return the two fixed tiles alone, as a plan's rows. */
function bareRows(): string[] {
  const blank = ' '.repeat(TILE);
  const mirrored = FIXED.map((row) => [...row].reverse().join(''));
  const middle = FIXED.map((row, at) => row + blank + blank + (mirrored[at] ?? ''));
  const empty = Array<string>(TILE).fill(' '.repeat(SIZE.columns));
  return [...empty, ...middle, ...empty];
}

function rowsOf(code: string): string[] {
  const rows = bareRows().map((row) => [...row]);
  const free = Array.from({ length: 12 }, (_, place) => place).filter((p) => p !== 4 && p !== 7);
  free.forEach((place, index) => {
    const [tile, turn] = [code.slice(3 * index, 3 * index + 2), Number(code[3 * index + 2])];
    turned((TILES[tile] ?? '').split('/'), turn).forEach((row, down) => {
      [...row].forEach((square, right) => {
        const line = rows[5 * Math.floor(place / PLACE_COLUMNS) + down];
        if (line) line[5 * (place % PLACE_COLUMNS) + right] = square;
      });
    });
  });
  return rows.map((row) => row.join(''));
}

describe('sight', () => {
  it('is that of the server in every sample', () => {
    const lines = SAMPLES.trim().split('\n');
    expect(lines.length).toBeGreaterThan(40);
    for (const line of lines) {
      const [code, corner, camera, ...seen] = line.split(' ');
      const rows = rowsOf(code ?? '');
      const options = { ...DEMO.options, corner: corner as Corner };
      const site: Site = { plan: { code: '', rows, mounts: [] }, options };
      const cell = cellOf(camera ?? '');
      const masks = new Map<string, number>();
      HEADINGS.forEach((heading, bit) => {
        for (const other of fieldOf(site, { cell, heading }).seen) {
          masks.set(nameOf(other), (masks.get(nameOf(other)) ?? 0) | (1 << bit));
        }
      });
      const told = new Map(seen.map((pair) => pair.split(':') as [string, string]));
      expect(Object.fromEntries(masks), line).toEqual(
        Object.fromEntries([...told].map(([name, mask]) => [name, Number(mask)])),
      );
    }
  });

  it('reads corners as the options say (C-T21 to C-T23)', () => {
    const reads = (camera: number, cell: number): boolean[] =>
      (['open', 'pair', 'closed'] as const).map((corner) => isInLine(M, camera, cell, corner));
    expect(reads(at(0, 0), at(1, 1))).toEqual([true, false, false]);
    expect(reads(at(2, 2), at(1, 1))).toEqual([true, true, true]);
    expect(reads(at(2, 4), at(3, 5))).toEqual([true, true, false]);
  });

  it('takes in both ends of the quarter (C-41)', () => {
    expect(headingsTo(2, 2)).toBe(0b11100);
    expect(headingsTo(0, 3)).toBe(0b1110);
  });

  it('leaves out a safe deposit (C-48)', () => {
    const camera = { cell: at(7, 12), heading: 'W' } as const;
    const safe: Site = { ...DEMO, options: { ...DEMO.options, deposit_safe: 'on' } };
    expect(fieldOf(DEMO, camera).seen).toContain(at(7, 2));
    expect(fieldOf(safe, camera).seen).not.toContain(at(7, 2));
    expect(fieldOf(safe, camera).cut).toContain(at(7, 2));
  });
});

describe('headings', () => {
  it('go round among those in use', () => {
    expect(headingAfter(HEADINGS, 'NW', 1)).toBe('N');
    expect(headingAfter(['N', 'E', 'S', 'W'], 'N', -1)).toBe('W');
  });

  it('follow the hand', () => {
    expect(headingTowards(HEADINGS, 3, 2.5)).toBe('SE');
    expect(headingTowards(['N', 'E', 'S', 'W'], 3, 2.5)).toBe('S');
  });
});

function cellOf(name: string): number {
  return at(Number(name.slice(1)) - 1, name.charCodeAt(0) - 97);
}
