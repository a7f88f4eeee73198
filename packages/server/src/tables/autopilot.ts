import type { LiveGame } from '../play/live.ts';
import type { TableRecord } from '../store/store.ts';
import { Absences } from './absences.ts';
import { Clocks } from './clocks.ts';
import type { People } from './people.ts';
import { STAND_IN, seatAt, standIn } from './seats.ts';
import type { Talk } from './talk.ts';
import { Timers } from './timers.ts';

/** How long a viewer who is gone can come back without a whole snapshot. */
const MEMORY = 120_000;

/** The room that is steered. What changes something goes through its queue. */
export interface Steered {
  readonly people: People;
  readonly talk: Talk;
  readonly botDelay: number;
  record(): TableRecord;
  /** The game, while it goes on. */
  live(): LiveGame | undefined;
  later(task: () => Promise<void>): void;
  change(edit: (record: TableRecord) => TableRecord): Promise<unknown>;
  settle(): Promise<void>;
}

/** What happens at a table by itself: bots move, time runs out, bots stand in for absent people. */
export class Autopilot {
  readonly clocks: Clocks;
  readonly absences = new Absences();
  readonly #room: Steered;
  readonly #timers: Timers;

  constructor(room: Steered) {
    this.#room = room;
    this.clocks = new Clocks(room.people);
    this.#timers = new Timers((wake) => room.later(wake));
  }

  /** Whether something will happen before that moment although nobody does anything. */
  armed(before: number): boolean {
    return this.#timers.armed(before);
  }

  stop(): void {
    this.#timers.stop();
  }

  /** Sets the alarms: for bots, for late players and the end of trading, for absent people. */
  arm(): void {
    const { people, talk, botDelay } = this.#room;
    const live = this.#room.live();
    if (!live) return void this.stop();
    const record = this.#room.record();
    live.forget(Date.now() - MEMORY);
    if (live.robotNext(this.#levelOf))
      this.#timers.bots(botDelay * live.robotPace(this.#levelOf), () => this.#robots());
    this.clocks.tell(record, live);
    const absent = this.absences.due(record, people, live).map(({ due }) => due);
    const times = [live.alarm(), live.trailDue(talk.waitingSince), ...absent].filter((t) => t !== undefined);
    this.#timers.clock(times.length > 0 ? Math.min(...times) : undefined, () => this.#tick());
  }

  #levelOf = (seat: number): string | undefined => {
    const at = seatAt(this.#room.record(), seat);
    return at.kind === 'bot' || at.kind === 'open' || at.standIn ? (at.level ?? STAND_IN) : undefined;
  };

  async #robots(): Promise<void> {
    await this.#room.live()?.robots(this.#levelOf, Date.now);
    await this.#room.settle();
  }

  async #tick(): Promise<void> {
    const now = Date.now();
    const live = this.#room.live();
    if (!live) return;
    for (const { seat, due } of this.absences.due(this.#room.record(), this.#room.people, live))
      if (due <= now) await this.#room.change((record) => standIn(record, seat, 'absence'));
    await live.chase(now, STAND_IN);
    await live.catchUp(now);
    await this.#room.settle();
  }
}
