import type { Action, Config, GameEvent, GameState } from '@ochre/engine';
import type {
  ChatMessage,
  Comment,
  Delay,
  Draw,
  GroupKind,
  Op,
  Play,
  Privacy,
  Status,
  Timing,
} from '@ochre/protocol';
import { Refusal } from '../refusal.ts';
import type { Clock } from '../time/clock.ts';
import type { ResultFilter } from './results.ts';

/** One place at a table. The person, if any, is known by a token whose hash is filed apart. */
export interface Seat {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name?: string;
  /** The bot that plays it, or stands in. */
  level?: string;
  standIn?: 'choice' | 'absence';
  /** When the person sat down, unless that was with the table's founding. */
  since?: number;
  /** The account of the person, if the person has one. */
  account?: string;
  muted?: 'host' | 'admin';
  /** Seats whose messages the person does not want. */
  muting?: number[];
  /** What the person wrote down, for nobody else, and about moments of the game. */
  notes?: string;
  comments?: Comment[];
  /** The person agrees that all hands are open. */
  openHand?: true;
  /** The hash of the part of the seed that the person is going to give. */
  promise?: string;
  /** The person wants to be named in a result that everybody reads. */
  named?: true;
}

/** A table as filed; `version` counts its changes. The server's part of the seed is filed apart. */
export interface TableRecord {
  id: string;
  version: number;
  status: Status;
  privacy: Privacy;
  createdAt: number;
  updatedAt: number;
  title: string;
  spectators: boolean;
  delay?: Delay;
  adviser?: false;
  teaching?: true;
  spectatorsMuted?: boolean;
  /** Shut by an admin: nobody gets in, nothing moves. */
  blocked?: boolean;
  config: Config;
  timing: Timing;
  seedHash: string;
  /** What the seats give to the seed, from the moment the host starts. */
  draw?: Draw;
  /** Where its group is told of it: the contact, and whether that takes no more. */
  channel?: { contact: string; kind: GroupKind; off?: true };
  /** Its host wants the result to be read by everybody. */
  listed?: true;
  host: number;
  /** When the table passed to its present host; left out for who founded it. */
  hostSince?: number;
  seats: Seat[];
  /** The release the table was founded with. */
  engine: string;
  /** The version of the rules the game was begun by. */
  rules?: number;
  rematch?: string;
  rematchOf?: string;
}

export interface TokenRow {
  hash: string;
  table: string;
  seat: number;
}

/** One step of a game. Number 0 is the deal and has no action. */
export interface Entry {
  seq: number;
  at: number;
  /** The turn and phase the action was taken in. */
  turn: number;
  phase: string;
  /** Seat and client id of what was sent: filed once only. */
  key?: string;
  action: Action | null;
  events: GameEvent[];
  /** Fingerprint of this entry and all before it. */
  chain: string;
}

/** What an entry changed in the state: filed until a snapshot holds it. */
export interface ChangeRow {
  seq: number;
  change: readonly Op[];
}

/** The clock of a table after entry `seq`; later entries say how it went on. */
export interface ClockRow {
  seq: number;
  clock: Clock;
  /** Nobody looks after the table, but then somebody has to. */
  dueAt?: number;
}

/** The state after entry `seq`. */
export interface SnapshotRow {
  seq: number;
  chain: string;
  state: GameState;
}

/** A state without what belongs to the log: where delayed spectators are, or where newer rules took over. */
export type StateRow = Pick<SnapshotRow, 'seq' | 'state'>;

/** What is written together with a change of a table, or not at all. */
export interface Alongside {
  issue?: TokenRow;
  /** Seats whose tokens no longer hold. */
  revoke?: number[];
  /** An invitation that is used up; if it was used before, nothing is written. */
  spend?: string;
  /** The first entry and state of the game. */
  deal?: { entry: Entry; snapshot: SnapshotRow; clock?: ClockRow };
  /** What everybody may read of the finished game; `null`: nothing. */
  result?: Play | null;
}

export interface ListQuery {
  status: Status[];
  privacy?: Privacy;
  /** Only tables last changed before this moment. */
  before?: number;
  limit: number;
}

export type NewChat = Omit<ChatMessage, 'id'> & { table: string; key: string };

/** The right to drive a table. Its number goes up each time it is given, and only the latest one holds. */
export interface Lease {
  table: string;
  fence: number;
}

/** Somebody else drives the table now. Nothing was written. */
export class LeaseLost extends Refusal {
  constructor() {
    super(503, 'restart', 'The table has moved to another server; try again in a moment.');
  }
}

/**
 * Where tables live. What a promise of a write resolves to is durable: it survives the death of the process and
 * of the machine. Nothing is half written.
 */
export interface Store {
  createTable(table: TableRecord, seed: string, owner: TokenRow): Promise<void>;
  table(id: string): Promise<TableRecord | undefined>;
  /** Last changed first. */
  tables(query: ListQuery): Promise<TableRecord[]>;
  /** Files the record if it still is of the version given, which then goes up by one. */
  saveTable(table: TableRecord, alongside?: Alongside): Promise<boolean>;
  seed(table: string): Promise<string | undefined>;
  /** Results that everybody may read, latest first. */
  results(filter: ResultFilter): Promise<Play[]>;
  token(hash: string): Promise<TokenRow | undefined>;

  /** Files an entry, and what it changed, if it is the next one of the game and its key is new. */
  append(table: string, entry: Entry, change?: ChangeRow['change']): Promise<boolean>;
  /** What the entries after `after` changed, oldest first. */
  changes(table: string, after: number): Promise<ChangeRow[]>;
  /** The same with the state from which newer rules go on, which is kept for good. */
  takeOver(table: string, entry: Entry, snapshot: SnapshotRow, clock: ClockRow): Promise<boolean>;
  /** Where newer rules took over, first to last. */
  takeovers(table: string): Promise<StateRow[]>;
  /** Entries after `after`, oldest first. */
  entries(table: string, after: number, limit: number): Promise<Entry[]>;
  entriesOfTurn(table: string, turn: number): Promise<Entry[]>;
  /** Keys of the latest entries. */
  keys(table: string, limit: number): Promise<string[]>;
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  /** Replaces the snapshot, and the clock with it, unless a later one is there. */
  saveSnapshot(table: string, snapshot: SnapshotRow, clock: ClockRow): Promise<void>;
  clock(table: string): Promise<Pick<ClockRow, 'seq' | 'clock'> | undefined>;
  /** Files a clock unless a later one is there. */
  saveClock(table: string, clock: ClockRow): Promise<void>;
  /** Tables being played that sleep and have to be looked after by then, longest due first. */
  due(by: number, limit: number): Promise<string[]>;

  /** Where delayed spectators are. */
  delayed(table: string): Promise<StateRow | undefined>;
  saveDelayed(table: string, delayed: StateRow): Promise<void>;

  /** Files a message once per key; tells the one filed. */
  addChat(message: NewChat): Promise<ChatMessage>;
  /** The latest messages that a seat (or, without one, a spectator) may read, oldest first. */
  chat(table: string, reader: number | undefined, limit: number): Promise<ChatMessage[]>;

  /** The same store for who drives that table: it writes to the game and the table only while the lease holds. */
  under(lease: Lease): Store;

  close(): Promise<void>;
}
