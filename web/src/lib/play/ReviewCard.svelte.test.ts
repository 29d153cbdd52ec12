import { createRawSnippet, flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';

import { show } from '../../testing.ts';
import ReviewCard, { type Shown } from './ReviewCard.svelte';

const TRIALS: readonly Shown[] = [
  { seat: 0, words: 'failed', detail: '', route: ['rE'] },
  { seat: 1, words: 'shown', detail: '', route: ['rN', 'rE'] },
];

const nothing = () => createRawSnippet(() => ({ render: () => '<span></span>' }));

function chosen(): (string | null)[] {
  const ways = [...document.querySelectorAll('.way')];
  return ways.map((way) => way.getAttribute('aria-pressed'));
}

it('stays at the way that is looked at while the game goes on', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const props = $state({
    table: 'abcd',
    number: 1,
    title: '',
    shown: TRIALS,
    names: ['Ann', 'Bob'],
    viewer: nothing(),
    way: nothing(),
  });
  show(ReviewCard, props);
  expect(chosen()).toEqual(['false', 'true']);
  document.querySelector<HTMLElement>('.way')?.click();
  flushSync();
  props.shown = [...TRIALS];
  flushSync();
  expect(chosen()).toEqual(['true', 'false']);
  props.number = 2;
  flushSync();
  expect(chosen()).toEqual(['false', 'true']);
});

it('asks for the shortest ways once, whatever else is told of the table', () => {
  const fetch = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  let told = $state.raw({ id: 'efgh' });
  show(ReviewCard, {
    get table() {
      return told.id;
    },
    number: 1,
    title: '',
    shown: TRIALS,
    names: ['Ann', 'Bob'],
    viewer: nothing(),
    way: nothing(),
  });
  told = { id: 'efgh' };
  flushSync();
  expect(fetch).toHaveBeenCalledTimes(1);
});
