import type { LiveGame } from '../play/game.ts';
import type { TableRecord } from '../store/store.ts';
import type { People } from './presence.ts';

/** People who are away while the table waits for them and others sit there. */
export class Absences {
  /** When each seat was last connected or heard of. */
  readonly #seen = new Map<number, number>();
  readonly #opened = Date.now();

  seen(seat: number): void {
    this.#seen.set(seat, Date.now());
  }

  /** When that was; as far as is known here, not before the table was opened. */
  lastSeen(seat: number): number {
    return this.#seen.get(seat) ?? this.#opened;
  }

  /** Seats a bot will take over, and when. */
  due(record: TableRecord, people: People, live: LiveGame): { seat: number; due: number }[] {
    const { absence } = record.timing;
    const now = Date.now();
    if (absence === null || live.time.paused || people.presence().here.length === 0) return [];
    return record.seats
      .filter((s) => s.kind === 'human' && !s.standIn && people.at(s.seat).length === 0)
      .filter((s) => live.waitsFor(s.seat) && !live.time.away(s.seat, now))
      .map(({ seat }) => {
        if (!this.#seen.has(seat)) this.#seen.set(seat, now);
        return { seat, due: this.#seen.get(seat)! + absence * 1000 };
      });
  }
}
