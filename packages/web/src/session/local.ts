import type { Decision, Game, Json, View, Violation } from '@ochre/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { botName } from './botNames.ts';
import { loadGame } from './games.ts';
import type { FromWorker, SoloSetup, ToWorker } from './messages.ts';
import type { LoggedEvent, SeatInfo, Session, SessionStatus } from './session.ts';

/** Opens a solo table: engine and bots run in a worker, this thread only draws and checks. */
export function openSolo(start: { setup: SoloSetup } | { id: string }): Promise<Session> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker): void => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'update') {
        const early: FromWorker[] = [];
        worker.onmessage = (e: MessageEvent<FromWorker>) => early.push(e.data);
        const { ruleset, map } = data.setup.config;
        loadGame(ruleset, map).then((game) => {
          resolve(new LocalSession(worker, game, data, early));
        }, reject);
      } else if (data.is === 'failed') {
        worker.terminate();
        reject(new Error(data.text));
      }
    };
    worker.onerror = (e) => reject(new Error(e.message));
    send('setup' in start ? { do: 'begin', setup: start.setup } : { do: 'load', id: start.id });
  });
}

type Update = Extract<FromWorker, { is: 'update' }>;

class LocalSession implements Session {
  readonly id: string;
  readonly title: string;
  readonly view;
  readonly log;
  readonly status;
  readonly seats: ReadonlySignal<Readonly<Record<string, SeatInfo>>>;
  private readonly game: Game;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, (violation: Violation | undefined) => void>();
  private refs = 0;

  constructor(worker: Worker, game: Game, first: Update, early: readonly FromWorker[]) {
    const { setup } = first;
    this.id = setup.id;
    this.title = setup.title;
    this.worker = worker;
    this.game = game;
    this.view = signal<View>(first.view);
    this.log = signal<readonly LoggedEvent[]>(first.events);
    this.status = signal<SessionStatus>(first.view.open.result ? 'over' : 'live');
    this.seats = computed(() => seatsOf(this.view.value, setup.seat));
    for (const message of early) this.hear(message);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
  }

  get rules() {
    return this.game.rules;
  }

  sight() {
    return this.game.sight(this.view.peek());
  }

  choices(decision: Decision): Json {
    return this.rules.spec(decision.kind).choices(this.sight(), decision as never);
  }

  check(decision: Decision, answer: Json): Violation | undefined {
    return this.game.check(this.view.peek(), decision, answer);
  }

  suggestion(decision: Decision): Json {
    return this.rules.spec(decision.kind).fallback(this.sight(), decision as never) as Json;
  }

  answer(decision: Decision, answer: Json): Promise<Violation | undefined> {
    const violation = this.check(decision, answer);
    if (violation) return Promise.resolve(violation);
    const ref = this.refs++;
    const { id, owner, kind } = decision;
    const message: ToWorker = { do: 'act', ref, action: { by: owner, decision: id, kind, answer } };
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      this.worker.postMessage(message);
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(message: FromWorker): void {
    if (message.is === 'update') {
      if (message.events.length > 0) this.log.value = [...this.log.value, ...message.events];
      this.view.value = message.view;
      if (message.view.open.result) this.status.value = 'over';
    } else if (message.is === 'answered') {
      this.waiting.get(message.ref)?.(message.violation);
      this.waiting.delete(message.ref);
    } else this.status.value = 'offline';
  }
}

function seatsOf({ open, config }: View, mine: string): Record<string, SeatInfo> {
  const seats: Record<string, SeatInfo> = {};
  for (let n = 1; n <= config.players; n++) {
    const seat = `seat-${n}`;
    const info: SeatInfo =
      seat === mine
        ? { name: '', kind: 'you', online: true }
        : { name: botName(n), kind: 'bot', online: true };
    seats[open.seats[seat] ?? seat] = info;
  }
  return seats;
}
