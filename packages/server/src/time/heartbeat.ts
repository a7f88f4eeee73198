import type { HeartbeatStore } from '../store/heartbeat.ts';

/** So often the server says that it is there. */
const BEAT = 5_000;
/** A silence so long is an outage; a shorter one is thinking time like any other. */
const SILENCE = 2 * BEAT;

/** Beats while any server of the installation runs. */
export class Heartbeat {
  readonly #store: HeartbeatStore;
  readonly #report: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: HeartbeatStore, report: (error: unknown) => void) {
    this.#store = store;
    this.#report = report;
  }

  /** Files the outage that ends now, if there was one. To be called before any table is opened. */
  async start(now = Date.now()): Promise<void> {
    const last = await this.#store.last();
    if (last !== undefined && now - last > SILENCE) await this.#store.addOutage({ from: last, to: now });
    await this.#store.beat(now);
    this.#timer = setInterval(() => void this.#store.beat(Date.now()).catch(this.#report), BEAT);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#store.beat(Date.now());
  }
}
