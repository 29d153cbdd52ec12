/** One table as this page knows it: the server's newest word, and the line it comes over. */

import { explain } from '../i18n/i18n.svelte.ts';
import { tell } from '../shell/notices.svelte.ts';
import { type GameTime, timeAfter } from '../table/gametime.ts';
import { seatName } from '../table/names.ts';
import { Line, type LineStatus, Refusal } from './socket.ts';
import type {
  ChatLine,
  Command,
  GameAction,
  GameView,
  Problem,
  State,
  TableView,
} from './types.ts';

export class TableLine {
  status = $state<LineStatus>('connecting');
  problem = $state.raw<Problem | null>(null);
  table = $state.raw<TableView | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  game = $state.raw<GameView | null>(null);
  you = $state<number | null>(null);
  seq = $state(0);
  /** When the running clock runs out, on the page's own clock; null while none runs. */
  endsAt = $state<number | null>(null);
  /** What was left when the table was paused. */
  pausedMs = $state<number | null>(null);
  /** How the game's own time stands and whether it runs. */
  time = $state.raw<GameTime>({ ms: 0, at: 0, isRunning: false });

  private readonly line: Line;

  /** Open with `isWatching` one looks on, whatever seat one has. */
  constructor(id: string, { isWatching = false } = {}) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.line = new Line(
      `${scheme}://${location.host}/api/tables/${id}/socket${isWatching ? '?watch=1' : ''}`,
      {
        onstate: (state) => this.take(state),
        onstatus: (status, problem) => {
          this.status = status;
          this.problem = problem;
        },
      },
    );
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  /** Open the line and keep it open; returns how to stop. */
  start(): () => void {
    const wake = (): void => this.line.wake();
    const sleep = (): void => this.line.wentOffline();
    const look = (): void => {
      if (document.visibilityState === 'visible') this.line.wake();
    };
    addEventListener('online', wake);
    addEventListener('offline', sleep);
    document.addEventListener('visibilitychange', look);
    this.line.open();
    return () => {
      removeEventListener('online', wake);
      removeEventListener('offline', sleep);
      document.removeEventListener('visibilitychange', look);
      this.line.close();
    };
  }

  /** Open the line anew, as after sitting down. */
  reopen(): void {
    this.status = 'connecting';
    this.line.open();
  }

  /**
   * Send a command; tells the person when it is refused. Returns whether it was done.
   *
   * One that names a seat is meant for the table as it is seen: in the lobby the seats
   * after one that is given up move up, and another person would be hit.
   */
  async do(command: Command): Promise<boolean> {
    const namesSeat = command.type === 'remove' || command.type === 'give_host';
    try {
      await this.line.do(command, namesSeat ? this.seq : undefined);
      return true;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (reason.problem.code !== 'line-closed') tell(explain(reason.problem), 'bad');
      return false;
    }
  }

  /** Send an action of the game. */
  act(action: GameAction): Promise<boolean> {
    return this.do({ type: 'act', action });
  }

  nameOf(seat: number | null): string {
    return seatName(seat === null ? undefined : this.table?.seats[seat]);
  }

  private take(state: State): void {
    this.seq = state.seq;
    this.you = state.you;
    if (state.table !== undefined) this.table = state.table;
    if (state.chat !== undefined) this.chat = state.chat;
    if (state.game !== undefined) this.game = state.game;
    if (state.changed !== undefined) this.game = { ...this.game, ...state.changed } as GameView;
    const left = state.remaining_ms;
    const isPaused = this.table?.is_paused ?? false;
    this.endsAt = left === null || isPaused ? null : performance.now() + left;
    this.pausedMs = isPaused ? left : null;
    const isRunning = this.table?.phase === 'playing' && !isPaused;
    const told = (state.game ?? state.changed)?.now_ms;
    this.time = timeAfter(this.time, performance.now(), told, isRunning);
  }
}
