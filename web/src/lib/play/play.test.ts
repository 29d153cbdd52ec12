import { describe, expect, it } from 'vitest';

import { digitsAfter, digitsIn } from './digits.ts';
import { placesOf } from './places.ts';

describe('places', () => {
  it('are shared by equal points', () => {
    expect(placesOf([1, 2, 1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});

describe('digits', () => {
  it('make numbers of at most two digits, none with a zero in front', () => {
    expect(digitsAfter('', '0')).toBe('');
    expect(digitsAfter('1', '2')).toBe('12');
    expect(digitsAfter('12', '3')).toBe('3');
    expect(digitsAfter('12', 'Backspace')).toBe('1');
    expect(digitsAfter('1', 'x')).toBe('1');
  });

  it('are all that a field shows of what is typed or pasted', () => {
    const shown = (value: string): string[] => {
      const field = { value };
      return [digitsIn(field), field.value];
    };
    expect(shown('1e')).toEqual(['1', '1']);
    expect(shown('-3 4 5')).toEqual(['34', '34']);
    expect(shown('12')).toEqual(['12', '12']);
  });
});
