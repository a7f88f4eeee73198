import { type ClockInfo, isSlow } from '@ochre/protocol';
import type { LiveGame } from '../play/game.ts';
import { SPECTATOR } from '../play/streams.ts';
import type { TableRecord } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Member, Presence } from './presence.ts';

/** Seats played by people, who have a say and whose time is shown. */
const persons = ({ seats }: TableRecord): number[] =>
  seats.filter((s) => s.kind === 'human' && s.standIn !== 'choice').map((s) => s.seat);

/** Tells the people at a table how its clocks stand. */
export class Clocks {
  readonly #presence: Presence;
  #told: Clock | undefined;
  #toldTo = '';

  constructor(presence: Presence) {
    this.#presence = presence;
  }

  /** Who votes: the people who are there; where nobody is expected to sit there, all of them. */
  voters(record: TableRecord, caster?: number): number[] {
    const { here } = this.#presence.info();
    const all = isSlow(record.timing);
    return persons(record).filter((seat) => all || seat === caster || here.includes(seat));
  }

  info(record: TableRecord, game: LiveGame): ClockInfo {
    return game.time.info(Date.now(), persons(record), this.voters(record));
  }

  greet(member: Member, record: TableRecord, game: LiveGame): void {
    if (!seesClocks(record, member.seat)) return;
    member.send(JSON.stringify({ t: 'clock', clock: this.info(record, game) }));
  }

  /** Everyone hears of a change; what only runs on is not told again. */
  tell(record: TableRecord, game: LiveGame): void {
    const to = game.time.state.vote ? `${this.voters(record)}` : '';
    if (game.time.state === this.#told && to === this.#toldTo) return;
    this.#told = game.time.state;
    this.#toldTo = to;
    this.#presence.tell({ t: 'clock', clock: this.info(record, game) }, ({ seat }) =>
      seesClocks(record, seat),
    );
  }
}

/** Spectators who see the game later must not see its clocks now. */
export const seesClocks = (record: TableRecord, seat: number): boolean =>
  seat !== SPECTATOR || !delayed(record);

/** Whether spectators see the game later than it is played. */
export const delayed = ({ delay, status }: TableRecord): boolean =>
  delay !== undefined && status === 'running';
