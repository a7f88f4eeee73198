import { type Language, SOURCE } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import type { Claimed, Contact, NoticeStore } from '../store/notices.ts';
import { sha256 } from '../tables/tokens.ts';
import { type Couriers, deliver } from './couriers.ts';
import { tellGroup } from './groupCourier.ts';
import { Unreachable } from './outbound.ts';
import type { TurnFact } from './turnFact.ts';
import { Turns } from './turns.ts';
import { messageOf } from './turnWords.ts';
import { noticeOf } from './words.ts';

const DAY = 86_400_000;
/** Channels looked at together: those who have to wait must not hide the others. */
const PAGE = 1000;
/** How long one process has a message for itself: longer than any delivery takes. */
const CLAIM = 60_000;
/** Tries of one message, and the wait after the first failure, which doubles. */
const TRIES = 6;
const BACKOFF = 30_000;
/** A channel that failed for so many messages in a row is given up. */
const PATIENCE = 10;
/** What was told is remembered for so long, so that it is not told again. */
const MEMORY = 60 * DAY;
/** A person hears from one channel at most so often; what happens meanwhile comes in one message. */
const PEACE = { email: 300_000, push: 20_000, webhook: 2_000, discord: 8_000, slack: 30_000 } as const;

export interface OutboxSettings {
  /** How often to look for something to tell, in milliseconds. */
  poll: number;
  /** Leave people in peace between two messages. */
  spaced: boolean;
  now(): number;
  /** The channel of a table's group takes no more. */
  ended?(table: string): void;
}

const isGroup = ({ kind }: Contact): boolean => kind === 'discord' || kind === 'slack';

/** Tells what waits to be told, at least once, and again where it failed; several at a time. */
export class Outbox {
  readonly #store: NoticeStore;
  readonly #couriers: Couriers;
  readonly #url: (table: string) => string;
  readonly #settings: OutboxSettings;
  readonly #report: (error: unknown) => void;
  readonly #turns = new Turns(() => this.#placeFreed());
  readonly #telling = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** Somebody had to wait for a place, and one has become free since. */
  #waiting = false;
  #freed = false;
  #stopped = false;
  #purged = 0;

  constructor(
    store: NoticeStore,
    couriers: Couriers,
    url: (table: string) => string,
    settings: OutboxSettings,
    report: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#couriers = couriers;
    this.#url = url;
    this.#settings = settings;
    this.#report = report;
  }

  start(): void {
    this.#lookIn(this.#settings.poll);
  }

  /** Finishes what is being told. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#telling);
  }

  #lookIn(milliseconds: number): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
        this.#lookIn(this.#waiting && this.#freed ? 0 : this.#settings.poll);
      });
    }, milliseconds);
    this.#timer.unref();
  }

  /** Begins to tell everybody for whom there is a place. */
  async #look(): Promise<void> {
    [this.#waiting, this.#freed] = [false, false];
    try {
      for (const channel of await this.#store.ready(this.#settings.now(), PAGE)) {
        if (this.#stopped) return;
        const free = this.#turns.take(channel);
        if (free) this.#begin(channel.id, free);
        else this.#waiting = true;
      }
      if (this.#settings.now() - this.#purged < DAY) return;
      this.#purged = this.#settings.now();
      await this.#store.purge(this.#purged - MEMORY);
    } catch (error) {
      this.#report(error);
    }
  }

  #begin(contact: string, free: () => void): void {
    const telling = this.#tell(contact)
      .catch(this.#report)
      .finally(() => {
        this.#telling.delete(telling);
        free();
      });
    this.#telling.add(telling);
  }

  #placeFreed(): void {
    this.#freed = true;
    if (this.#waiting && !this.#looking) this.#lookIn(0);
  }

  async #tell(id: string): Promise<void> {
    const now = this.#settings.now();
    const claimed = await this.#store.claim(id, now, CLAIM);
    if (!claimed) return;
    const { contact } = claimed;
    try {
      await this.#hand(claimed);
    } catch (error) {
      return this.#failed(claimed, error);
    }
    const after = this.#settings.now();
    const peace = this.#settings.spaced ? PEACE[contact.kind] : 0;
    await this.#store.told(claimed, after, after + peace);
  }

  async #hand({ contact, waiting }: Claimed): Promise<void> {
    const language = await languageIn(contact.language ?? SOURCE.code);
    const facts = waiting.map(({ fact }) => fact);
    const { kind } = contact;
    if (kind === 'discord' || kind === 'slack')
      return this.#handGroup(
        contact,
        facts.filter((fact) => fact.kind === 'turn'),
        language,
      );
    const notices = facts
      .filter((fact) => fact.kind !== 'turn')
      .map((fact) => noticeOf(fact, this.#url, language));
    // The same things told again make the same message.
    const message = { id: sha256(waiting.map((w) => w.id).join()).slice(0, 32), notices };
    await deliver[kind](contact, message, this.#couriers, language.notices);
  }

  /** Turn by turn; which message can be edited is filed before the next one is sent. */
  async #handGroup(contact: Contact, facts: readonly TurnFact[], language: Language): Promise<void> {
    let at = contact;
    for (const fact of facts) {
      // What came late is told by the message after it.
      if (at.message && fact.turn < at.message.turn) continue;
      const message = await tellGroup(
        at,
        fact.turn,
        messageOf(fact, this.#url(fact.table), language),
        this.#couriers.anywhere,
      );
      if (message?.id === at.message?.id) continue;
      at = { ...at, message };
      await this.#store.configure(at);
    }
  }

  async #failed(claimed: Claimed, error: unknown): Promise<void> {
    const { contact, waiting } = claimed;
    const lasting = error instanceof Unreachable && error.lasting;
    const tries = Math.max(...waiting.map((w) => w.attempts));
    const why = (error as Error).message.slice(0, 200);
    const now = this.#settings.now();
    if (!lasting && tries < TRIES)
      return this.#store.failed(claimed, why, now, now + BACKOFF * 2 ** (tries - 1));
    await this.#store.failed(claimed, why, now);
    if (isGroup(contact)) {
      if (!lasting && contact.failures + 1 < PATIENCE) return;
      await this.#store.end(contact.id, why);
      return this.#settings.ended?.(waiting[0]!.fact.table);
    }
    // A subscription that its browser has ended does not come back.
    if ((contact.kind === 'push' && lasting) || contact.failures + 1 >= PATIENCE)
      await this.#store.remove(contact.id);
  }
}
