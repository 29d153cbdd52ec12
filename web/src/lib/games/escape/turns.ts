/** Turns that are looked at again: the pieces after each step, and turns read from a record. */

import { fieldOf } from './sight.ts';
import { EXIT, placeOf, POINTS, SIZE, TEAM, VECTORS } from './factory.ts';
import type { Camera, EscapeView, Site, Step, Turn } from './types.ts';

/** Where all pieces are: cells of robots, -1 for one that is out, the frozen ones, cameras. */
export interface Pieces {
  readonly robots: readonly number[];
  readonly eyes: ReadonlySet<number>;
  readonly cameras: readonly Camera[];
}

export function piecesOf({ robots, cameras }: Pick<EscapeView, 'robots' | 'cameras'>): Pieces {
  const eyes = robots.flatMap(({ has_eye: hasEye }, robot) => (hasEye ? [robot] : []));
  return { robots: robots.map(({ cell }) => cell), eyes: new Set(eyes), cameras };
}

export function startOf(turn: Turn): Pieces {
  return { robots: turn.robots, eyes: new Set(turn.eyes), cameras: turn.cameras };
}

export function after(pieces: Pieces, step: Step): Pieces {
  const { robots, eyes, cameras } = pieces;
  switch (step.kind) {
    case 'move':
      return { ...pieces, robots: robots.with(step.robot, step.cell) };
    case 'take_eye':
      return { ...pieces, eyes: new Set([...eyes].filter((robot) => robot !== step.robot)) };
    case 'activate':
      return { ...pieces, eyes: new Set([...eyes, ...step.seen]) };
    default: {
      const camera = { cell: step.cell, heading: step.heading } as Camera;
      const others = cameras.filter(({ cell }) => cell !== step.cell);
      return { ...pieces, cameras: [...others, camera] };
    }
  }
}

/** Return the pieces after so many steps of a turn. */
export function piecesAt(turn: Turn, count: number): Pieces {
  return turn.steps.slice(0, count).reduce(after, startOf(turn));
}

/** Return the robots that a camera would freeze: in its view, not frozen yet. */
export function frozenBy(site: Site, camera: Camera, { robots, eyes }: Pieces): number[] {
  const { seen } = fieldOf(site, camera);
  return robots.flatMap((cell, robot) => (seen.has(cell) && !eyes.has(robot) ? [robot] : []));
}

/** A line of a record, as far as turns are made of it. */
export interface RecordStep {
  readonly seat: number;
  /** When it was done, in ms since the game began. */
  readonly at?: number;
  readonly action: {
    readonly type: string;
    readonly robot?: number;
    readonly way?: 'N' | 'E' | 'S' | 'W';
    readonly cell?: number;
    readonly heading?: Camera['heading'];
  };
}

export function recordSteps(text: string): RecordStep[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((line) => JSON.parse(line) as Partial<RecordStep>)
    .filter((line): line is RecordStep => line.seat !== undefined && line.action !== undefined);
}

/** Return all turns of a game, from what was done in it; undone steps are left out. */
export function turnsOf(view: EscapeView, record: readonly RecordStep[]): Turn[] {
  const reader = new Reader(view);
  for (const step of record) reader.take(step);
  return reader.closed();
}

const SPENDING = ['move', 'take_eye', 'place_camera', 'turn_camera', 'activate'];

class Reader {
  private readonly turns: Turn[] = [];
  private pieces: Pieces;
  private seat: number | null = null;
  private round = 1;
  private steps: Step[] = [];
  /** When the first step of the turn was made. */
  private since = 0;
  private last = -1;

  constructor(private readonly view: EscapeView) {
    const start = 7 * SIZE.columns + 2;
    this.pieces = { robots: view.robots.map(() => start), eyes: new Set(), cameras: [] };
  }

  take({ seat, action, at = 0 }: RecordStep): void {
    if (this.isLate(at) || (action.type === 'leave' && seat === this.seat)) this.close();
    if (action.type === 'end_turn') this.close();
    else if (action.type === 'undo') this.steps.pop();
    else if (SPENDING.includes(action.type)) this.spend(seat, action, at);
  }

  closed(): Turn[] {
    this.close();
    return this.turns;
  }

  /** Whether the clock has ended the turn by then: a record tells nothing of that. */
  private isLate(at: number): boolean {
    const limitMs = 1000 * this.view.options.turn_s;
    return this.steps.length > 0 && limitMs > 0 && at - this.since > limitMs;
  }

  private spend(seat: number, action: RecordStep['action'], at: number): void {
    if (this.seat !== null && seat !== this.seat) this.close();
    if (this.steps.length === 0) this.since = at;
    this.seat = seat;
    this.steps.push(this.stepOf(seat, action));
    const isAuto = this.view.options.end_turn === 'auto';
    if (isAuto && this.steps.length === POINTS) this.close();
  }

  private stepOf(seat: number, action: RecordStep['action']): Step {
    const now = this.steps.reduce(after, this.pieces);
    const robot = action.robot === undefined ? -1 : TEAM * seat + action.robot;
    const base = { robot, origin: -1, cell: action.cell ?? -1, heading: '', seen: [] };
    if (action.type === 'move') {
      const origin = now.robots[robot] ?? -1;
      const [down, right] = VECTORS[action.way ?? 'N'];
      const cell = origin + down * SIZE.columns + right;
      const way = action.way ?? '';
      return { ...base, kind: 'move', origin, cell: isOut(cell) ? -1 : cell, heading: way };
    }
    if (action.type === 'take_eye') {
      return { ...base, kind: 'take_eye', cell: now.robots[robot] ?? -1 };
    }
    const heading = action.heading ?? headingAt(now, base.cell);
    if (action.type === 'activate') {
      const seen = frozenBy(this.view, { cell: base.cell, heading }, now);
      return { ...base, kind: 'activate', heading, seen };
    }
    return { ...base, kind: action.type as Step['kind'], heading };
  }

  private close(): void {
    if (this.seat === null || this.steps.length === 0) return;
    const place = this.view.order.indexOf(this.seat);
    if (place <= this.last) this.round += 1;
    this.last = place;
    const { robots, eyes, cameras } = this.pieces;
    const turn = { seat: this.seat, round: this.round, robots, eyes: [...eyes], cameras };
    this.turns.push({ ...turn, steps: this.steps });
    this.pieces = this.steps.reduce(after, this.pieces);
    this.steps = [];
    this.seat = null;
  }
}

function isOut(cell: number): boolean {
  return placeOf(cell) === EXIT;
}

function headingAt({ cameras }: Pieces, cell: number): Camera['heading'] {
  return cameras.find((camera) => camera.cell === cell)?.heading ?? 'N';
}

/** One moment of turns that are watched: the pieces, and the step that led there. */
export interface Frame {
  readonly seat: number;
  readonly step: Step | null;
  readonly pieces: Pieces;
}

export function framesOf(turns: readonly Turn[]): Frame[] {
  const [first] = turns;
  if (!first) return [];
  const steps = turns.flatMap((turn) =>
    turn.steps.map((step, at) => ({ seat: turn.seat, step, pieces: piecesAt(turn, at + 1) })),
  );
  return [{ seat: first.seat, step: null, pieces: startOf(first) }, ...steps];
}

export interface Round {
  readonly number: number;
  readonly turns: readonly Turn[];
}

export function roundsOf(turns: readonly Turn[]): Round[] {
  const numbers = [...new Set(turns.map(({ round }) => round))];
  return numbers.map((number) => ({
    number,
    turns: turns.filter(({ round }) => round === number),
  }));
}
