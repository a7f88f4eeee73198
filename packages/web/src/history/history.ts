import type { AreaId } from '@ochre/engine';
import { type Signal, signal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import {
  type Moment,
  OlderPast,
  ownOf,
  type PastView,
  type SharedMoment,
  sharedOf,
} from '../session/past.ts';
import type { LoggedEvent, Session } from '../session/session.ts';
import { myNation, stepName } from '../table/model.ts';
import { PastSession } from './pastSession.ts';
import { type Stop, stopsOf } from './stops.ts';

const VIEWS_KEPT = 400;
/** Time between two steps while it plays by itself. */
const STEP_MS = 900;

/** A moment, from which event on the step there told something new, and where that is which was looked for in it. */
export interface Place extends Moment {
  from: number;
  places: readonly AreaId[];
}

/** Looking back: where one is, the table as it was there, and the ways to go on. */
export class History {
  readonly live: Session;
  /** Where one is; undefined in the present. */
  readonly at: Signal<Place | undefined> = signal(undefined);
  readonly session: Signal<PastSession | undefined> = signal(undefined);
  readonly playing: Signal<boolean> = signal(false);
  readonly speed: Signal<number> = signal(1);
  /** Why the moment is not shown: by mishap, or because older rules were in force. Then the log tells what is known. */
  readonly failed: Signal<'mishap' | 'older' | undefined> = signal(undefined);
  /** What is known of each turn so far. */
  readonly turns: Signal<ReadonlyMap<number, readonly LoggedEvent[]>> = signal(new Map());
  /** Turns that were over when they were asked for: more will not be known of them. */
  private readonly whole = new Set<number>();
  /** What a step of the turn is called, for people. */
  readonly phaseName = (step: string): string => stepName(this.live, step) ?? text.value.table.setup;
  private readonly views = new Map<string, Promise<PastView>>();
  private timer: number | undefined;
  private wish = 0;
  private readonly onStep: (events: readonly LoggedEvent[]) => void;

  constructor(live: Session, onStep: (events: readonly LoggedEvent[]) => void) {
    this.live = live;
    this.onStep = onStep;
  }

  /**
   * Goes there. `stepping` on from the moment before, what happened is played; `places` are those of the one thing that
   * is looked for among all that happened at once.
   */
  async go(moment: Moment, stepping = false, places: readonly AreaId[] = []): Promise<void> {
    const wish = ++this.wish;
    try {
      const [past, events, before] = await Promise.all([
        this.view(moment).catch((error) => this.untold(moment, error)),
        this.events(moment.turn),
        moment.turn > 1 ? this.events(moment.turn - 1) : [],
      ]);
      if (wish !== this.wish) return;
      this.failed.value = 'older' in past ? 'older' : undefined;
      if (!this.session.peek()) {
        this.session.value = new PastSession(this.live, past.view);
        void this.fill();
      }
      const told = [...before, ...events.slice(0, Math.max(1, past.seen))];
      this.session.peek()!.show(
        past.view,
        told.map((event, seq) => ({ ...event, seq })),
      );
      this.at.value = { turn: moment.turn, from: past.from, seen: Math.max(1, past.seen), places };
      if (stepping) this.onStep(events.slice(past.from, past.seen));
    } catch {
      if (wish === this.wish) this.failed.value = 'mishap';
    }
  }

  /** To a moment that somebody named for everybody. */
  async find(moment: SharedMoment): Promise<void> {
    try {
      const turn = Math.min(moment.turn, this.live.view.peek().open.turn);
      await this.go(ownOf(await this.events(turn), { ...moment, turn }));
    } catch {
      this.failed.value = 'mishap';
    }
  }

  /** Where one is, as everybody may name it. */
  get shared(): SharedMoment | undefined {
    const at = this.at.value;
    return at && sharedOf(this.turns.value.get(at.turn) ?? [], at);
  }

  /** Whether a moment that somebody named is the one that is looked at: a step may tell several things at once. */
  covers({ turn, told }: SharedMoment): boolean {
    const at = this.at.value;
    if (at?.turn !== turn) return false;
    const events = this.turns.value.get(turn) ?? [];
    const before = sharedOf(events, { turn, seen: at.from }).told;
    return told <= sharedOf(events, at).told && (told > before || before === 0);
  }

  /** In place of a moment of older rules: the present board, and what was told then. */
  private untold({ turn, seen }: Moment, error: unknown): PastView & { older: true } {
    if (!(error instanceof OlderPast)) throw error;
    return { turn, from: Math.max(0, seen - 1), seen, view: this.live.view.peek(), older: true };
  }

  /** Back to the present. */
  leave(): void {
    this.wish++;
    this.pause();
    this.at.value = undefined;
    this.session.value = undefined;
    this.failed.value = undefined;
  }

  /** Opens at the beginning of this turn, or of the one before where this has just begun. */
  async open(): Promise<void> {
    const { turn } = this.live.view.peek().open;
    const events = await this.events(turn).catch(() => []);
    const stops = this.stopsOf(events);
    const last = stops.at(-1);
    await this.go(last ? { turn, seen: last.seen } : { turn: Math.max(1, turn - 1), seen: 1 });
  }

  async step(by: 1 | -1): Promise<boolean> {
    const at = this.at.peek();
    if (!at) return false;
    const next = await this.neighbour(at, by);
    if (next) await this.go(next, by > 0);
    return next !== undefined;
  }

  /** To the beginning of the next phase, of this one, or of the one before. */
  async leap(by: 1 | -1): Promise<void> {
    const at = this.at.peek();
    if (!at) return;
    const begins = phaseBegins(this.stopsOf(await this.events(at.turn)), this.phaseName);
    // One step can carry the game through several phases: what it brought is seen at once.
    const within = by > 0 ? begins.find((s) => s.seen > at.seen) : begins.findLast((s) => s.seen <= at.from);
    const goal = within ?? (await this.edge(at.turn + by, by > 0 ? 'first' : 'last'));
    if (goal) await this.go(goal);
  }

  async turn(turn: number): Promise<void> {
    const first = await this.edge(turn, 'first');
    if (first) await this.go(first);
  }

  play(): void {
    this.playing.value = true;
    const tick = async (): Promise<void> => {
      const more = await this.step(1);
      if (!this.playing.peek()) return;
      if (more) this.timer = window.setTimeout(tick, STEP_MS / this.speed.peek());
      else this.pause();
    };
    void tick();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  readonly stopsOf = (events: readonly LoggedEvent[]): Stop[] =>
    stopsOf(events, myNation(this.live.view.peek()));

  /** The events of a turn; what is known of a turn that goes on grows. */
  async events(turn: number): Promise<readonly LoggedEvent[]> {
    const known = this.turns.peek().get(turn);
    if (known && this.whole.has(turn)) return known;
    const over = turn < this.live.view.peek().open.turn;
    const events = await this.live.past!.events(turn);
    if (over) this.whole.add(turn);
    this.turns.value = new Map(this.turns.peek()).set(turn, events);
    return events;
  }

  /** Learns of all turns, the latest first, so that the timeline can show them. */
  private async fill(): Promise<void> {
    for (let turn = this.live.view.peek().open.turn; turn > 0 && this.session.peek(); turn--)
      await this.events(turn).catch(() => undefined);
  }

  private async neighbour(at: Place, by: 1 | -1): Promise<Moment | undefined> {
    const stops = this.stopsOf(await this.events(at.turn));
    if (by > 0) return stops.find((s) => s.seen > at.seen) ?? this.edge(at.turn + 1, 'first');
    return stops.findLast((s) => s.seen <= at.from) ?? this.edge(at.turn - 1, 'last');
  }

  private async edge(turn: number, which: 'first' | 'last'): Promise<Moment | undefined> {
    if (turn < 1 || turn > this.live.view.peek().open.turn) return undefined;
    const stops = this.stopsOf(await this.events(turn));
    return which === 'first' ? stops[0] : stops.at(-1);
  }

  private view(moment: Moment): Promise<PastView> {
    const key = `${moment.turn}.${moment.seen}`;
    const known = this.views.get(key);
    if (known) return known;
    const asked = this.live.past!.view(moment);
    this.views.set(key, asked);
    asked.catch(() => this.views.delete(key));
    if (this.views.size > VIEWS_KEPT) this.views.delete(this.views.keys().next().value!);
    return asked;
  }
}

/** The first stop of each phase. */
const phaseBegins = (stops: readonly Stop[], named: (step: string) => string): Stop[] =>
  stops.filter((s, i) => i === 0 || named(stops[i - 1]!.phase) !== named(s.phase));
