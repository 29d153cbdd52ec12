import { beforeEach, describe, expect, it } from 'vitest';

import { Line, type LineStatus, type LineWorld, Refusal } from './socket.ts';
import type { Problem, State } from './types.ts';

/** A socket that does what the test says. */
class Wire {
  readyState = 0;
  sent: { type: string; id?: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  connect(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const PROBLEM: Problem = {
  type: 'about:blank',
  title: 'not-host',
  status: 409,
  code: 'not-host',
  params: {},
  detail: 'only the host may do that',
};

let wires: Wire[];
let timers: Map<number, { work: () => void; ms: number }>;
let statuses: LineStatus[];
let states: State[];
let line: Line;

function world(): LineWorld {
  let count = 0;
  return {
    open: () => {
      const wire = new Wire();
      wires.push(wire);
      return wire as unknown as WebSocket;
    },
    later: (work, ms) => {
      count += 1;
      timers.set(count, { work, ms });
      return count;
    },
    cancel: (timer) => void timers.delete(timer),
    newId: () => {
      count += 1;
      return `wish-${count}`;
    },
  };
}

/** Let the timer with the shortest wait run out. */
function pass(): void {
  const [[id, timer] = [0, null]] = [...timers].sort((one, other) => one[1].ms - other[1].ms);
  timers.delete(id);
  timer?.work();
}

function newest(): Wire {
  return wires[wires.length - 1] as Wire;
}

beforeEach(() => {
  wires = [];
  timers = new Map();
  statuses = [];
  states = [];
  line = new Line(
    'ws://x',
    { onstate: (state) => states.push(state), onstatus: (status) => statuses.push(status) },
    world(),
  );
  line.open();
  newest().connect();
});

describe('a line', () => {
  it('hands on what the server says', () => {
    newest().tell({ type: 'state', seq: 4, you: 0, remaining_ms: null });
    expect(states.map((state) => state.seq)).toEqual([4]);
  });

  it('is open once the server has said how things stand', () => {
    expect(statuses).toEqual([]);
    newest().tell({ type: 'state', seq: 4, you: 0, remaining_ms: null });
    expect(statuses).toEqual(['open']);
    newest().drop(1006);
    pass();
    newest().connect();
    expect(statuses).toEqual(['open', 'lost']);
    newest().tell({ type: 'state', seq: 5, you: 0, remaining_ms: null });
    expect(statuses).toEqual(['open', 'lost', 'open']);
  });

  it('answers a ping', () => {
    newest().tell({ type: 'ping', nonce: 7 });
    expect(newest().sent).toEqual([{ type: 'pong', nonce: 7 }]);
  });

  it('opens again when it is lost', () => {
    newest().drop(1006);
    expect(statuses.at(-1)).toBe('lost');
    pass();
    expect(wires).toHaveLength(2);
  });

  it('waits longer each time until the server speaks again', () => {
    const waits: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      newest().drop(1006);
      waits.push([...timers.values()][0]?.ms ?? 0);
      pass();
    }
    expect(waits[0]).toBe(0);
    expect(waits[3]).toBeGreaterThan(waits[1] ?? 0);
  });

  it('stays closed when the server says why', () => {
    newest().tell({ type: 'closing', problem: { ...PROBLEM, code: 'superseded' } });
    newest().drop(4000);
    expect(statuses.at(-1)).toBe('closed');
    expect(timers.size).toBe(0);
  });

  it('counts as lost after a long silence', () => {
    pass();
    expect(statuses.at(-1)).toBe('lost');
  });

  it('asks what it missed when the page wakes up', () => {
    newest().tell({ type: 'state', seq: 9, you: null, remaining_ms: null });
    line.wake();
    expect(newest().sent).toEqual([{ type: 'resume', seq: 9 }]);
  });
});

describe('a wish', () => {
  it('is fulfilled with its place in the log', async () => {
    const wish = line.do({ type: 'start' });
    newest().tell({ type: 'done', id: newest().sent[0]?.id, seq: 12 });
    expect(await wish).toBe(12);
  });

  it('is refused with the problem', async () => {
    const wish = line.do({ type: 'start' });
    newest().tell({ type: 'refused', id: newest().sent[0]?.id, problem: PROBLEM });
    await expect(wish).rejects.toThrow(Refusal);
  });

  it('is sent again with the same id after the line was lost', async () => {
    const wish = line.do({ type: 'pause' });
    const first = newest().sent[0];
    newest().drop(1006);
    pass();
    newest().connect();
    expect(newest().sent).toEqual([first]);
    newest().tell({ type: 'done', id: first?.id, seq: 3 });
    expect(await wish).toBe(3);
  });

  it('that waits is refused when the page goes', async () => {
    const wish = line.do({ type: 'pause' });
    line.close();
    await expect(wish).rejects.toThrow('line-closed');
  });
});

describe('a line that closes for good', () => {
  it('refuses what waits and what is wished after that', async () => {
    const wish = line.do({ type: 'pause' });
    newest().drop(4000);
    await expect(wish).rejects.toThrow('line-closed');
    await expect(line.do({ type: 'pause' })).rejects.toThrow('line-closed');
  });
});

describe('a line that is cut as soon as it is open', () => {
  function cut(pings: number): number {
    for (let nonce = 0; nonce < pings; nonce += 1) newest().tell({ type: 'ping', nonce });
    newest().tell({ type: 'state', seq: 4, you: 0, remaining_ms: null });
    newest().drop(1011);
    const wait = [...timers.values()][0]?.ms ?? 0;
    pass();
    newest().connect();
    return wait;
  }

  it('is opened ever more slowly, whatever the server says before', () => {
    const waits = [1, 1, 1, 1].map(cut);
    expect(waits[3]).toBeGreaterThan(1000);
  });

  it('is opened at once again when it held for a while', () => {
    [1, 1, 1, 1].forEach(cut);
    expect(cut(2)).toBe(0);
  });
});
