import { Refusal } from '../refusal.ts';
import type { Peer } from '../store/leases.ts';
import type { Store } from '../store/store.ts';

/** What a node hears from the others. */
export interface Heard {
  /** Another node drives this table now. */
  moved(table: string): void;
  /** This node was cut off for too long and drives nothing any more. */
  lost(): void;
  /** These games have lost their node. */
  orphans(tables: string[]): void;
}

/** The nodes that share a database, seen from one of them. */
export interface Cluster {
  /** What keeps this node from working just now. */
  readonly trouble: string | undefined;
  /** What a request from another node has to know; there is none where there are no other nodes. */
  readonly secret: string | undefined;
  /** Tables this node has the right to drive. */
  readonly leases: number;
  /** Games under way that this node drives, or has the right to. */
  driven(): Promise<string[]>;
  /** The store to drive a table with. Throws `Elsewhere` where another node drives it. */
  drive(table: string): Promise<Store>;
  /** The other node that drives a table, if one does. */
  elsewhere(table: string): Promise<Peer | undefined>;
  alive(peer: Peer): boolean;
  /** Nothing goes on at the table any more. */
  release(table: string): Promise<void>;
  /** Begins, once others can reach this node at the address. */
  join(address: string, heard: Heard): Promise<void>;
  /** Hands everything over, at once. */
  leave(): Promise<void>;
}

/** The table is driven by another node; nothing was done here. */
export class Elsewhere extends Refusal {
  constructor() {
    super(503, 'moved', 'The table has just moved to another server; try again in a moment.');
  }
}

/** A process alone with its database: everything is here. */
export function alone(store: Store): Cluster {
  const driven = new Set<string>();
  return {
    trouble: undefined,
    secret: undefined,
    leases: 0,
    driven: async () => [...driven],
    drive: async (table) => {
      driven.add(table);
      return store;
    },
    elsewhere: async () => undefined,
    alive: () => false,
    release: async (table) => {
      driven.delete(table);
    },
    join: async () => {},
    leave: async () => {},
  };
}
