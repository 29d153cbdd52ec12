/**
 * The line to a table: opens the socket again when it is lost, and sends every wish again until
 * the server has answered it. A wish carries an id, so it counts once.
 */

import {
  type ClientMessage,
  CLOSE_FINAL,
  CLOSE_RETRY,
  type Command,
  type Problem,
  type ServerMessage,
  type State,
} from './types.ts';

export type LineStatus = 'connecting' | 'open' | 'lost' | 'closed';

/** The line counts as open once the server has said how things stand, not before. */
export interface LineEvents {
  onstate(state: State): void;
  onstatus(status: LineStatus, problem: Problem | null): void;
}

/** What of the browser the line needs; tests bring their own. */
export interface LineWorld {
  open(url: string): WebSocket;
  later(work: () => void, ms: number): number;
  cancel(timer: number): void;
  newId(): string;
}

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

interface Wish {
  readonly message: ClientMessage;
  readonly done: (seq: number) => void;
  readonly refused: (reason: Refusal) => void;
}

const PAUSES_MS = [0, 300, 800, 1600, 3000, 5000];
const RETRY_MS = 4000;
/** The server pings every 10 s; after this silence the line counts as lost. */
const SILENCE_MS = 25_000;

export const browserWorld: LineWorld = {
  open: (url) => new WebSocket(url),
  later: (work, ms) => window.setTimeout(work, ms),
  cancel: (timer) => window.clearTimeout(timer),
  newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
};

export class Line {
  private socket: WebSocket | null = null;
  private readonly wishes = new Map<string, Wish>();
  private tries = 0;
  private retry: number | null = null;
  private silence: number | null = null;
  private problem: Problem | null = null;
  private isClosed = false;
  private hasPinged = false;
  private seq = 0;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
    private readonly world: LineWorld = browserWorld,
  ) {}

  open(): void {
    this.stopTimers();
    this.drop();
    if (this.isClosed) return;
    const socket = this.world.open(this.url);
    this.socket = socket;
    this.hasPinged = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.received(event.data);
    socket.onclose = (event: CloseEvent) => this.lost(event.code);
    this.listen();
  }

  /** Send a command; resolves with its place in the log, rejects with a Refusal. */
  do(command: Command, answers?: number): Promise<number> {
    const id = this.world.newId();
    const message: ClientMessage =
      answers === undefined ? { type: 'do', id, command } : { type: 'do', id, command, answers };
    if (this.isClosed) return Promise.reject(new Refusal(gone));
    return new Promise((done, refused) => {
      this.wishes.set(id, { message, done, refused });
      this.send(message);
    });
  }

  /** Ask whether something was missed, as after a sleep; opens the line at once if it is lost. */
  wake(): void {
    if (this.isClosed) return;
    if (this.socket?.readyState === 1) this.send({ type: 'resume', seq: this.seq });
    else if (this.socket?.readyState !== 0) {
      this.tries = 0;
      this.open();
    }
  }

  /** The device says that it has no network. */
  wentOffline(): void {
    if (!this.isClosed) this.lost(0);
  }

  close(): void {
    this.isClosed = true;
    this.stopTimers();
    this.drop();
    this.refuseAll();
  }

  /** No answer can come any more. */
  private refuseAll(): void {
    for (const wish of this.wishes.values()) wish.refused(new Refusal(gone));
    this.wishes.clear();
  }

  private opened(): void {
    for (const wish of this.wishes.values()) this.send(wish.message);
  }

  private received(text: string): void {
    this.listen();
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'state') {
      this.seq = message.seq;
      this.events.onstate(message);
      this.events.onstatus('open', null);
    } else if (message.type === 'ping') this.pinged(message.nonce);
    else if (message.type === 'closing') this.problem = message.problem;
    else if (message.type === 'done') this.settle(message.id)?.done(message.seq);
    else this.settle(message.id)?.refused(new Refusal(message.problem));
  }

  /** A line that lasts from one ping to the next holds; one that is cut at once may be so again. */
  private pinged(nonce: number): void {
    if (this.hasPinged) this.tries = 0;
    this.hasPinged = true;
    this.send({ type: 'pong', nonce });
  }

  private settle(id: string): Wish | undefined {
    const wish = this.wishes.get(id);
    this.wishes.delete(id);
    return wish;
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    this.stopTimers();
    this.drop();
    if (code === CLOSE_FINAL) {
      this.isClosed = true;
      this.events.onstatus('closed', this.problem);
      this.refuseAll();
      return;
    }
    this.events.onstatus('lost', this.problem);
    this.problem = null;
    const pause = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)] as number;
    const wait = code === CLOSE_RETRY ? RETRY_MS : pause * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.retry = this.world.later(() => this.open(), wait);
  }

  private listen(): void {
    if (this.silence !== null) this.world.cancel(this.silence);
    this.silence = this.world.later(() => this.lost(0), SILENCE_MS);
  }

  private stopTimers(): void {
    for (const timer of [this.retry, this.silence]) if (timer !== null) this.world.cancel(timer);
    this.retry = null;
    this.silence = null;
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

const gone: Problem = {
  type: 'about:blank',
  title: 'line-closed',
  status: 0,
  code: 'line-closed',
  params: {},
  detail: '',
};
