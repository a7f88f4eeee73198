import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { Leases, type Peer } from '../store/leases.ts';
import type { Lease, Store } from '../store/store.ts';
import { newId, newToken } from '../tables/tokens.ts';
import { Bus } from './bus.ts';
import { type Cluster, Elsewhere, type Heard } from './cluster.ts';

/** Signs of life in a lifetime. */
const BEATS = 5;
/** Beats between two looks for games whose node died unnoticed. */
const LOOK = 10;
const ORPHANS = 1000;

const notNow = (): Refusal => new Refusal(503, 'restart', 'The server is busy with itself; try again soon.');

/** One of several nodes on a PostgreSQL database. */
export class Node implements Cluster {
  readonly #store: Store;
  readonly #leases: Leases;
  readonly #bus: Bus;
  readonly #lifetime: number;
  readonly #held = new Map<string, Lease>();
  readonly #peers = new Map<string, Peer>();
  /** Nodes that are gone; none comes back under its old name. */
  readonly #dead = new Set<string>();
  #me: Peer;
  #heard: Heard | undefined;
  #beating: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  /** When the last sign of life that arrived was given. */
  #last = Number.NEGATIVE_INFINITY;
  /** It has let go of everything, and has yet to begin anew. */
  #cutOff = true;
  #left = false;

  /** A node that gives no sign of life for `lifetime` is dead, for the others and for itself. */
  constructor(url: string, db: Database, store: Store, lifetime: number) {
    this.#store = store;
    this.#lifetime = lifetime;
    this.#leases = new Leases(db);
    this.#bus = new Bus(url, (word, ...ids) => this.#hear(word, ...ids));
    this.#me = identity('');
  }

  get trouble(): string | undefined {
    if (this.#left) return 'it is stopping';
    return this.#lives && !this.#cutOff ? undefined : 'it has lost touch with the database';
  }

  get secret(): string {
    return this.#me.secret;
  }

  get leases(): number {
    return this.#held.size;
  }

  get #lives(): boolean {
    return performance.now() - this.#last < this.#lifetime;
  }

  async join(address: string, heard: Heard): Promise<void> {
    this.#heard = heard;
    await this.#bus.connect();
    await this.#register(address);
    await this.#look();
    this.#timer = setInterval(() => this.#tick(), this.#lifetime / BEATS);
  }

  driven(): Promise<string[]> {
    return this.trouble ? Promise.resolve([]) : this.#leases.driven(this.#me.id);
  }

  async drive(table: string): Promise<Store> {
    if (this.trouble) throw notNow();
    const { id } = this.#me;
    this.#held.delete(table);
    const lease = await this.#leases.claim(table, id);
    if (!lease) {
      if (await this.#leases.holder(table)) throw new Elsewhere();
      // There is no such table; whatever the store says, it writes nothing without a lease.
      return this.#store.under({ table, fence: 0 });
    }
    if (id !== this.#me.id) throw notNow();
    this.#held.set(table, lease);
    if (lease.fence > 1) await this.#bus.call('moved', table, id, String(lease.fence)).catch(() => {});
    return this.#store.under(lease);
  }

  async elsewhere(table: string): Promise<Peer | undefined> {
    if (this.#held.has(table)) return undefined;
    const holder = await this.#leases.holder(table);
    if (!holder || holder.id === this.#me.id) return undefined;
    this.#peers.set(holder.id, holder);
    return holder;
  }

  alive(peer: Peer): boolean {
    return !this.#dead.has(peer.id);
  }

  async release(table: string): Promise<void> {
    const lease = this.#held.get(table);
    this.#held.delete(table);
    if (lease) await this.#leases.release(lease, this.#me.id);
  }

  async leave(): Promise<void> {
    this.#left = true;
    clearInterval(this.#timer);
    await this.#beating;
    this.#held.clear();
    try {
      await this.#leases.leave(this.#me.id);
      await this.#bus.call('gone', this.#me.id);
    } catch {
      // The others will notice by themselves.
    }
    await this.#bus.close();
  }

  async #register(address: string): Promise<void> {
    const me = identity(address);
    const now = performance.now();
    await this.#leases.register(me, this.#lifetime);
    this.#me = me;
    this.#last = now;
    this.#cutOff = false;
  }

  #tick(): void {
    if (!this.#lives) this.#lose();
    this.#beating ??= this.#beat()
      // `#lives` tells when it is too late.
      .catch(() => this.#bus.reset())
      .finally(() => {
        this.#beating = undefined;
      });
  }

  async #beat(): Promise<void> {
    const now = performance.now();
    if (!this.#cutOff && (await this.#leases.beat(this.#me.id, this.#lifetime, this.#bus.sql)))
      this.#last = now;
    else {
      // Whoever has let go of everything is somebody else: under the old name nobody would take it up.
      this.#lose();
      await this.#leases.leave(this.#me.id);
      await this.#register(this.#me.address);
    }
    await this.#look();
  }

  /** Sees who is there, and takes care of the games of those who are not any more. */
  async #look(): Promise<void> {
    const known = [...this.#peers.keys()];
    const there = await this.#leases.peers(this.#bus.sql);
    for (const peer of there) this.#peers.set(peer.id, peer);
    const died = known.filter((id) => !there.some((peer) => peer.id === id));
    for (const id of died) this.#bury(id);
    if (died.length > 0 || this.#beats++ % LOOK === 0) await this.#adopt();
  }

  #bury(id: string): void {
    this.#peers.delete(id);
    this.#dead.add(id);
  }

  async #adopt(): Promise<void> {
    if (this.trouble) return;
    const orphans = await this.#leases.orphans(ORPHANS);
    if (orphans.length > 0) this.#heard?.orphans(orphans);
  }

  #lose(): void {
    if (this.#cutOff) return;
    this.#cutOff = true;
    this.#held.clear();
    this.#heard?.lost();
  }

  #holds(table: string, since: number): boolean {
    return (this.#held.get(table)?.fence ?? 0) > since;
  }

  #hear(word: string, ...ids: string[]): void {
    const [first = '', node = '', fence = ''] = ids;
    if (word === 'moved' && node !== this.#me.id && !this.#holds(first, Number(fence))) {
      this.#held.delete(first);
      this.#heard?.moved(first);
    }
    if (word === 'gone' && first !== this.#me.id) {
      this.#bury(first);
      void this.#adopt().catch(() => {});
    }
  }
}

const identity = (address: string): Peer => ({ id: newId(), address, secret: newToken().token });
