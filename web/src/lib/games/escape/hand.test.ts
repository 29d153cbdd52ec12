import { beforeAll, describe, expect, it } from 'vitest';

import { learn } from '../../i18n/i18n.svelte.ts';
import { SIZE } from './factory.ts';
import { Hand } from './hand.svelte.ts';
import type { Refusal } from './refusals.ts';
import type { EscapeView } from './types.ts';

const ROWS = ['####################', '##.................#', '####################'];
const at = (row: number, column: number): number => row * SIZE.columns + column;
const camera = (row: number, column: number) => ({
  cell: at(row, column),
  heading: 'S',
  reach: [],
  arcs: [],
  sees: [],
});

function view(parts: object = {}): EscapeView {
  return {
    seat: 0,
    turn_seat: 0,
    phase: 'play',
    plan: { code: '', rows: ROWS, mounts: [at(0, 4), at(0, 6), at(0, 8), at(2, 6)] },
    robots: [at(1, 2), at(1, 3), -1].map((cell) => ({
      cell,
      has_eye: false,
      sighting: null,
      way: 3,
    })),
    moves: [
      [null, null, null, null],
      [null, at(1, 4), null, null],
      [null, null, null, null],
    ],
    cameras: [camera(0, 6)],
    cameras_left: 8,
    headings: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
    options: { corner: 'pair', headings: '8', deposit_safe: 'off' },
    points: 3,
    used: [],
    may: ['move', 'activate', 'turn_camera', 'place_camera'],
    turn: null,
    past: [],
    laid: [],
    lays: [],
    tiles: [],
    drawn: '',
    ...parts,
  } as unknown as EscapeView;
}

function handOf(shown: EscapeView): { hand: Hand; said: string[]; sent: unknown[] } {
  const said: Refusal[] = [];
  const sent: unknown[] = [];
  const hand = new Hand(
    () => shown,
    () => true,
    (action) => Promise.resolve(sent.push(action) > 0),
    (refusal) => said.push(refusal),
  );
  return {
    hand,
    sent,
    get said() {
      return said.map(({ key }) => key);
    },
  };
}

beforeAll(() => learn('escape'));

describe('arrow keys with a new camera in the hand', () => {
  it('jump over walls where one hangs already', () => {
    const { hand } = handOf(view());
    hand.aimAt(at(0, 4));
    expect(hand.go('E')).toBe(true);
    expect(hand.camera?.cell).toBe(at(0, 8));
  });

  it('say that there is no free wall further on', () => {
    const it = handOf(view());
    it.hand.aimAt(at(0, 8));
    expect(it.hand.go('E')).toBe(false);
    expect(it.hand.camera?.cell).toBe(at(0, 8));
    expect(it.said).toEqual(['escape-no-new-way']);
  });
});

describe('arrow keys with a camera that hangs', () => {
  it('go from camera to camera', () => {
    const it = handOf(view({ cameras: [camera(0, 6), camera(2, 6)] }));
    it.hand.aimAt(at(0, 6));
    expect(it.hand.go('W')).toBe(false);
    expect(it.hand.go('S')).toBe(true);
    expect(it.hand.camera?.cell).toBe(at(2, 6));
    expect(it.said).toEqual(['escape-no-hung-way']);
  });
});

describe('a heading', () => {
  it('cannot be chosen once a camera was placed or turned, and why is said', () => {
    const it = handOf(view({ used: ['camera'], points: 2, may: ['activate'] }));
    it.hand.aimAt(at(0, 6));
    it.hand.rotate(1);
    it.hand.head('N');
    expect(it.hand.camera?.heading).toBe('S');
    expect(it.said).toEqual(['escape-used-camera', 'escape-used-camera']);
    expect(it.hand.canActivate).toBe(true);
  });

  it('may be looked at by those whose turn it is not', () => {
    const it = handOf(view({ turn_seat: 1, may: [] }));
    it.hand.aimAt(at(0, 6));
    it.hand.rotate(1);
    expect(it.hand.camera?.heading).toBe('SW');
    expect(it.said).toEqual([]);
  });
});

describe('a press on a wall', () => {
  it('tells why no camera can hang there', () => {
    const cases: [object, number, string][] = [
      [{}, at(0, 0), 'error-camera-needs-wall'],
      [{ used: ['camera'], points: 2, may: [] }, at(0, 4), 'escape-used-camera'],
      [{ cameras_left: 0, may: [] }, at(0, 4), 'error-no-camera-left'],
      [{ points: 0, may: [] }, at(0, 4), 'error-no-points-left'],
    ];
    for (const [parts, cell, key] of cases) {
      const it = handOf(view(parts));
      it.hand.tap(cell);
      expect(it.said).toEqual([key]);
      expect(it.hand.camera).toBeNull();
    }
  });
});

describe('a robot that cannot go', () => {
  it('is held all the same, and the reason is told', () => {
    const it = handOf(view());
    it.hand.chooseOwn(0);
    expect(it.hand.isHolding).toBe(true);
    for (const way of ['N', 'E'] as const) it.hand.go(way);
    expect(it.said).toEqual(['error-no-corridor', 'error-square-taken']);
    it.hand.chooseOwn(1);
    expect(it.hand.go('E')).toBe(true);
    expect(it.sent).toEqual([{ type: 'move', robot: 1, way: 'E' }]);
  });

  it('tells about points and eyes, too', () => {
    const frozen = view().robots.map((robot) => ({ ...robot, has_eye: true }));
    const cases: [object, string][] = [
      [{ robots: frozen }, 'error-robot-frozen'],
      [{ points: 0, moves: [], may: [] }, 'error-no-points-left'],
    ];
    for (const [parts, key] of cases) {
      const it = handOf(view(parts));
      it.hand.chooseOwn(0);
      it.hand.go('W');
      expect(it.said).toEqual([key]);
    }
    const used = handOf(view({ robots: frozen, used: ['take_eye'], points: 2, may: [] }));
    used.hand.chooseOwn(0);
    used.hand.takeEye();
    expect(used.said).toEqual(['escape-used-take_eye']);
  });
});

describe('a tile', () => {
  const tiles = [{ tile: 'X1', rows: [], doors: [15] }];
  const build = view({ phase: 'build', tiles, lays: [{ place: 5, doors: [15] }], may: ['lay'] });

  it('tells why it cannot lie on a place', () => {
    const it = handOf(build);
    it.hand.hold('X1');
    for (const place of [0, 4]) it.hand.tapPlace(place);
    it.hand.tapPlace(5);
    expect(it.hand.draft?.place).toBe(5);
    it.hand.go('E');
    expect(it.said).toEqual(['escape-fits-not-there', 'escape-place-taken', 'escape-no-tile-way']);
  });
});

describe('a hand that presses twice before the answer has come', () => {
  it('sends a robot one square', () => {
    const shown = view();
    const { hand, sent } = handOf(shown);
    hand.choose(1);
    hand.tap(at(1, 4));
    hand.tap(at(1, 4));
    expect(sent).toEqual([{ type: 'move', robot: 1, way: 'E' }]);
    hand.follow(shown, false);
    hand.tap(at(1, 4));
    expect(sent).toHaveLength(2);
  });

  it('keeps the robot that it has sent off', () => {
    const { hand } = handOf(view());
    hand.choose(1);
    hand.tap(at(1, 4));
    hand.tap(at(1, 5));
    expect(hand.robot).toBe(1);
  });

  it('activates a camera once', () => {
    const { hand, sent } = handOf(view());
    hand.aimAt(at(0, 6));
    hand.activate();
    hand.activate();
    expect(sent).toEqual([{ type: 'activate', cell: at(0, 6) }]);
  });

  it('goes on by keys, each of them a step', () => {
    const { hand, sent } = handOf(view());
    hand.choose(1);
    hand.go('E');
    hand.go('E');
    expect(sent).toHaveLength(2);
  });
});
