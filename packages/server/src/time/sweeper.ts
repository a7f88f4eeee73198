import type { Rooms } from '../room/rooms.ts';
import type { Store } from '../store/store.ts';

/** So often sleeping tables are looked through for deadlines. */
const EVERY = 15_000;
const PAGE = 200;

/** Wakes tables whose time has come although nobody is there, and those that lost their room. */
export class Sweeper {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #report: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store, rooms: Rooms, report: (error: unknown) => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#report = report;
    this.#timer = setInterval(() => void this.sweep(Date.now()), EVERY);
    this.#timer.unref();
  }

  /** Opens what is due, and what should be open; an open room does the rest. Tells how many of them are open here now. */
  async sweep(now: number): Promise<number> {
    try {
      const due = await this.#rooms.takeUp(await this.#store.due(now, PAGE));
      return due + (await this.#rooms.recover());
    } catch (error) {
      this.#report(error);
      return 0;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
