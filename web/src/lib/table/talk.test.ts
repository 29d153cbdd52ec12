import { expect, it } from 'vitest';

import type { ChatLine } from '../protocol/types.ts';
import { keyed } from './talk.ts';

function line(at_ms: number): ChatLine {
  return { seat: 0, name: 'Ann', at_ms, text: 'hello', phrase: '' };
}

it('knows a line again when the oldest one was dropped', () => {
  const before = keyed([line(1), line(2), line(3)]).map(({ key }) => key);
  const after = keyed([line(2), line(3), line(4)]).map(({ key }) => key);
  expect(after.slice(0, 2)).toEqual(before.slice(1));
});

it('tells lines of the same moment apart', () => {
  expect(new Set(keyed([line(1), line(1)]).map(({ key }) => key)).size).toBe(2);
});
