import { type Cluster, Elsewhere } from '../cluster/cluster.ts';
import type { Load } from '../queue.ts';
import { notFound, Refusal } from '../refusal.ts';
import { Reopening } from './reopening.ts';
import { Room, type Surroundings } from './room.ts';

/** Rooms nobody used for so long are put away. */
const IDLE = 600_000;
const SWEEP = 60_000;
const PAGE = 500;
/** Games taken up at the same time. */
const HANDS = 8;

/** The tables that are open in this process. */
export class Rooms {
  readonly #env: Surroundings;
  readonly #load: Load;
  readonly #cluster: Cluster;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  readonly #reopening = new Reopening((ids) => this.takeUp(ids));
  readonly #sweeper: NodeJS.Timeout;
  #stopped = false;

  constructor(env: Omit<Surroundings, 'load' | 'broken'>, cluster: Cluster) {
    this.#load = { waiting: 0 };
    this.#env = { ...env, load: this.#load, broken: (id) => this.#stopped || this.#reopening.add(id) };
    this.#cluster = cluster;
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP);
    this.#sweeper.unref();
  }

  /** Tables are being put away for good. */
  get stopped(): boolean {
    return this.#stopped;
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** Tasks that tables have yet to deal with. */
  get waiting(): number {
    return this.#load.waiting;
  }

  async get(id: string): Promise<Room> {
    const opening = this.#rooms.get(id) ?? this.#open(id);
    const room = await opening;
    if (!room) throw notFound();
    if (!room.closed) return room;
    this.#forget(id, opening);
    return this.get(id);
  }

  /** The room, if it is open here already. */
  async opened(id: string): Promise<Room | undefined> {
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    return room?.closed ? undefined : room;
  }

  /** Takes up every game that was under way and is nobody's: bots and clocks go on without being asked. */
  async resume(): Promise<number> {
    const seen = new Set<string>();
    let taken = 0;
    for (let before = Number.MAX_SAFE_INTEGER; ; ) {
      const page = await this.#env.store.tables({ status: ['running'], before, limit: PAGE });
      const fresh = page.map(({ id }) => id).filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      taken += await this.takeUp(fresh);
      if (fresh.length === 0 || page.length < PAGE) return taken;
      // Several tables can have changed in the same moment.
      before = page.at(-1)!.updatedAt + 1;
    }
  }

  /** Opens tables, and tries again later where that fails; tells how many of them are driven here now. */
  async takeUp(ids: readonly string[]): Promise<number> {
    let taken = 0;
    const left = [...ids];
    const work = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined && !this.#stopped; id = left.pop())
        if (await this.#takes(id)) taken++;
    };
    await Promise.all(Array.from({ length: HANDS }, work));
    return taken;
  }

  /** Opens what this node drives and has no room for, whatever became of it. */
  async recover(): Promise<number> {
    const driven = await this.#cluster.driven();
    const missing: string[] = [];
    for (const id of driven) if (!this.#reopening.has(id) && !(await this.opened(id))) missing.push(id);
    return this.takeUp(missing);
  }

  async #takes(id: string): Promise<boolean> {
    try {
      await this.get(id);
      return true;
    } catch (error) {
      const gone = error instanceof Elsewhere || (error instanceof Refusal && error.status === 404);
      if (gone) this.#reopening.delete(id);
      else if (!this.#stopped) this.#reopening.add(id);
      if (!gone) this.#env.report(error, id);
      return false;
    }
  }

  /** Somebody else drives this table now. */
  async abandon(id: string): Promise<void> {
    const opening = this.#rooms.get(id);
    if (!opening) return;
    this.#forget(id, opening);
    this.#reopening.delete(id);
    (await opening.catch(() => undefined))?.abandon();
  }

  async abandonAll(): Promise<void> {
    await Promise.all([...this.#rooms.keys()].map((id) => this.abandon(id)));
  }

  async close(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweeper);
    this.#reopening.stop();
    const rooms = await Promise.all([...this.#rooms.values()].map((r) => r.catch(() => undefined)));
    const results = await Promise.allSettled(rooms.map((room) => room?.close()));
    this.#rooms.clear();
    for (const result of results)
      if (result.status === 'rejected') this.#env.report(result.reason, 'closing');
  }

  #open(id: string): Promise<Room | undefined> {
    if (this.#stopped) throw new Refusal(503, 'restart');
    const opening = this.#cluster.drive(id).then((store) => Room.open({ ...this.#env, store }, id));
    this.#rooms.set(id, opening);
    const forget = (): void => this.#forget(id, opening);
    opening.then((room) => {
      if (room) return this.#reopening.delete(id);
      forget();
      return this.#cluster.release(id);
    }, forget);
    return opening;
  }

  #forget(id: string, opening: Promise<Room | undefined>): void {
    if (this.#rooms.get(id) === opening) this.#rooms.delete(id);
  }

  async #sweep(): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => undefined);
      if (!room?.quiet || Date.now() - room.lastUsed < IDLE) continue;
      this.#forget(id, opening);
      try {
        await room.close();
        if (!this.#rooms.has(id)) await this.#cluster.release(id);
      } catch (error) {
        this.#env.report(error, id);
        this.#reopening.add(id);
      }
    }
  }
}
