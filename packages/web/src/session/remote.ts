import type { Advice } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type { Answer, DecisionOf, Game, Kind, View } from '@ochre/engine';
import type {
  ClientMessage,
  Delta,
  GameRecord,
  Play,
  Said,
  ServerMessage,
  Snapshot,
  TableInfo,
} from '@ochre/protocol';
import { patch } from '@ochre/protocol/delta.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { call, foundRematch, whyNot } from '../net/api.ts';
import { home } from '../net/home.ts';
import { newId } from '../net/ids.ts';
import { holdInvite } from '../net/invites.ts';
import { holdSeat, seatAt } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { ownThread } from './adviser.ts';
import { botName } from './botNames.ts';
import { Company } from './company.ts';
import { loadGame } from './games.ts';
import { keptPart } from './keptParts.ts';
import { logged, RemotePast } from './remotePast.ts';
import { SeatSession } from './seatSession.ts';
import type { Refused, Rematch, SeatInfo, Session } from './session.ts';
import type { Verdict } from './verdict.ts';
import { verdictOn } from './verifying.ts';

const VERSION = 1;
const RETRY_MS = [500, 1000, 2000, 5000, 10_000];
const PING_MS = 20_000;
/** The seat is somebody else's now, or the table is not for us: no use in trying again. */
const FINAL = new Set([4003, 4009]);

export interface RemotePlace {
  table: string;
  token?: string | undefined;
  name?: string | undefined;
}

type Answered = (refusal: Refused | undefined) => void;
interface Unanswered {
  message: Extract<ClientMessage, { t: 'answer' }>;
  done: Answered;
}

/** The line to the server: connects, and connects again; says where it stopped. */
class Line {
  private socket: WebSocket | undefined;
  private tries = 0;
  private timer: number | undefined;
  private readonly pinger: number;
  private closed = false;
  private readonly greet: () => ClientMessage;
  private readonly hear: (message: ServerMessage) => void;
  private readonly state: (open: boolean, final: boolean) => void;

  constructor(
    greet: () => ClientMessage,
    hear: (message: ServerMessage) => void,
    state: (open: boolean, final: boolean) => void,
  ) {
    this.greet = greet;
    this.hear = hear;
    this.state = state;
    this.pinger = window.setInterval(() => this.send({ t: 'ping' }), PING_MS);
    this.connect();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(`${home.replace(/^http/, 'ws')}api/socket`);
    this.socket = socket;
    socket.onopen = () => this.send(this.greet());
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.t === 'welcome') {
        this.tries = 0;
        this.state(true, false);
      }
      this.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (this.closed) return;
      const final = FINAL.has(code);
      this.state(false, final);
      if (final) return;
      const wait = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!;
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }
}

/** Sits down at (or watches) a table that is under way. */
export function openRemote(place: RemotePlace): Promise<Session> {
  return new Promise((resolve, reject) => {
    let session: RemoteSession | undefined;
    let welcome: Extract<ServerMessage, { t: 'welcome' }> | undefined;
    let early: ServerMessage[] | undefined;
    // Somebody may speak while the table is still on its way.
    const talk: ServerMessage[] = [];
    const line = new Line(
      () => ({
        t: 'hello',
        v: VERSION,
        table: place.table,
        ...(place.token && { token: place.token }),
        ...(place.name && { name: place.name }),
        ...(session && { resume: session.position }),
      }),
      (message) => {
        if (session) session.hear(message);
        else if (early) early.push(message);
        else if (message.t === 'welcome') welcome = message;
        else if (message.t === 'chat') talk.push(message);
        else if (message.t === 'error') reject(new Error(whyNot(message.problem)));
        else if (message.t === 'snapshot' && welcome) {
          early = [];
          const company = new Company(welcome, place.token, (sent) => line.send(sent));
          const { ruleset, map } = welcome.table;
          loadGame(ruleset, map).then((game) => {
            session = new RemoteSession(line, game, message, company, place.token);
            for (const held of [...talk, ...early!]) session.hear(held);
            resolve(session);
          }, reject);
        }
      },
      (open, final) => {
        session?.connected(open, final);
        if (final && !session) reject(new Error('closed'));
      },
    );
  });
}

/** Who gathers at a table that has not begun: seats and talk, until the room is left. */
export function enterRoom(
  place: RemotePlace,
  found: (company: Company) => void,
  shut?: () => void,
): () => void {
  let company: Company | undefined;
  const line = new Line(
    () => ({ t: 'hello', v: VERSION, table: place.table, ...(place.token && { token: place.token }) }),
    (message) => {
      if (company) company.hear(message);
      else if (message.t === 'welcome') {
        company = new Company(message, place.token, (sent) => line.send(sent));
        found(company);
      }
    },
    (_, final) => final && shut?.(),
  );
  return () => line.close();
}

/** The seat a token plays; none where it only invites. */
export const seatOf = (place: RemotePlace): Promise<number | undefined> =>
  new Promise((found, reject) => {
    const leave = enterRoom(
      place,
      ({ mine }) => {
        leave();
        found(mine);
      },
      () => reject(new Error('closed')),
    );
  });

/** Founds the rematch, or leads to where others wait. */
async function rematchOf({ id, rematch, privacy }: TableInfo, token: string): Promise<string> {
  if (rematch !== undefined) {
    // Where only the invited may come, the seat played is the invitation to the next game.
    if (privacy === 'invited' && !seatAt(rematch)) holdInvite(rematch, token);
    return tableHref(rematch);
  }
  const { table, seat, token: fresh } = await foundRematch(id, token);
  holdSeat({ table: table.id, title: table.title, seat, token: fresh });
  return tableHref(table.id);
}

class RemoteSession extends SeatSession {
  readonly id: string;
  readonly title: string;
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  readonly past: RemotePast;
  readonly rematch?: Rematch;
  readonly company: Company;
  readonly said: Signal<readonly Said[]> = signal([]);
  position: { stream: string; seq: number };
  private readonly adviser = ownThread();
  private readonly line: Line;
  private readonly unanswered = new Map<string, Unanswered>();
  private told: View;

  constructor(
    line: Line,
    game: Game,
    { stream, seq, view, log }: Snapshot,
    company: Company,
    token: string | undefined,
  ) {
    super(game, view, logged(log, 0));
    const { id, title } = company.table.peek();
    this.id = id;
    this.title = title;
    this.company = company;
    this.told = view;
    this.view.value = this.asked();
    this.line = line;
    this.position = { stream, seq };
    this.past = new RemotePast(id, token, () => this.view.peek().open.turn);
    const { table, presence, mine } = company;
    if (token !== undefined)
      this.rematch = {
        under: computed(() => table.value.rematch !== undefined),
        begin: () => rematchOf(table.peek(), token),
      };
    this.seats = computed(() => {
      const taken = this.view.value.open.seats;
      const entries = table.value.seats.map(({ seat, kind, name, standIn }): [string, SeatInfo] => [
        taken[`seat-${seat}`] ?? `seat-${seat}`,
        {
          name: name ?? botName(seat),
          kind: seat === mine ? 'you' : kind === 'human' && !standIn ? 'human' : 'bot',
          online: kind !== 'human' || presence.value.here.includes(seat),
          standIn,
        },
      ]);
      return Object.fromEntries(entries);
    });
  }

  close(): void {
    this.line.close();
    this.adviser.close();
  }

  advise<K extends Kind>(decision: DecisionOf<K>): Promise<Advice<K> | undefined> {
    return this.adviser.ask(this.rules, this.view.peek(), decision, this.log.peek(), this.said.peek());
  }

  play(): Promise<Play> {
    return call('GET', `/tables/${this.id}/play`, undefined, this.company.token);
  }

  async verify(): Promise<Verdict> {
    const record = (await this.past.record()) as GameRecord;
    const { result } = this.view.peek().open;
    return verdictOn(record, { kept: keptPart(this.id), result });
  }

  goal<K extends Kind>(decision?: DecisionOf<K>): Promise<NextGoal<K> | undefined> {
    return this.adviser.goal(this.view.peek(), decision, this.log.peek(), this.said.peek());
  }

  /** Answers not acknowledged are sent again; their ids keep them from counting twice. */
  connected(open: boolean, final: boolean): void {
    if (this.status.value !== 'over') this.status.value = open ? 'live' : final ? 'offline' : 'connecting';
    if (open) for (const { message } of this.unanswered.values()) this.line.send(message);
  }

  hear(message: ServerMessage): void {
    this.company.hear(message);
    if (message.t === 'table' || message.t === 'welcome') this.view.value = this.asked();
    else if (message.t === 'delta') this.step(message);
    else if (message.t === 'said') this.said.value = [...this.said.value, message.said];
    else if (message.t === 'snapshot') {
      this.position = { stream: message.stream, seq: message.seq };
      const known = this.log.value.filter((e) => e.turn < message.logFrom);
      this.log.value = [...known, ...logged(message.log, known.length)];
      this.told = message.view;
      this.changed(this.asked(), []);
    } else if (message.t === 'done') this.finish(message.id, undefined);
    else if (message.t === 'refused') {
      const { problem } = message;
      this.finish(message.id, { ...problem, cite: problem.cite ?? this.rules.cite('order') });
    }
  }

  protected send<K extends Kind>(
    { id: decision, kind }: DecisionOf<K>,
    answer: Answer<K>,
  ): Promise<Refused | undefined> {
    const id = newId();
    const message = { t: 'answer' as const, id, decision, kind, answer };
    this.line.send(message);
    return new Promise((done) => this.unanswered.set(id, { message, done }));
  }

  private step({ seq, ops, events }: Delta): void {
    this.position = { ...this.position, seq };
    this.told = patch(this.told, ops);
    if (events.some(({ type }) => type === 'takenBack')) this.past.forget();
    this.changed(this.asked(), logged(events, this.log.value.length));
  }

  /** What the server told; while a bot plays for me nothing is asked of me. */
  private asked(): View {
    return this.company.botPlays.peek() ? { ...this.told, prompts: [] } : this.told;
  }

  private finish(id: string, refusal: Refused | undefined): void {
    this.unanswered.get(id)?.done(refusal);
    this.unanswered.delete(id);
  }
}
