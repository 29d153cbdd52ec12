import { describe, expect, it } from 'vitest';

import { SLIDE_MS, TURN_MS } from './board/motion.ts';
import { lookMs, motionAt, sceneAt, titleAt, turnAt, turnsOf, wordsAt } from './replay.ts';
import type { Names } from './stage.ts';
import type { Event, RamsesView } from './types.ts';

const names: Names = { seat: (seat) => `seat ${seat}`, treasure: (number) => `t${number}` };
const TOKENS = Array.from({ length: 48 }, (_, cell) => (cell < 30 ? cell : null));
const CAT = { kind: 'search', treasure: 3, points: 2 } as const;
const MUMMY = { kind: 'mummy' } as const;

function moment(changes: number, events: readonly Event[], parts: Partial<RamsesView> = {}) {
  const base = {
    seat: null,
    phase: 'turn',
    rows: 6,
    columns: 8,
    hole: 19,
    content: null,
    tokens: TOKENS,
    seen: [],
    card: CAT,
    named: [],
    reached: 0,
    turn: 0,
    slides: 0,
    changes,
    events,
    reason: '',
    moves: [],
    may: [],
  };
  return { ...base, ...parts } as unknown as RamsesView;
}

const slid = (seat: number): Event => ({ kind: 'slid', seat, cell: 19, other: 20 });

const look = moment(0, [], { phase: 'preview', hole: null });
const begun = moment(1, [
  { kind: 'covered' },
  { kind: 'turn', seat: 1 },
  { kind: 'card', seat: 1, card: CAT },
]);
const empty = moment(2, [slid(1)]);
const found = moment(3, [
  slid(1),
  { kind: 'found', seat: 1, card: CAT },
  { kind: 'turn', seat: 0 },
  { kind: 'card', seat: 0, card: MUMMY },
  { kind: 'mummy', seat: 0 },
  { kind: 'turn', seat: 1 },
  { kind: 'card', seat: 1, card: CAT },
]);
const stopped = moment(4, [
  slid(1),
  { kind: 'stopped', seat: 1 },
  { kind: 'turn', seat: 0 },
  { kind: 'gift', seat: 1, card: CAT, other: 0 },
]);
const over = moment(5, [slid(0), { kind: 'wrong', seat: 0 }], {
  phase: 'over',
  reason: 'max_turns',
});

/** A look, a find that leads to a mummy, a stop, and the end. */
const GAME = [look, begun, empty, found, stopped, over];

describe('the turns of a game', () => {
  const turns = turnsOf(GAME);

  it('begin with the look at the treasures and follow each other as they were played', () => {
    expect(turns.map(({ number, seat, start }) => [number, seat, start])).toEqual([
      [0, null, 0],
      [1, 1, 1],
      [2, 0, 3],
      [3, 1, 3],
      [4, 0, 4],
    ]);
  });

  it('tell what each brought and what ended it', () => {
    expect(turns.map(({ slides }) => slides)).toEqual([0, 2, 0, 1, 1]);
    expect(turns.map(({ ending }) => ending)).toEqual([null, null, 'mummy', 'stopped', 'wrong']);
    expect(turns.map(({ won }) => won.length)).toEqual([0, 1, 0, 0, 1]);
  });

  it('are found by the moment that is looked at', () => {
    expect(GAME.map((_, at) => turnAt(turns, at)?.number)).toEqual([0, 1, 1, 3, 4, 4]);
  });

  it('have no look before them where there was none', () => {
    expect(turnsOf(GAME.slice(1))[0]?.number).toBe(1);
  });
});

describe('a moment', () => {
  it('is shown with all treasures, or as the players saw it', () => {
    const seen = sceneAt({ ...begun, content: 19 }, false).contents;
    expect(seen.filter((content) => content !== undefined)).toEqual([19]);
    expect(sceneAt(begun, true).contents.slice(20)).toEqual(TOKENS.slice(20));
    for (const all of [look, over]) {
      expect(sceneAt(all, false).contents[0]).toBe(0);
    }
  });

  it('is told by what happened, and by what is looked for where that is new', () => {
    expect(wordsAt(look, names)).toBe('ramses-preview-hidden');
    expect(wordsAt(begun, names)).toBe('ramses-event-covered ramses-other-search');
    expect(wordsAt(empty, names)).toBe('ramses-event-empty');
    expect(wordsAt(over, names)).toContain('term-ramses-max_turns');
    expect(titleAt(found, names)).toBe('ramses-other-search');
  });

  it('is looked at until nothing moves any more', () => {
    const storm = moment(7, [slid(0), { kind: 'turned', quarters: 2 }]);
    expect(motionAt(storm)?.quarters).toBe(2);
    expect(lookMs(storm, false) - lookMs(storm, true)).toBe(SLIDE_MS + TURN_MS);
    expect(lookMs(empty, true)).toBeLessThan(lookMs(empty, false));
  });
});
