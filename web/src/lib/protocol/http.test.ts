import { afterEach, describe, expect, it, vi } from 'vitest';

import { tellGame } from './http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

  it('waits where several people in one room ask for a long one', async () => {
    vi.useFakeTimers();
    const problem = { code: 'too-many-requests', status: 429 };
    const answers = [
      new Response(JSON.stringify(problem), { status: 429 }),
      new Response(JSON.stringify({ steps: [], next: null })),
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    const told = tellGame('table');
    await vi.runAllTimersAsync();
    expect(await told).toEqual([]);
  });

  it('is refused at once for any other reason', async () => {
    const problem = { code: 'table-phase', status: 409 };
    const refused = new Response(JSON.stringify(problem), { status: 409 });
    vi.stubGlobal('fetch', () => Promise.resolve(refused));
    await expect(tellGame('table')).rejects.toThrow('table-phase');
  });
});
