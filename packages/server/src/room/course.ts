import { gameFor } from '../games.ts';
import { LiveGame } from '../play/game.ts';
import { deal, Unsure } from '../play/journal.ts';
import type { Seat, Store, TableRecord } from '../store/store.ts';
import type { Outage } from '../time/clock.ts';
import { Ledger } from './ledger.ts';
import { type NoticeSink, Notifier } from './notifier.ts';
import type { People } from './presence.ts';

export interface Ground {
  readonly store: Store;
  readonly people: People;
  readonly notices: NoticeSink;
  /** What fails here must not stop the game. */
  trouble(error: unknown): void;
}

/** The game at a table from its deal to its end, and who hears of it elsewhere. */
export class Course {
  readonly ledger: Ledger;
  readonly #ground: Ground;
  readonly #bell: Notifier;
  #live: LiveGame | undefined;

  constructor(ground: Ground, record: TableRecord) {
    this.#ground = ground;
    this.#bell = new Notifier(ground.notices);
    const gone = (table: string, seats: readonly Seat[]): Promise<void> =>
      this.#bell.gone(table, seats).catch(ground.trouble);
    this.ledger = new Ledger({ ...ground, live: () => this.#live, gone }, record);
  }

  /** The game as it is played, or as it ended. */
  get live(): LiveGame | undefined {
    return this.#live;
  }

  /** The same while it is played. */
  get running(): LiveGame | undefined {
    return this.ledger.record.status === 'running' ? this.#live : undefined;
  }

  /** Takes the game up where it is filed; time without a server is nobody's, and newer rules are told of. */
  async takeUp(outages: (after: number) => Promise<Outage[]>): Promise<void> {
    await this.#load();
    const game = this.running;
    if (!game) return;
    await game.time.resume(await outages(game.time.state.at), Date.now());
    await game.takeOver(Date.now());
  }

  /** Deals and begins. */
  async begin(edit: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    const { id, config } = this.ledger.record;
    const seed = await this.#ground.store.seed(id);
    if (seed === undefined) throw new Error(`table ${id} has no seed`);
    const game = gameFor(config.ruleset, config.map);
    const begin = (record: TableRecord): TableRecord => ({ ...edit(record), rules: game.rules.version });
    const changed = await this.ledger.change(begin, (record) => ({
      deal: deal(game, record, seed, Date.now()),
    }));
    await this.#load().catch((error) => {
      throw new Unsure(`the game of table ${id} has begun and cannot be played yet`, { cause: error });
    });
    for (const member of this.#ground.people) this.#live!.join(member.seat, member);
    return changed;
  }

  /** Somebody came to the table. */
  came(seat: number): Promise<void> {
    return this.#bell.came(this.ledger.record, seat).catch(this.#ground.trouble);
  }

  /** Sees to those who are away, and when the game has ended, tells its secret. */
  async settle(): Promise<void> {
    const live = this.running;
    if (!live) return;
    const { store, people, trouble } = this.#ground;
    const { record } = this.ledger;
    await this.#bell.follow(record, live, (seat) => people.at(seat).length > 0).catch(trouble);
    if (!live.over) return;
    this.ledger.seed = await store.seed(record.id);
    await this.ledger.change((now) => ({ ...now, status: 'over' }));
    await live.save();
  }

  async #load(): Promise<void> {
    const { store } = this.#ground;
    const { status, id, config } = this.ledger.record;
    if (status === 'gathering' || !(await store.snapshot(id))) return;
    if (status !== 'running') this.ledger.seed = await store.seed(id);
    this.#live = await LiveGame.open(store, gameFor(config.ruleset, config.map), this.ledger.record);
    await this.settle();
  }
}
