import type { Advice, Said } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type { Answer, DecisionOf, Game, Kind, TurnTally, View, Violation } from '@ochre/engine';
import type { Play } from '@ochre/protocol';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { newId } from '../net/ids.ts';
import { soloHref } from '../route.ts';
import { settings } from '../settings/settings.ts';
import { Adviser } from './adviser.ts';
import { botName } from './botNames.ts';
import { loadGame } from './games.ts';
import type { Branch, FromWorker, PastAnswer, PastAsk, SoloSetup, ToWorker } from './messages.ts';
import { OlderPast, type PastSource } from './past.ts';
import { SeatSession } from './seatSession.ts';
import type { HoldReason, Refused, Rematch, SeatInfo, Session } from './session.ts';
import { takeThread } from './spare.ts';

type Update = Extract<FromWorker, { is: 'update' }>;
type Looked = Extract<FromWorker, { is: 'looked' }>;

/** Threads of games that this browser does not keep: they live as long as the page, for whoever comes back. */
const living = new Map<string, Worker>();

/** Games that have just begun, by id: the front page begins them, the table's page takes them over. */
const begun = new Map<string, Promise<Session>>();

/** Begins a game at once, while the way to its table is still being gone. @returns that way */
export function beginSolo(setup: SoloSetup): string {
  const opening = openSolo({ setup });
  // Told by whoever takes it over.
  opening.catch(() => undefined);
  begun.set(setup.id, opening);
  return soloHref(setup.id);
}

/** The table of a game: begun just now, once; else gone on with. */
export function comeTo(id: string): Promise<Session> {
  const opening = begun.get(id) ?? openSolo({ id });
  begun.delete(id);
  return opening;
}

/** Opens a solo table: engine and bots run in a worker, this thread only draws and checks. */
export function openSolo(start: { setup: SoloSetup } | { id: string; seat?: string }): Promise<Session> {
  const worker = ('id' in start && living.get(start.id)) || takeThread();
  const early: FromWorker[] = [];
  return new Promise((resolve, reject) => {
    const begin = (first: Update): void => {
      const { ruleset, map } = first.setup.config;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => early.push(data);
      loadGame(ruleset, map).then((game) => resolve(new LocalSession(worker, game, first, early)), reject);
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'update') begin(data);
      else if (data.is === 'failed') {
        worker.terminate();
        const { newer, noGame } = text.value.table;
        reject(new Error(data.why === 'newer' ? newer : data.why === 'none' ? noGame : data.text));
      }
    };
    worker.onerror = (e) => reject(new Error(e.message));
    const message: ToWorker =
      'setup' in start ? { do: 'begin', setup: start.setup } : { do: 'load', ...start };
    worker.postMessage(message);
  });
}

class LocalSession extends SeatSession {
  readonly id: string;
  readonly title: string;
  readonly guided: boolean;
  readonly kept: boolean;
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  readonly rematch?: Rematch;
  readonly viewpoints?: Session['viewpoints'];
  readonly neighbours?: Session['neighbours'];
  readonly rewind?: () => Promise<boolean>;
  readonly said: Signal<readonly Said[]> = signal([]);
  private readonly created: number;
  private readonly worker: Worker;
  private readonly unpaced: () => void;
  private readonly waiting = new Map<number, (violation: Violation | undefined) => void>();
  private readonly looking = new Map<number, (looked: Looked) => void>();
  private readonly rewinding = new Map<number, (done: boolean) => void>();
  private readonly heldFor = new Set<HoldReason>();
  private readonly adviser: Adviser;
  private refs = 0;
  readonly past: PastSource = {
    view: (moment) => this.look({ what: 'view', moment }),
    events: async (turn) => this.log.value.filter((e) => e.turn === turn),
    chronicle: () => this.look<TurnTally[]>({ what: 'chronicle' }),
    branch: (moment) => this.look<Branch>({ what: 'branch', moment }),
  };

  constructor(worker: Worker, game: Game, first: Update, early: readonly FromWorker[]) {
    super(game, first.view, first.events);
    const { setup } = first;
    const { title, seat, people = [], opened, branched } = setup;
    // What is kept of a visit or written down is one person's.
    const id = people.length > 0 ? `${setup.id}.${seat}` : setup.id;
    if (!opened) this.rematch = { under: signal(false), begin: async () => again(setup) };
    else this.viewpoints = viewpointsOf(first.view, seat);
    // What was branched off was never dealt: there is nothing to play it from.
    if (!branched) this.past.record = () => this.look({ what: 'record' });
    this.id = id;
    this.title = title;
    this.created = setup.created;
    this.guided = setup.guided === true;
    this.kept = first.kept;
    if (!first.kept) living.set(setup.id, worker);
    this.worker = worker;
    this.adviser = new Adviser(() => worker);
    this.seats = computed(() => seatsOf(this.view.value, setup));
    if (people.length > 0) this.neighbours = computed(() => neighboursOf(this.view.value, setup));
    // With others at the device what was seen cannot be unseen.
    else if (!opened) this.rewind = () => this.takeBack();
    for (const message of early) this.hear(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.unpaced = settings.bots.value.subscribe((pace) => {
      worker.postMessage({ do: 'pace', pace } satisfies ToWorker);
    });
  }

  holdMarket(reason: HoldReason, on: boolean): void {
    const held = this.heldFor.size > 0;
    if (on) this.heldFor.add(reason);
    else this.heldFor.delete(reason);
    const now = this.heldFor.size > 0;
    if (now !== held) this.worker.postMessage({ do: 'hold', on: now } satisfies ToWorker);
  }

  close(): void {
    this.unpaced();
    if (this.kept) this.worker.terminate();
  }

  advise<K extends Kind>(decision: DecisionOf<K>): Promise<Advice<K> | undefined> {
    return this.adviser.ask(this.rules, this.view.peek(), decision, this.log.peek(), this.said.peek());
  }

  goal<K extends Kind>(decision?: DecisionOf<K>): Promise<NextGoal<K> | undefined> {
    return this.adviser.goal(this.view.peek(), decision, this.log.peek(), this.said.peek());
  }

  /** When it ended is not kept. */
  async play(): Promise<Play> {
    const { config, open } = this.view.peek();
    const { order, scores, winner, shared = [winner] } = open.result!;
    const people = this.seats.peek();
    return {
      id: this.id,
      open: false,
      title: this.title,
      ruleset: config.ruleset,
      players: config.players,
      turns: open.turn,
      beganAt: this.created,
      seats: order.map((nation, i) => {
        const { kind, name } = people[nation]!;
        return {
          seat: i + 1,
          place: i + 1,
          nation,
          points: scores[nation]?.['total'] ?? 0,
          winner: shared.includes(nation),
          bot: kind === 'bot',
          ...(name !== '' && { player: name }),
        };
      }),
    };
  }

  protected send<K extends Kind>(
    { id, owner, kind }: DecisionOf<K>,
    answer: Answer<K>,
  ): Promise<Refused | undefined> {
    const ref = this.refs++;
    const message: ToWorker = { do: 'act', ref, action: { by: owner, decision: id, kind, answer } };
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      this.worker.postMessage(message);
    });
  }

  private takeBack(): Promise<boolean> {
    const ref = this.refs++;
    return new Promise((resolve) => {
      this.rewinding.set(ref, resolve);
      this.worker.postMessage({ do: 'rewind', ref } satisfies ToWorker);
    });
  }

  private look<T extends PastAnswer>(ask: PastAsk): Promise<T> {
    const ref = this.refs++;
    const message: ToWorker = { do: 'look', ref, ask };
    return new Promise((resolve, reject) => {
      this.looking.set(ref, ({ answer, older }) =>
        answer ? resolve(answer as T) : reject(older ? new OlderPast() : new Error('no past')),
      );
      this.worker.postMessage(message);
    });
  }

  private hear(message: FromWorker): void {
    if (message.is === 'update') {
      this.changed(message.view, message.events);
      if (message.said.length > 0) this.said.value = [...this.said.value, ...message.said];
    } else if (message.is === 'answered') {
      this.waiting.get(message.ref)?.(message.violation);
      this.waiting.delete(message.ref);
    } else if (message.is === 'looked') {
      this.looking.get(message.ref)?.(message);
      this.looking.delete(message.ref);
    } else if (message.is === 'rewound') {
      this.rewinding.get(message.ref)?.(message.done);
      this.rewinding.delete(message.ref);
    } else if (message.is === 'advised' || message.is === 'goal') this.adviser.hear(message);
    else this.status.value = 'offline';
  }
}

/** The same game with another deal. */
const again = ({ branched: _, ...setup }: SoloSetup): string =>
  beginSolo({ ...setup, id: newId().slice(0, 12), seed: newId(), created: Date.now() });

const numberOf = (seat: string): number => Number(seat.replace(/^\D*/, ''));

/** What somebody at this device is called. */
const nameAt = ({ names = {} }: SoloSetup, seat: string): string =>
  names[seat] ?? text.value.front.person(numberOf(seat));

/** The others at this device, those who are waited for first. */
function neighboursOf({ open, waitingFor }: View, setup: SoloSetup) {
  return (setup.people ?? [])
    .filter((seat) => seat !== setup.seat)
    .map((seat) => {
      const owner = open.seats[seat] ?? seat;
      return { seat, name: nameAt(setup, seat), owner, asked: waitingFor.includes(owner) };
    })
    .sort((a, b) => Number(b.asked) - Number(a.asked));
}

/** Who can be looked at in a game that was opened. */
function viewpointsOf({ open }: View, now: string): NonNullable<Session['viewpoints']> {
  const seats = Object.entries(open.seats).map(([seat, nation]) => ({ seat, nation }));
  return { now, seats };
}

function seatsOf({ open, config }: View, setup: SoloSetup): Record<string, SeatInfo> {
  const { seat: mine, people = [] } = setup;
  const seats: Record<string, SeatInfo> = {};
  for (let n = 1; n <= config.players; n++) {
    const seat = `seat-${n}`;
    const shared = people.includes(seat);
    const filed = setup.opened?.seats.find((one) => one.seat === n);
    const info: SeatInfo = setup.opened
      ? { name: filed?.name ?? '', kind: filed?.kind === 'human' ? 'human' : 'bot', online: true }
      : seat === mine
        ? { name: shared ? nameAt(setup, seat) : '', kind: 'you', online: true }
        : shared
          ? { name: nameAt(setup, seat), kind: 'human', online: true }
          : { name: botName(n), kind: 'bot', online: true };
    seats[open.seats[seat] ?? seat] = info;
  }
  return seats;
}
