import type { TableInfo } from '@ochre/protocol';
import { finished } from '../archive/gameFile.ts';
import { gameFor } from '../games.ts';
import { LiveGame } from '../play/game.ts';
import { deal, Unsure } from '../play/journal.ts';
import { SPECTATOR } from '../play/streams.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Alongside, Store, TableRecord } from '../store/store.ts';
import { callForParts, drawing, drawn, givePart, seedOf } from '../tables/draw.ts';
import { infoOf } from '../tables/info.ts';
import { listedPlay } from '../tables/plays.ts';
import { begin, leftSeats } from '../tables/seats.ts';
import { handsOpen } from '../tables/teaching.ts';
import type { Outage } from '../time/clock.ts';
import { type NoticeSink, Notifier } from './notifier.ts';
import { outcomeOf } from './outcome.ts';
import type { Presence } from './presence.ts';
import { TurnReport } from './turnReport.ts';

export type Edit = (record: TableRecord) => TableRecord;

/** What is filed of a table: its record, and its game from the deal to the end. */
export class Table {
  readonly #store: Store;
  readonly #presence: Presence;
  readonly #notifier: Notifier;
  readonly #turnReport: TurnReport;
  /** Told of what fails, but must not stop the game. */
  readonly #trouble: (error: unknown) => void;
  #record: TableRecord;
  #game: LiveGame | undefined;
  /** The secret of the game, once it may be told. */
  #seed: string | undefined;

  constructor(
    store: Store,
    record: TableRecord,
    presence: Presence,
    notices: NoticeSink,
    trouble: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#record = record;
    this.#presence = presence;
    this.#notifier = new Notifier(notices);
    this.#turnReport = new TurnReport(notices);
    this.#trouble = trouble;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** The game as it is played, or as it ended. */
  get game(): LiveGame | undefined {
    return this.#game;
  }

  /** The same while it is played. */
  get running(): LiveGame | undefined {
    return this.#record.status === 'running' ? this.#game : undefined;
  }

  /** As one seat may know it: spectators may be behind. */
  info(seat: number): TableInfo {
    return infoOf(this.#record, (leaver) => this.#game?.leaving(leaver, seat), this.#seed);
  }

  /** Takes the game up where it is filed; time without a server is nobody's, and newer rules are told of. */
  async open(outages: (after: number) => Promise<Outage[]>): Promise<void> {
    await this.#load();
    const game = this.running;
    if (!game) return;
    await game.time.resume(await outages(game.time.state.at), Date.now());
    await game.takeOver(Date.now());
  }

  /** Changes the record if nobody else changed it meanwhile, and tells everyone. */
  async change(edit: Edit, alongside?: (changed: TableRecord) => Alongside): Promise<TableRecord> {
    const changed = { ...edit(this.#record), updatedAt: Date.now() };
    await this.#file(changed, alongside?.(changed));
    // Players know the same of a table; spectators may know less.
    this.#presence.tell({ t: 'table', table: this.info(1) }, ({ seat }) => seat !== SPECTATOR);
    this.#presence.tell({ t: 'table', table: this.info(SPECTATOR) }, ({ seat }) => seat === SPECTATOR);
    return changed;
  }

  /** The same without a word. */
  changeQuietly(edit: Edit): Promise<TableRecord> {
    return this.#file(edit(this.#record));
  }

  /** The host starts: asks those who promised one for their part of the seed, and deals when there is nothing to wait for. */
  async start(by: number, there: (seat: number) => boolean, until: number): Promise<TableRecord> {
    const { status, host } = this.#record;
    if (host === by && (status === 'running' || drawing(this.#record))) return this.#record;
    const called = callForParts(this.#record, by, there, until);
    return called.draw ? this.change(() => called) : this.deal();
  }

  /** A seat gives its part; with the last one the game begins. */
  async give(seat: number, part: string): Promise<TableRecord> {
    await this.change((record) => givePart(record, seat, part));
    return drawn(this.#record) ? this.deal() : this.#record;
  }

  /** Deals and begins. */
  async deal(): Promise<TableRecord> {
    const { id, config } = this.#record;
    const seed = await seedOf(this.#store, this.#record);
    if (seed === undefined) throw new Error(`table ${id} has no seed`);
    const game = gameFor(config.ruleset, config.map);
    const begun: Edit = (record) => ({ ...begin(record), rules: game.rules.version });
    const changed = await this.change(begun, (record) => ({ deal: deal(game, record, seed, Date.now()) }));
    await this.#load().catch((error) => {
      throw new Unsure(`the game of table ${id} has begun and cannot be played yet`, { cause: error });
    });
    for (const member of this.#presence) this.#game!.join(member.seat, member);
    return changed;
  }

  /** Somebody came: nothing has to be told elsewhere any more. */
  came(seat: number): Promise<void> {
    return this.#notifier.came(this.#record, seat).catch(this.#trouble);
  }

  /** Sees to those who are away, and when the game has ended, tells its secret. */
  async followUp(): Promise<void> {
    const game = this.running;
    if (!game) return;
    const here = (seat: number): boolean => this.#presence.at(seat).length > 0;
    await this.#notifier.follow(this.#record, game, here).catch(this.#trouble);
    await this.#turnReport.follow(this.#record, game).catch(this.#trouble);
    if (!game.over) return;
    this.#seed = await this.#store.seed(this.#record.id);
    await this.change((now) => ({ ...now, status: 'over' }));
    await game.save();
  }

  async #file(changed: TableRecord, alongside?: Alongside): Promise<TableRecord> {
    const filed = await this.#store
      .saveTable(changed, await this.#with(changed, alongside))
      .catch((error) => {
        if (error instanceof Refusal) throw error;
        throw new Unsure(`table ${changed.id} may have been changed`, { cause: error });
      });
    if (!filed) {
      this.#record = (await this.#store.table(this.#record.id)) ?? this.#record;
      throw conflict('changed');
    }
    const left = leftSeats(this.#record, changed);
    this.#record = { ...changed, version: changed.version + 1 };
    this.#game?.showHands(handsOpen(this.#record));
    for (const { seat } of left) await this.#game?.time.changeHands(seat, Date.now());
    await this.#notifier.gone(changed.id, left).catch(this.#trouble);
    return this.#record;
  }

  /** With what everybody may read of a game that is over. */
  async #with(changed: TableRecord, alongside: Alongside = {}): Promise<Alongside> {
    if (!finished(changed) || !this.#game?.over) return alongside;
    const outcome = await outcomeOf(this.#store, changed.id, this.#game);
    return { ...alongside, result: listedPlay(changed, outcome) ?? null };
  }

  async #load(): Promise<void> {
    const { status, id, config } = this.#record;
    if (status === 'gathering' || !(await this.#store.snapshot(id))) return;
    if (status !== 'running') this.#seed = await this.#store.seed(id);
    this.#game = await LiveGame.open(this.#store, gameFor(config.ruleset, config.map), this.#record);
    this.#game.showHands(handsOpen(this.#record));
    await this.followUp();
  }
}
