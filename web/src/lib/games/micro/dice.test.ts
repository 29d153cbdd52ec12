import { describe, expect, it } from 'vitest';

import { DEMO, DEMO_ROUTE } from './board/demo.ts';
import { areInLine, COLOURS, type Dice, faultOf, fieldsFrom, jumpTo, parseField } from './dice.ts';
import { keyIntent, type KeyState } from './keys.ts';
import { isThere, movable, walked } from './scene.ts';

const K: Dice = DEMO.dice;
const cell = (name: string): number => K.indexOf(name);
const names = (cells: readonly number[]): string[] => cells.map((at) => K[at] ?? '');

describe('the fields one move away', () => {
  it.each([
    ['W6', ['B6', 'W1']],
    ['R2', ['W2', 'G2']],
    ['Y6', ['Y1']],
    ['G6', ['G2']],
    ['P5', ['P1', 'P2', 'P3', 'P6', 'Y5']],
    ['Y3', ['G3', 'P3', 'R3', 'W3', 'Y1', 'Y4']],
    ['B3', ['B1', 'B4', 'G3', 'R3']],
  ])('from %s are those of the rules (B-T1 … B-T6)', (from, fields) => {
    expect(names(fieldsFrom(K, cell(from))).sort()).toEqual([...fields].sort());
  });

  it('go both ways', () => {
    for (let from = 0; from < 36; from += 1) {
      for (const to of fieldsFrom(K, from)) expect(fieldsFrom(K, to)).toContain(from);
    }
  });
});

describe('a field that cannot be reached', () => {
  it.each([
    ['Y4', 'not_in_line'],
    ['B2', 'shares_neither'],
    ['W6', 'same_field'],
    ['B6', null],
  ])('%s from W6: %s (B-T14, B-T15)', (to, why) => {
    expect(faultOf(K, cell('W6'), cell(to))).toBe(why);
  });
});

it('a name of a field is read as people type it', () => {
  expect(parseField(' g3 ')).toBe('G3');
  expect(parseField('G7')).toBeNull();
  expect(parseField('3g')).toBeNull();
});

describe('an arrow key', () => {
  const fields = fieldsFrom(K, cell('Y3'));

  it('jumps to the nearest lit field that way, then to those behind it and round', () => {
    const first = jumpTo(fields, cell('Y3'), null, 'W');
    const second = jumpTo(fields, cell('Y3'), first, 'W');
    const third = jumpTo(fields, cell('Y3'), second, 'W');
    expect(names([first ?? -1, second ?? -1, third ?? -1])).toEqual(['W3', 'Y4', 'R3']);
    expect(jumpTo(fields, cell('Y3'), third, 'W')).toBe(first);
  });

  it('changes direction at once', () => {
    expect(jumpTo(fields, cell('Y3'), cell('W3'), 'N')).toBe(cell('P3'));
  });

  it('finds nothing where there is nothing', () => {
    expect(jumpTo(fields, cell('Y3'), null, 'E')).toBeNull();
  });
});

describe('keys', () => {
  const state: KeyState = {
    dice: K,
    robot: cell('Y3'),
    fields: fieldsFrom(K, cell('Y3')),
    chosen: null,
    letter: '',
  };

  it('go to the field that was chosen', () => {
    expect(keyIntent('Enter', { ...state, chosen: cell('P3') })).toEqual({
      kind: 'move',
      cell: cell('P3'),
    });
    expect(keyIntent('Enter', state)).toBeNull();
  });

  it('name a field by letter and number', () => {
    expect(keyIntent('p', state)).toEqual({ kind: 'letter', letter: 'P' });
    expect(keyIntent('3', { ...state, letter: 'P' })).toEqual({ kind: 'move', cell: cell('P3') });
    expect(keyIntent('5', { ...state, letter: 'P' })?.kind).toBe('blocked');
  });

  it('leave digits alone that follow no letter: they are calls', () => {
    expect(keyIntent('3', state)).toBeNull();
  });

  it('take back a letter first, then the field', () => {
    const both = { ...state, letter: 'P', chosen: 3 };
    expect(keyIntent('Escape', both)).toEqual({ kind: 'letter', letter: '' });
    expect(keyIntent('Escape', { ...both, letter: '' })).toEqual({ kind: 'choose', cell: null });
    expect(keyIntent('Escape', state)).toBeNull();
  });

  it('mean nothing while the robot is not to be moved', () => {
    expect(keyIntent('ArrowUp', { ...state, fields: [] })).toBeNull();
  });
});

describe('a way', () => {
  it('leads the demo to its target, each jump to a lit field', () => {
    DEMO_ROUTE.forEach((move, at) => {
      const before = movable(walked(DEMO, DEMO_ROUTE.slice(0, at)));
      expect(before.fields).toContain(cell(move));
    });
    expect(isThere(walked(DEMO, DEMO_ROUTE))).toBe(true);
  });

  it('counts on the target only by way of the waypoint (B-T18)', () => {
    const puzzle = { dice: K, start: cell('R3'), target: cell('B1'), waypoint: cell('G3') };
    expect(isThere(walked(puzzle, ['Y3', 'G3', 'B3', 'B1']))).toBe(true);
    expect(isThere(walked(puzzle, ['B3', 'B1']))).toBe(false);
  });
});

it('every colour has its letter', () => {
  expect(new Set(K.map((die) => die.charAt(0)))).toEqual(new Set(COLOURS));
  expect(areInLine(0, 35)).toBe(false);
});
