import { randomUUID } from 'node:crypto';
import type { Decision, Game, Json, Rng, View } from '@ochre/engine';
import {
  type ChatMessage,
  type ClockInfo,
  type LoggedEvent,
  PROTOCOL,
  type Presence,
  type Problem,
  patch,
  type ServerMessage,
  type TableInfo,
} from '@ochre/protocol';
import { WebSocket } from 'ws';

/** What an honest client may be told when somebody else was quicker. */
export const OVERTAKEN = [
  'notAsked',
  'noOffer',
  'noOwnOffer',
  'closed',
  'finished',
  'partnerCards',
  'notHeld',
  'botPlays',
  'counterOffer',
];

/** A client as anybody would write it from docs/api.md. It keeps every byte it was sent. */
export class Client {
  readonly table: string;
  readonly token: string | undefined;
  readonly received: string[] = [];
  readonly log: LoggedEvent[] = [];
  readonly chat: ChatMessage[] = [];
  readonly errors: Problem[] = [];
  view: View | undefined;
  info: TableInfo | undefined;
  clock: ClockInfo | undefined;
  presence: Presence | undefined;
  stream = '';
  seq = 0;
  snapshots = 0;
  pongs = 0;
  /** Connections that went on without a snapshot. */
  resumed = 0;
  deltas: number[] = [];
  closed: number | undefined;
  socket!: WebSocket;
  readonly #url: string;
  readonly #waiting = new Map<string, (problem: Problem | undefined) => void>();
  #changed: (() => void)[] = [];
  /** All that a welcome brings with it has come. */
  #greeted = false;
  #welcomed = false;

  constructor(url: string, table: string, token?: string) {
    this.#url = `${url.replace('http', 'ws')}/api/socket`;
    this.table = table;
    this.token = token;
  }

  async connect(
    options: { resume?: boolean; name?: string; greet?: boolean; from?: string } = {},
  ): Promise<this> {
    this.closed = undefined;
    this.#welcomed = false;
    const socket = new WebSocket(this.#url, options.from ? { localAddress: options.from } : {});
    this.socket = socket;
    socket.on('message', (data) => socket === this.socket && this.#take(String(data)));
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closed = code;
      for (const [, tell] of this.#waiting) tell({ code: 'closed', text: 'the connection was closed' });
      this.#waiting.clear();
      this.#wake();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {});
    if (options.greet === false) return this;
    const resume = options.resume && this.stream ? { stream: this.stream, seq: this.seq } : undefined;
    const { table, token } = this;
    this.send({ t: 'hello', v: PROTOCOL, table, token, name: options.name, resume });
    const { snapshots } = this;
    this.#greeted = false;
    await this.until(() => this.#greeted || this.closed !== undefined);
    if (resume && this.snapshots === snapshots) this.resumed++;
    return this;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Resolves to the reason why not, or to nothing once the answer stands. */
  answer(decision: Decision, answer: Json, id: string = randomUUID()): Promise<Problem | undefined> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ t: 'answer', id, decision: decision.id, kind: decision.kind, answer });
    });
  }

  say(channel: ChatMessage['channel'], text: string, to?: number): Promise<Problem | undefined> {
    const id = randomUUID();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ t: 'chat', id, channel, text, to });
    });
  }

  /** Answers the first decision it has to, as the rules suggest or at random. */
  async move(game: Game, rng?: Rng): Promise<Problem | 'nothing' | undefined> {
    const decision = this.view?.prompts.find((d) => !d.optional);
    if (!decision) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return 'nothing';
    }
    const sight = game.sight(this.view!);
    const spec = game.rules.spec(decision.kind);
    const answer = rng ? spec.sample(sight, decision as never, rng) : spec.fallback(sight, decision as never);
    return this.answer(decision, answer as Json);
  }

  async until(done: () => boolean, ms = 180_000): Promise<void> {
    const end = Date.now() + ms;
    while (!done()) {
      if (Date.now() > end) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.#changed.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  async close(): Promise<void> {
    const { socket } = this;
    if (socket.readyState === WebSocket.CLOSED) return;
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await gone;
  }

  #take(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'welcome') {
      this.#welcomed = true;
      this.info = message.table;
      this.presence = message.presence;
      this.chat.splice(0, this.chat.length, ...message.chat);
    } else if (message.t === 'snapshot') {
      this.snapshots++;
      ({ view: this.view, stream: this.stream, seq: this.seq } = message);
      this.log.splice(0, this.log.length, ...message.log);
    } else if (message.t === 'delta') {
      if (message.seq !== this.seq + 1) throw new Error(`delta ${message.seq} after ${this.seq}`);
      this.seq = message.seq;
      this.deltas.push(text.length);
      this.view = patch(this.view!, message.ops);
      this.log.push(...message.events);
    } else if (message.t === 'table') this.info = message.table;
    else if (message.t === 'clock') this.clock = message.clock;
    else if (message.t === 'presence') this.presence = message;
    else if (message.t === 'chat') this.chat.push(message.message);
    else if (message.t === 'error') this.errors.push(message.problem);
    else if (message.t === 'pong') this.pongs++;
    else if (message.t === 'done') this.#finish(message.id, undefined);
    else if (message.t === 'refused') this.#finish(message.id, message.problem);
    // What there is to see of a game comes between the welcome and the clock, or where there is none, who is there.
    const last = ['clock', 'presence'].includes(message.t) || this.info?.status === 'gathering';
    this.#greeted ||= this.#welcomed && last;
    this.#wake();
  }

  #finish(id: string, problem: Problem | undefined): void {
    this.#waiting.get(id)?.(problem);
    this.#waiting.delete(id);
  }

  #wake(): void {
    const waiting = this.#changed;
    this.#changed = [];
    for (const wake of waiting) wake();
  }
}
