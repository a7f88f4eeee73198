import { STAND_IN } from '../play/game.ts';
import type { TableRecord } from '../store/store.ts';
import { seatAt, standIn } from '../tables/seats.ts';
import { Absences } from './absences.ts';
import { Alarm } from './alarm.ts';
import { Bots, type Played } from './bots.ts';
import { Clocks } from './clocks.ts';
import type { Talk } from './talk.ts';

/** How long a viewer who is gone can come back without a whole snapshot. */
const MEMORY = 120_000;

/** The room that is steered. What changes something goes through its queue. */
export interface Steered extends Played {
  readonly talk: Talk;
  later(task: () => Promise<void>): void;
  change(edit: (record: TableRecord) => TableRecord): Promise<unknown>;
}

/** What happens at a table by itself: bots move, time runs out, bots stand in for absent people. */
export class Autopilot {
  readonly clocks: Clocks;
  readonly absences = new Absences();
  readonly bots: Bots;
  readonly #room: Steered;
  readonly #alarm: Alarm;

  constructor(room: Steered) {
    this.#room = room;
    this.clocks = new Clocks(room.people);
    this.bots = new Bots(room, this.#levelOf);
    this.#alarm = new Alarm(() => room.later(() => this.#tick()));
  }

  /** Whether something will happen before that moment although nobody does anything. */
  armed(before: number): boolean {
    return this.bots.armed || this.#alarm.set(before);
  }

  stop(): void {
    this.bots.stop();
    this.#alarm.stop();
  }

  /** Sets the alarms: for bots, for late players and the end of trading, for absent people. */
  arm(): void {
    const { people, talk } = this.#room;
    const live = this.#room.live();
    if (!live) return void this.#alarm.stop();
    const record = this.#room.record();
    const now = Date.now();
    live.forget(now - MEMORY);
    this.bots.arm(live);
    this.clocks.tell(record, live);
    const absent = this.absences.due(record, people, live).map(({ due }) => due);
    const times = [live.alarm(now), live.delayedDue(talk.waitingSince), ...absent].filter(
      (t) => t !== undefined,
    );
    this.#alarm.at(times.length > 0 ? Math.min(...times) : undefined);
  }

  #levelOf = (seat: number): string | undefined => {
    const at = seatAt(this.#room.record(), seat);
    return at.kind === 'bot' || at.kind === 'open' || at.standIn ? (at.level ?? STAND_IN) : undefined;
  };

  async #tick(): Promise<void> {
    const now = Date.now();
    const live = this.#room.live();
    if (!live) return;
    for (const { seat, due } of this.absences.due(this.#room.record(), this.#room.people, live))
      if (due <= now) await this.#room.change((record) => standIn(record, seat, 'absence'));
    await live.chase(now);
    await live.catchUp(now);
    await this.#room.settle();
  }
}
