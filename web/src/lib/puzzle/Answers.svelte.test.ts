import { createRawSnippet, flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';

import { show } from '../../testing.ts';
import Answers from './Answers.svelte';

it('keeps no hint that was asked for another position', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise((_done, fail) => {
      signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
    });
  });
  const props = $state({
    game: 'ricochet',
    position: () => 'a position',
    token: 'r1_old',
    hintWords: () => 'a hint',
    onshow: () => undefined,
    way: createRawSnippet(() => ({ render: () => '<span></span>' })),
  });
  show(Answers, props);
  const hint = document.querySelectorAll('button')[1];
  hint?.click();
  flushSync();
  expect(hint?.disabled).toBe(true);
  props.token = 'r1_new';
  flushSync();
  expect(signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(hint?.disabled).toBe(false));
});
