import type { TableInfo } from '@ochre/protocol';
import type { LiveGame } from '../play/game.ts';
import { Unsure } from '../play/journal.ts';
import { SPECTATOR } from '../play/streams.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Alongside, Seat, Store, TableRecord } from '../store/store.ts';
import { infoOf } from '../tables/info.ts';
import { leftSeats } from '../tables/seats.ts';
import type { People } from './presence.ts';

export interface Bound {
  readonly store: Store;
  readonly people: People;
  live(): LiveGame | undefined;
  /** These people have given up their seats. */
  gone(table: string, seats: readonly Seat[]): Promise<void>;
}

/** What is filed of a table besides its game, and who hears of a change. */
export class Ledger {
  readonly #env: Bound;
  #record: TableRecord;
  /** The secret of the game, once it may be told. */
  seed: string | undefined;

  constructor(env: Bound, record: TableRecord) {
    this.#env = env;
    this.#record = record;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** As one seat may know it: spectators may be behind. */
  info(seat: number): TableInfo {
    return infoOf(this.#record, (leaver) => this.#env.live()?.leaving(leaver, seat), this.seed);
  }

  /** Changes the record if nobody else changed it meanwhile, and tells everyone. */
  async change<T extends TableRecord>(
    edit: (record: TableRecord) => T,
    alongside?: (changed: T) => Alongside,
  ): Promise<T> {
    const changed = { ...edit(this.#record), updatedAt: Date.now() };
    await this.file(changed, alongside?.(changed));
    this.#tell();
    return changed;
  }

  /** The same without a word. */
  async file(changed: TableRecord, alongside?: Alongside): Promise<TableRecord> {
    const { store, live, gone } = this.#env;
    const filed = await store.saveTable(changed, alongside).catch((error) => {
      if (error instanceof Refusal) throw error;
      throw new Unsure(`table ${changed.id} may have been changed`, { cause: error });
    });
    if (!filed) {
      this.#record = (await store.table(this.#record.id)) ?? this.#record;
      throw conflict('changed', 'The table has just changed; try again.');
    }
    const left = leftSeats(this.#record, changed);
    this.#record = { ...changed, version: changed.version + 1 };
    for (const { seat } of left) await live()?.time.changeHands(seat, Date.now());
    await gone(changed.id, left);
    return this.#record;
  }

  /** Players know the same of a table; spectators may know less. */
  #tell(): void {
    const { people } = this.#env;
    people.tell({ t: 'table', table: this.info(1) }, ({ seat }) => seat !== SPECTATOR);
    people.tell({ t: 'table', table: this.info(SPECTATOR) }, ({ seat }) => seat === SPECTATOR);
  }
}
