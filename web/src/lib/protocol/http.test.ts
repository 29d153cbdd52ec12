import { afterEach, describe, expect, it, vi } from 'vitest';

import { tellGame } from './http.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('a game that is told', () => {
  it('is put together from what has changed, over several answers', async () => {
    const step = (changed: object) => ({ at: 0, seat: null, action: null, changed });
    const pages: Record<string, object> = {
      '0': { steps: [step({ hole: 1, turn: 0 }), step({ hole: 2 })], next: 2 },
      '2': { steps: [step({ hole: 3, turn: 1 })], next: null },
    };
    const asked = vi.fn((path: string) => {
      const first = new URL(path, 'http://localhost').searchParams.get('first') ?? '';
      return Promise.resolve(new Response(JSON.stringify(pages[first])));
    });
    vi.stubGlobal('fetch', asked);
    expect(await tellGame('table')).toEqual([
      { hole: 1, turn: 0 },
      { hole: 2, turn: 0 },
      { hole: 3, turn: 1 },
    ]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
