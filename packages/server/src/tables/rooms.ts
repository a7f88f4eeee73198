import { notFound } from '../refusal.ts';
import { Room, type Surroundings } from './room.ts';

/** Rooms nobody used for so long are put away. */
const IDLE = 600_000;
const SWEEP = 60_000;
const PAGE = 500;

/** The tables that are open in this process. */
export class Rooms {
  readonly #env: Surroundings;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(env: Surroundings) {
    this.#env = env;
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP);
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#rooms.size;
  }

  async get(id: string): Promise<Room> {
    const opening = this.#rooms.get(id) ?? this.#open(id);
    const room = await opening;
    if (!room) throw notFound();
    return room;
  }

  /** Takes up every game that was under way: bots and clocks go on without being asked. */
  async resume(): Promise<number> {
    const seen = new Set<string>();
    let taken = 0;
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const page = await this.#env.store.tables({ status: ['running'], before, limit: PAGE });
      const fresh = page.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) {
        seen.add(id);
        if (await this.#takeUp(id)) taken++;
      }
      if (fresh.length === 0 || page.length < PAGE) return taken;
      // Several tables can have changed in the same moment.
      before = page.at(-1)!.updatedAt + 1;
    }
  }

  async #takeUp(id: string): Promise<boolean> {
    try {
      await this.get(id);
      return true;
    } catch (error) {
      this.#env.report(error, id);
      return false;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    const rooms = await Promise.all([...this.#rooms.values()].map((r) => r.catch(() => undefined)));
    await Promise.all(rooms.map((room) => room?.close()));
    this.#rooms.clear();
  }

  #open(id: string): Promise<Room | undefined> {
    const opening = Room.open(this.#env, id);
    this.#rooms.set(id, opening);
    const forget = (): void => void this.#rooms.delete(id);
    opening.then((room) => !room && forget(), forget);
    return opening;
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => undefined);
      if (!room?.quiet || Date.now() - room.lastUsed < IDLE) continue;
      this.#rooms.delete(id);
      await room.close().catch((error) => this.#env.report(error, id));
    }
  }
}
