import { describe, expect, it } from 'vitest';

import { cellName, columnName, neighbour, opposite, wayOf } from './grid.ts';

describe('cells', () => {
  it('are named by column letters and row number', () => {
    expect(cellName(0, 16)).toBe('a1');
    expect(cellName(255, 16)).toBe('p16');
    expect(columnName(26)).toBe('aa');
  });

  it('have no neighbour beyond the frame', () => {
    const size = { rows: 2, columns: 3 };
    expect(neighbour(size, 0, 'N')).toBeNull();
    expect(neighbour(size, 2, 'E')).toBeNull();
    expect(neighbour(size, 0, 'E')).toBe(1);
    expect(neighbour(size, 1, 'S')).toBe(4);
  });
});

describe('ways', () => {
  it('lead back to where they came from', () => {
    expect(opposite('N')).toBe('S');
    expect(opposite('E')).toBe('W');
  });

  it('are read from a swipe that is long enough', () => {
    expect(wayOf(0.1, 0.1, 0.4)).toBeNull();
    expect(wayOf(-2, 1, 0.4)).toBe('W');
    expect(wayOf(0.3, 0.9, 0.4)).toBe('S');
  });
});
