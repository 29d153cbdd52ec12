/** Requests to the server; every refusal is a Refusal with the server's problem. */

import { language, t } from '../i18n/i18n.svelte.ts';
import { Refusal } from './socket.ts';
import type {
  GameInfo,
  GameSteps,
  HintAnswer,
  NewTable,
  PositionView,
  Problem,
  RoundReview,
  SeatTaken,
  SolveAnswer,
  TableMade,
  ToldView,
  WalksAnswer,
} from './types.ts';

/** A position as any text that is read, or as the JSON form. */
export type PositionText = string | Readonly<Record<string, unknown>>;

async function request<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { headers, credentials: 'same-origin' };
  if (body !== undefined) Object.assign(init, { method: 'POST', body: JSON.stringify(body) });
  if (signal) init.signal = signal;
  const answer = await reached(path, init);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await problemOf(answer));
}

async function reached(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new Refusal(problem('no-line', 0, t('web-no-server')));
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return problem('server-fault', answer.status, t('web-server-fault'));
  }
}

function problem(code: string, status: number, detail: string): Problem {
  return { type: 'about:blank', title: code, status, code, params: {}, detail };
}

export function listGames(): Promise<GameInfo[]> {
  return request('/api/games');
}

export function layTable(table: Partial<NewTable> & { game: string }): Promise<TableMade> {
  return request('/api/tables', table);
}

export function takeSeat(id: string, name: string): Promise<SeatTaken> {
  return request(`/api/tables/${id}/seats`, { name });
}

export function playOn(id: string): Promise<TableMade> {
  return request(`/api/tables/${id}/rematch`, {});
}

export function reviewTable(id: string): Promise<RoundReview[]> {
  return request(`/api/tables/${id}/review`);
}

/** How long to wait, and how often, when those behind one address ask for much together. */
const PATIENCE_MS = 1500;
const MOST_WAITS = 20;

/** Return the part of a game that begins with a moment; waits while too much is asked for. */
async function tellPart(id: string, first: number): Promise<GameSteps> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await request(`/api/tables/${id}/steps?first=${first}`);
    } catch (reason) {
      const isEarly = reason instanceof Refusal && reason.problem.code === 'too-many-requests';
      if (!isEarly || waits === MOST_WAITS) throw reason;
    }
    await new Promise((done) => setTimeout(done, PATIENCE_MS));
  }
}

/** Return what is shown after each moment of a game that is over. */
export async function tellGame<V extends ToldView>(id: string): Promise<V[]> {
  const told: V[] = [];
  let shown = {} as V;
  for (let first: number | null = 0; first !== null;) {
    const page: GameSteps = await tellPart(id, first);
    for (const { changed } of page.steps) {
      shown = { ...shown, ...changed };
      told.push(shown);
    }
    first = page.next;
  }
  return told;
}

/** Read a position of a game. */
export function readPosition(position: PositionText, game: string): Promise<PositionView> {
  return request('/api/positions', { position, game });
}

export function drawPosition(game: string): Promise<PositionView> {
  return request(`/api/positions/random?game=${encodeURIComponent(game)}`);
}

export function solve(
  position: PositionText,
  game: string,
  signal?: AbortSignal,
): Promise<SolveAnswer> {
  return request('/api/solve', { position, game, lines: 200, has_count: true }, signal);
}

export function hintsFor(
  position: PositionText,
  game: string,
  degree: number,
  signal?: AbortSignal,
): Promise<HintAnswer> {
  return request('/api/hints', { position, game, degree }, signal);
}

/** Look for ways of exactly so many moves. */
export function findWalks(
  position: PositionText,
  game: string,
  moves: number,
  signal?: AbortSignal,
): Promise<WalksAnswer> {
  return request('/api/walks', { position, game, moves, lines: 8 }, signal);
}
