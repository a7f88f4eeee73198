import type { NoticeStore } from '../store/notices.ts';
import { sha256 } from '../tables/tokens.ts';
import { type Couriers, deliver } from './couriers.ts';
import { Unreachable } from './outbound.ts';
import { noticeOf } from './words.ts';

const DAY = 86_400_000;
const PAGE = 50;
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
const PEACE = { email: 300_000, push: 20_000, webhook: 2_000 } as const;

export interface OutboxSettings {
  /** How often to look for something to tell, in milliseconds. */
  poll: number;
  /** Leave people in peace between two messages. */
  spaced: boolean;
  now(): number;
}

/** Tells what waits to be told, at least once, and again where it failed. */
export class Outbox {
  readonly #store: NoticeStore;
  readonly #couriers: Couriers;
  readonly #url: (table: string) => string;
  readonly #settings: OutboxSettings;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
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
    this.#timer = setTimeout(() => {
      this.#running = this.#round().finally(() => {
        this.#running = undefined;
        if (!this.#stopped) this.start();
      });
    }, this.#settings.poll);
    this.#timer.unref();
  }

  /** Finishes what is being told. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #round(): Promise<void> {
    try {
      const contacts = await this.#store.ready(this.#settings.now(), PAGE);
      for (const contact of contacts) {
        if (this.#stopped) return;
        await this.#tell(contact);
      }
      if (this.#settings.now() - this.#purged < DAY) return;
      this.#purged = this.#settings.now();
      await this.#store.purge(this.#purged - MEMORY);
    } catch (error) {
      this.#report(error);
    }
  }

  async #tell(id: string): Promise<void> {
    const now = this.#settings.now();
    const claimed = await this.#store.claim(id, now, now + CLAIM);
    if (!claimed) return;
    const { contact, waiting } = claimed;
    const notices = waiting.map(({ fact }) => noticeOf(fact, this.#url));
    // The same things told again make the same message.
    const message = { id: sha256(waiting.map((w) => w.id).join()).slice(0, 32), notices };
    try {
      await deliver[contact.kind](contact, message, this.#couriers);
    } catch (error) {
      return this.#failed(claimed, error);
    }
    const after = this.#settings.now();
    const peace = this.#settings.spaced ? PEACE[contact.kind] : 0;
    await this.#store.told(claimed, after, after + peace);
  }

  async #failed(
    claimed: NonNullable<Awaited<ReturnType<NoticeStore['claim']>>>,
    error: unknown,
  ): Promise<void> {
    const { contact, waiting } = claimed;
    const lasting = error instanceof Unreachable && error.lasting;
    const tries = Math.max(...waiting.map((w) => w.attempts));
    const why = (error as Error).message.slice(0, 200);
    const now = this.#settings.now();
    if (!lasting && tries < TRIES)
      return this.#store.failed(claimed, why, now, now + BACKOFF * 2 ** (tries - 1));
    await this.#store.failed(claimed, why, now);
    // A subscription that its browser has ended does not come back.
    if ((contact.kind === 'push' && lasting) || contact.failures + 1 >= PATIENCE)
      await this.#store.remove(contact.id);
  }
}
