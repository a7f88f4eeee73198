import { clone, type Game, type GameEvent, type GameState, type View } from '@ochre/engine';
import { diff, type LoggedEvent, type Op, patch, type SeatInfo, type Snapshot } from '@ochre/protocol';
import type { Entry, Store } from '../store/store.ts';
import { newId } from '../tables/tokens.ts';
import type { Step } from './journal.ts';

/** Deltas kept for those who come back. */
const RING = 512;
const RING_CHARS = 512 * 1024;

/** Someone who watches through one viewer's eyes. */
export interface Listener {
  send(text: string): void;
}

/** The parts of a view that differ from viewer to viewer. All the rest is worked out once, as a spectator sees it. */
type Private = Pick<View, 'viewer' | 'own' | 'prompts' | 'hands'>;
const privateOf = ({ viewer, own, prompts, hands }: View): Private => ({
  viewer,
  prompts,
  ...(own && { own }),
  ...(hands && { hands }),
});
function commonOf(view: View): Omit<View, keyof Private> {
  const { viewer: _, own: __, prompts: ___, ...common } = view;
  return common;
}

interface Stream {
  readonly id: string;
  readonly listeners: Set<Listener>;
  seq: number;
  seen: Private;
  /** The latest deltas, the last one being number `seq`. */
  ring: string[];
  chars: number;
  /** When the last listener went. */
  left: number;
}

/** A spectator's place among the viewers; seats have their numbers. */
export const SPECTATOR = 0;

/** What each viewer sees, told as it changes. */
export class Streams {
  readonly #game: Game;
  readonly #streams = new Map<number, Stream>();
  #common: Omit<View, keyof Private>;
  /** Whether those who play see each other's hands. */
  handsOpen = false;

  constructor(game: Game, state: GameState) {
    this.#game = game;
    this.#common = clone(commonOf(game.view(state, 'observer')));
  }

  /** Adds a listener where it stopped, or with everything there is to see. */
  join(
    state: GameState,
    seat: number,
    listener: Listener,
    recent: readonly Step[],
    resume?: { stream: string; seq: number },
  ): void {
    const stream = this.#streams.get(seat) ?? this.#open(state, seat);
    stream.listeners.add(listener);
    const missed = resume?.stream === stream.id ? stream.seq - resume.seq : -1;
    if (missed >= 0 && missed <= stream.ring.length)
      for (const text of stream.ring.slice(stream.ring.length - missed)) listener.send(text);
    else listener.send(JSON.stringify({ t: 'snapshot', ...this.snapshot(state, seat, recent) }));
  }

  leave(seat: number, listener: Listener, now: number): void {
    const stream = this.#streams.get(seat);
    stream?.listeners.delete(listener);
    if (stream) stream.left = now;
  }

  /** Forgets viewers who have been away since before that moment. */
  forget(before: number): void {
    for (const [seat, { listeners, left }] of this.#streams)
      if (listeners.size === 0 && left < before) this.#streams.delete(seat);
  }

  /** To be written out at once: it shares parts with the state. */
  snapshot(state: GameState, seat: number, recent: readonly Step[]): Snapshot {
    const { id, seq } = this.#streams.get(seat) ?? this.#open(state, seat);
    const viewer = viewerOf(state, seat);
    const logFrom = Math.max(1, state.open.turn - 1);
    const log = recent
      .flatMap((step) => logged(this.#game, step, seat, viewer))
      .filter((event) => event.turn >= logFrom);
    return { stream: id, seq, view: this.#view(state, seat), logFrom, log };
  }

  /** Tells every viewer what changed for him; a change he cannot see is not even counted. */
  update(state: GameState, step?: Step): void {
    const common = commonOf(this.#game.view(state, 'observer'));
    const shared = diff(this.#common, common);
    this.#common = patch(this.#common, clone(shared));
    const sharedText = shared.map((op) => JSON.stringify(op));
    const open = new Map<GameEvent, string>();
    const write = (event: GameEvent): string => {
      const known = open.get(event) ?? JSON.stringify({ turn: step!.turn, phase: step!.phase, ...event });
      open.set(event, known);
      return known;
    };
    for (const [seat, stream] of this.#streams) {
      const viewer = viewerOf(state, seat);
      const now = privateOf(this.#view(state, seat));
      const ops = diff(stream.seen, now);
      const events = step ? this.#game.events(step.events, viewer) : [];
      if (shared.length === 0 && ops.length === 0 && events.length === 0) continue;
      stream.seen = patch(stream.seen, clone(ops) as Op[]);
      const opsText = [...sharedText, ...ops.map((op) => JSON.stringify(op))].join();
      const text = `{"t":"delta","seq":${++stream.seq},"ops":[${opsText}],"events":[${events.map(write).join()}]}`;
      keep(stream, text);
      for (const listener of stream.listeners) listener.send(text);
    }
  }

  /** What a seat sees; of other hands only what all have agreed to show, and those who watch nothing. */
  #view(state: GameState, seat: number): View {
    const view = this.#game.view(state, viewerOf(state, seat));
    return this.handsOpen && seat !== SPECTATOR ? { ...view, hands: othersHands(state, view.viewer) } : view;
  }

  #open(state: GameState, seat: number): Stream {
    const seen = clone(privateOf(this.#view(state, seat)));
    const listeners = new Set<Listener>();
    const stream: Stream = { id: newId(), listeners, seq: 0, seen, ring: [], chars: 0, left: Date.now() };
    this.#streams.set(seat, stream);
    return stream;
  }
}

function keep(stream: Stream, text: string): void {
  stream.ring.push(text);
  stream.chars += text.length;
  while (stream.ring.length > RING || stream.chars > RING_CHARS) stream.chars -= stream.ring.shift()!.length;
}

/** Whose eyes a seat sees with: its nation's, or its own before it has one. */
export function viewerOf(state: GameState, seat: number): string {
  if (seat === SPECTATOR) return 'observer';
  const id = `seat-${seat}`;
  return state.open.seats[id] ?? id;
}

/** The hands of all nations but one. */
function othersHands({ open, own }: GameState, viewer: string): View['hands'] {
  const others = Object.keys(open.nations).filter((nation) => nation !== viewer && own[nation]);
  return Object.fromEntries(others.map((nation) => [nation, own[nation]!.hand]));
}

/** The seat behind a nation, or behind a seat's own name. */
export function seatOf(state: GameState, owner: string): number {
  const id = Object.keys(state.open.seats).find((seat) => state.open.seats[seat] === owner) ?? owner;
  return Number(id.replace('seat-', ''));
}

/** Whether a seat's nation has left the game, or is about to. */
export function leavingOf({ open }: GameState, seat: number): SeatInfo['leaving'] {
  const nation = open.seats[`seat-${seat}`] ?? `seat-${seat}`;
  return open.nations[nation]?.left ? 'left' : open.leaving[nation];
}

/** All entries that may tell of a turn, in their order: the last action of a turn goes on into the next one. */
export async function entriesAround(store: Store, table: string, turn: number): Promise<Entry[]> {
  const turns = await Promise.all([turn - 1, turn].map((t) => store.entriesOfTurn(table, t)));
  return turns.flat().sort((a, b) => a.seq - b.seq);
}

/** The events of a step as a seat may see them; what it was told before it had a nation is still its own. */
export function logged(
  game: Game,
  { turn, phase, events }: Step,
  seat: number,
  viewer: string,
): LoggedEvent[] {
  const id = `seat-${seat}`;
  const asSeat = (e: GameEvent): boolean => !!e.own?.[id] || !!e.only?.includes(id);
  return events
    .flatMap((event) => game.events([event], asSeat(event) ? id : viewer))
    .map((event) => ({ turn, phase, ...event }));
}
