import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { COVER_MS, motionTo, SLIDE_MS, turned, TURN_MS } from './board/motion.ts';
import { placesIn } from './places.ts';
import { Play } from './play.svelte.ts';
import { heldScene, pyramidOn, sceneOf, wantedIn } from './scene.ts';
import { type Names, stageOf } from './stage.ts';
import { storyOf, toneOf } from './story.ts';
import { TREASURES } from './treasures.ts';
import type { RamsesView, SeatView } from './types.ts';

const DECKS = join(import.meta.dirname, '../../../../../src/carom/games/ramses/data/decks.json');

const SEAT: SeatView = {
  is_present: true,
  cards: [],
  risks: 0,
  points: 0,
  is_out: false,
  skips: 0,
  is_ready: false,
};

/** A view in which seat 0 is at its turn: the hole is at d3 as in the rules page's examples. */
function view(parts: Partial<RamsesView> = {}): RamsesView {
  const base = {
    seat: 0,
    phase: 'turn',
    options: { scoring: 'points', preview_s: 10, turn_s: 0 },
    rows: 6,
    columns: 8,
    hole: 19,
    content: null,
    tokens: null,
    seen: [],
    card: { kind: 'search', treasure: 3, points: 1 },
    named: [],
    reached: 0,
    piles: [10],
    seats: [SEAT, SEAT],
    turn: 0,
    turn_number: 1,
    slides: 0,
    changes: 5,
    events: [],
    reason: '',
    may: ['slide'],
    moves: [11, 18, 20, 27],
    names: [],
    gives: [],
  };
  return { ...base, ...parts } as unknown as RamsesView;
}

const names: Names = { seat: (seat) => `seat ${seat}`, treasure: (number) => `t${number}` };
const quiet = { onchanged: () => undefined };

describe('treasures', () => {
  it('are drawn in the order of their numbers', () => {
    const decks = JSON.parse(readFileSync(DECKS, 'utf8')) as { treasures: string[] };
    expect(TREASURES).toEqual(decks.treasures);
  });
});

describe('the scene', () => {
  it('holds the content of the hole and of no other space', () => {
    const { contents } = sceneOf(view({ content: 7 }));
    expect(contents[19]).toBe(7);
    expect(contents.filter((content) => content !== undefined)).toEqual([7]);
  });

  it('shows all in the preview, without a hole', () => {
    const tokens = Array.from({ length: 48 }, (_, cell) => (cell < 30 ? cell : null));
    const scene = sceneOf(view({ phase: 'preview', hole: null, tokens }));
    expect(scene.contents).toEqual(tokens);
    expect(pyramidOn(scene, 'N')).toBeNull();
  });

  it('hides the treasures of the preview while the table stands still or the line is down', () => {
    const tokens = Array.from({ length: 48 }, (_, cell) => (cell < 30 ? cell : null));
    const held = heldScene(sceneOf(view({ phase: 'preview', hole: null, tokens })));
    expect(held.contents).toEqual(tokens.map(() => undefined));
  });

  it('keeps what lies open later, for a table that stands still', () => {
    const scene = sceneOf(view({ content: 7 }));
    expect(heldScene(scene)).toEqual({ ...scene, moves: [] });
  });

  it('shows what the table shows to all', () => {
    const scene = sceneOf(view({ seen: [{ cell: 4, treasure: 2 }] }));
    expect(scene.contents[4]).toBe(2);
  });

  it('knows the pyramids beside the hole by their sides', () => {
    const scene = sceneOf(view());
    expect(['N', 'E', 'S', 'W'].map((side) => pyramidOn(scene, side as 'N'))).toEqual([
      11, 20, 27, 18,
    ]);
  });

  it('wants the treasure of the card, or the next of a risk, or any for a gift', () => {
    expect(wantedIn(view())).toBe(3);
    expect(wantedIn(view({ card: { kind: 'risk' }, named: [4, 5], reached: 1 }))).toBe(5);
    expect(wantedIn(view({ card: { kind: 'gift' } }))).toBeNull();
  });
});

describe('the page', () => {
  afterEach(() => void vi.useRealTimers());

  it('keeps nothing of what has been covered again', () => {
    const tokens = new Array<number | null>(48).fill(null).with(0, 21);
    const play = new Play(view({ phase: 'preview', hole: null, tokens }), quiet, () => false);
    play.take(view({ changes: 6, content: 22, events: [{ kind: 'covered', quarters: 2 }] }));
    play.take(view({ changes: 7, hole: 20, events: [{ kind: 'slid', cell: 20, other: 19 }] }));
    const kept = JSON.stringify([play.view, play.scene, play.motion, { ...play }]);
    expect(kept).not.toMatch(/\b2[12]\b/);
    play.close();
  });

  it('lets nobody aim at a board that turns', () => {
    vi.useFakeTimers();
    const play = new Play(view(), quiet, () => false);
    play.take(view({ changes: 6, events: [{ kind: 'turned', quarters: 2 }] }));
    expect(play.scene.moves).toEqual([]);
    vi.advanceTimersByTime(TURN_MS);
    expect(play.scene.moves).not.toEqual([]);
  });

  it('cuts to the new view where nothing is to move', () => {
    const play = new Play(view(), quiet, () => true);
    play.take(view({ changes: 6, events: [{ kind: 'turned', quarters: 2 }] }));
    expect(play.motion).toBeNull();
    expect(play.scene.moves).not.toEqual([]);
  });

  it('tells whether it has missed a change, and says nothing when there is none', () => {
    const onchanged = vi.fn();
    const play = new Play(view(), { onchanged }, () => true);
    play.take(view());
    expect(onchanged).not.toHaveBeenCalled();
    const next = view({ changes: 6 });
    play.take(next);
    expect(onchanged).toHaveBeenLastCalledWith(next, false);
    const later = view({ changes: 9 });
    play.take(later);
    expect(onchanged).toHaveBeenLastCalledWith(later, true);
  });
});

describe('motion', () => {
  const slid = { kind: 'slid', cell: 18, other: 19 } as const;

  it('is none when views were missed or nothing moved', () => {
    expect(motionTo(view({ events: [slid] }), 3)).toBeNull();
    expect(motionTo(view({ events: [{ kind: 'stopped' }] }), 4)).toBeNull();
  });

  it('is told in cells of the board as it is seen after it has turned', () => {
    const events = [slid, { kind: 'turned', quarters: 2 }] as const;
    const motion = motionTo(view({ events }), 4);
    expect(motion).toEqual({
      change: 5,
      isCovering: false,
      slid: { from: 29, to: 28 },
      quarters: 2,
    });
    expect(SLIDE_MS).toBeLessThan(COVER_MS);
  });

  it('turns cells as the rules page says', () => {
    const cell = (x: number, y: number, columns: number): number => y * columns + x;
    expect(turned(cell(3, 2, 8), 2, { rows: 6, columns: 8 })).toBe(cell(4, 3, 8));
    expect(turned(cell(3, 2, 8), 1, { rows: 8, columns: 6 })).toBe(cell(3, 3, 6));
    expect(turned(cell(3, 2, 8), 4, { rows: 6, columns: 8 })).toBe(cell(3, 2, 8));
  });
});

describe('the stage', () => {
  it('calls on the seat whose turn it is, with what is sought', () => {
    const own = stageOf(view(), names);
    expect([own.tone, own.title, own.hint]).toEqual([
      'own',
      'ramses-own-search',
      'ramses-hint-first',
    ]);
    expect(own.values.treasure).toBe('t3');
    expect(stageOf(view({ seat: 1 }), names).title).toBe('ramses-other-search');
  });

  it('says when one may stop', () => {
    expect(stageOf(view({ slides: 2, may: ['slide', 'stop'] }), names).hint).toBe(
      'ramses-hint-may-stop',
    );
    expect(stageOf(view({ slides: 2 }), names).hint).toBe('ramses-hint-on');
  });

  it('names the task of each card and phase', () => {
    const title = (parts: Partial<RamsesView>): string => stageOf(view(parts), names).title;
    expect(title({ card: { kind: 'gift' } })).toBe('ramses-own-gift');
    expect(title({ card: { kind: 'risk' }, phase: 'naming' })).toBe('ramses-own-naming');
    expect(title({ card: { kind: 'risk' }, named: [1, 2] })).toBe('ramses-own-risk');
    expect(title({ card: null, phase: 'giving', seat: 1 })).toBe('ramses-other-giving');
    expect(title({ phase: 'over', reason: 'all_out' })).toBe('term-ramses-all_out');
    expect(title({ phase: 'preview', tokens: null })).toBe('ramses-preview-hidden');
  });
});

describe('the story', () => {
  it('tells why a turn ended and what was found', () => {
    const events = [
      { kind: 'slid', seat: 0, cell: 18, other: 19 },
      { kind: 'wrong', seat: 0, treasure: 9 },
      { kind: 'turn', seat: 1 },
    ] as const;
    expect(storyOf(view({ events, content: 9 }), names)).toEqual(['ramses-event-wrong']);
    expect(toneOf(view({ events }))).toBe('bad');
  });

  it('tells what a slide uncovered where nothing else does', () => {
    const events = [{ kind: 'slid', seat: 0, cell: 18, other: 19 }] as const;
    expect(storyOf(view({ events }), names)).toEqual(['ramses-event-empty']);
    expect(storyOf(view({ events, content: 4 }), names)).toEqual(['ramses-event-uncovered']);
  });

  it('explains how far the board has turned', () => {
    const events = [
      { kind: 'found', seat: 0, card: { kind: 'search', treasure: 1, points: 2 } },
      { kind: 'turned', quarters: 1 },
      { kind: 'card', seat: 0, card: { kind: 'storm' } },
      { kind: 'turned', quarters: 2 },
      { kind: 'card', seat: 0, card: { kind: 'search', treasure: 2, points: 1 } },
    ] as const;
    expect(storyOf(view({ events }), names)).toEqual([
      'ramses-event-found',
      'ramses-turned-1',
      'ramses-event-card-storm',
      'ramses-turned-2',
    ]);
    expect(toneOf(view({ events }))).toBe('good');
  });
});

describe('places', () => {
  const seat = (points: number, cards: number): SeatView => ({
    ...SEAT,
    points,
    cards: Array.from({ length: cards }, (_, number) => ({ number, treasure: 0, points: 1 })),
  });

  it('go by points, then by cards, and may be shared', () => {
    const seats = [seat(7, 3), seat(7, 4), seat(7, 4)];
    expect(placesIn(view({ seats })).map(({ seat: at, place }) => [at, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });

  it('go by cards alone for younger players', () => {
    const options = { ...view().options, scoring: 'cards' } as const;
    const places = placesIn(view({ options, seats: [seat(6, 2), seat(3, 3)] }));
    expect(places.map(({ seat: at, points }) => [at, points])).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });
});
