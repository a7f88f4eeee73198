import type { AddChannel, Digest, GroupKind, Notice, NoticeKind } from '@ochre/protocol';
import type { TurnFact } from '../notices/turnFact.ts';
import { newId } from '../tables/tokens.ts';
import { type Database, type Queries, type Row, Undo, type Value } from './database.ts';
import type { Seat } from './store.ts';

/** Who is reached: the account's person, whoever sits in a seat, or the group of a table. */
export type Owner = `account:${string}` | `seat:${string}:${number}:${number}` | `table:${string}`;

/** Whoever sits down after somebody else is another person. */
export const seatOwner = (table: string, { seat, since = 0 }: Pick<Seat, 'seat' | 'since'>): Owner =>
  `seat:${table}:${seat}:${since}`;
export const accountOwner = (id: string): Owner => `account:${id}`;
export const tableOwner = (id: string): Owner => `table:${id}`;

/** A way to reach somebody, as filed. */
export interface Contact {
  id: string;
  owner: Owner;
  kind: AddChannel['kind'] | GroupKind;
  /** The mail address, the subscription as JSON, or the url of the hook. */
  address: string;
  /** The key a hook's messages are signed with. */
  secret?: string;
  confirmed: boolean;
  kinds: NoticeKind[];
  digest: Digest;
  /** The language it is told in; those of earlier versions have none. */
  language?: string;
  /** Of a group: the message that told of a turn, to be edited while that goes on. */
  message?: { turn: number; id: string } | undefined;
  createdAt: number;
  /** Messages in a row that could not be delivered, and why not. */
  failures: number;
  trouble?: string;
}

/** What is to be told; the text is written when it is sent. */
export type Fact = Omit<Notice, 'text' | 'table'> & {
  table: string;
  title: string;
  /** The nation has other names in other languages. */
  nationId?: string;
};

/** Something waiting to be told to one contact. */
export interface Waiting {
  id: string;
  contact: string;
  /** The same thing is told to a contact once. */
  key: string;
  fact: Fact | TurnFact;
  dueAt: number;
}

/** A channel to which something is due. */
export type Channel = Pick<Contact, 'id' | 'owner' | 'kind'>;

/** What one process, and nobody else, has to tell a contact now. */
export interface Claimed {
  /** Names the claim: what became of it is filed only by who still has it. */
  claim: string;
  contact: Contact;
  waiting: (Waiting & { attempts: number; filed: string })[];
}

const WAITING = `state = 'waiting'`;
const OF_SEAT = `table_id = ? AND seat = ? AND ${WAITING}`;
const HUSHED = { all: OF_SEAT, decisions: `${OF_SEAT} AND kind IN ('decision', 'near')` };
const DONE = `state <> 'waiting' AND due_at < ?`;
const LET_GO = 'claim = NULL, claimed_until = 0';

const statements = (now: string, lock: string) => ({
  add: `INSERT INTO contacts
    (id, owner, kind, address, secret, confirmed, settings, created_at, free_at, failures)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
  byId: 'SELECT * FROM contacts WHERE id = ?',
  lock: `SELECT id FROM contacts WHERE id = ?${lock}`,
  byOwner: 'SELECT * FROM contacts WHERE owner = ? ORDER BY created_at, id',
  confirm: 'UPDATE contacts SET confirmed = 1 WHERE id = ?',
  configure: 'UPDATE contacts SET settings = ? WHERE id = ?',
  dropWaiting: 'DELETE FROM outbox WHERE contact_id = ?',
  dropTables: 'DELETE FROM contact_tables WHERE contact_id = ?',
  drop: 'DELETE FROM contacts WHERE id = ?',
  asked: `SELECT count(*) AS n FROM letters WHERE address = ? AND at > ?`,
  ask: 'INSERT INTO letters (address, at) VALUES (?, ?)',
  forgetAsked: 'DELETE FROM letters WHERE at <= ?',
  refuse: 'INSERT INTO refused_addresses (address, at) VALUES (?, ?) ON CONFLICT (address) DO NOTHING',
  refused: 'SELECT address FROM refused_addresses WHERE address = ?',

  kindsAt: 'SELECT kinds FROM contact_tables WHERE contact_id = ? AND table_id = ?',
  setKindsAt: `INSERT INTO contact_tables (contact_id, table_id, kinds) VALUES (?, ?, ?)
    ON CONFLICT (contact_id, table_id) DO UPDATE SET kinds = excluded.kinds`,

  file: `INSERT INTO outbox (id, contact_id, dedupe, table_id, seat, kind, fact, due_at, attempts, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 'waiting') ON CONFLICT (contact_id, dedupe) DO NOTHING`,
  /** What is told of a turn is told anew when it has changed; what waits keeps its place and its tries. */
  fileTurn: `INSERT INTO outbox (id, contact_id, dedupe, table_id, seat, kind, fact, due_at, attempts, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 'waiting') ON CONFLICT (contact_id, dedupe) DO UPDATE SET
      fact = excluded.fact,
      due_at = CASE WHEN outbox.state = 'waiting' THEN outbox.due_at ELSE excluded.due_at END,
      attempts = CASE WHEN outbox.state = 'waiting' THEN outbox.attempts ELSE 0 END,
      state = 'waiting'`,
  channelsWith: (which: string): string => `SELECT DISTINCT contact_id FROM outbox WHERE ${which}`,
  dropFrom: (which: string): string => `DELETE FROM outbox WHERE contact_id = ? AND ${which}`,
  ready: `SELECT contacts.id, contacts.owner, contacts.kind
    FROM contacts JOIN outbox ON contacts.id = outbox.contact_id
    WHERE outbox.state = 'waiting' AND outbox.due_at <= ? AND contacts.claimed_until <= ${now} AND contacts.free_at <= ?
    GROUP BY contacts.id ORDER BY min(outbox.due_at), contacts.id LIMIT ?`,
  claim: `UPDATE contacts SET claim = ?, claimed_until = ${now} + ?
    WHERE id = ? AND claimed_until <= ${now} AND free_at <= ? RETURNING *`,
  take: `UPDATE outbox SET attempts = attempts + 1
    WHERE contact_id = ? AND ${WAITING} AND due_at <= ? RETURNING *`,
  free: `UPDATE contacts SET ${LET_GO}, free_at = ?, failures = 0, trouble = NULL WHERE id = ? AND claim = ?`,
  letGo: `UPDATE contacts SET ${LET_GO} WHERE id = ? AND claim = ?`,
  end: `UPDATE contacts SET ${LET_GO}, confirmed = 0, failures = 0, trouble = ? WHERE id = ?`,
  failed: `UPDATE contacts SET ${LET_GO}, failures = failures + 1, trouble = ? WHERE id = ? AND claim = ?`,
  told: `UPDATE outbox SET state = 'told', due_at = ? WHERE id = ? AND fact = ?`,
  later: `UPDATE outbox SET due_at = ? WHERE id = ?`,
  givenUp: `UPDATE outbox SET state = 'failed', due_at = ? WHERE id = ?`,

  secret: 'SELECT value FROM secrets WHERE name = ?',
  addSecret: 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
});

function toContact(row: Row): Contact {
  const settings = JSON.parse(String(row['settings'])) as Pick<
    Contact,
    'kinds' | 'digest' | 'language' | 'message'
  >;
  return {
    id: String(row['id']),
    owner: String(row['owner']) as Owner,
    kind: row['kind'] as Contact['kind'],
    address: String(row['address']),
    ...(row['secret'] !== null && { secret: String(row['secret']) }),
    confirmed: Number(row['confirmed']) === 1,
    ...settings,
    createdAt: Number(row['created_at']),
    failures: Number(row['failures']),
    ...(row['trouble'] !== null && { trouble: String(row['trouble']) }),
  };
}

const toWaiting = (row: Row): Claimed['waiting'][number] => ({
  id: String(row['id']),
  contact: String(row['contact_id']),
  key: String(row['dedupe']),
  fact: JSON.parse(String(row['fact'])) as Fact | TurnFact,
  filed: String(row['fact']),
  dueAt: Number(row['due_at']),
  attempts: Number(row['attempts']),
});

const settingsOf = ({ kinds, digest, language, message }: Contact): string =>
  JSON.stringify({ kinds, digest, language, message });

/**
 * People's channels and what waits to be told to them. Whoever changes what waits for a channel first takes hold of the
 * channel, and of several in the order of their ids, so that nobody waits for somebody who waits for him. Claims go by the
 * clock of the database, whatever those of the nodes say.
 */
export class NoticeStore {
  readonly #db: Database;
  readonly #sql: ReturnType<typeof statements>;

  constructor(db: Database) {
    this.#db = db;
    this.#sql = statements(db.dialect.now, db.dialect.lock);
  }

  async add(c: Contact): Promise<void> {
    const values: Value[] = [c.id, c.owner, c.kind, c.address, c.secret ?? null, c.confirmed ? 1 : 0];
    await this.#db.run(this.#sql.add, ...values, settingsOf(c), c.createdAt);
  }

  async contact(id: string): Promise<Contact | undefined> {
    const row = await this.#db.get(this.#sql.byId, id);
    return row && toContact(row);
  }

  async contacts(owner: Owner): Promise<Contact[]> {
    return (await this.#db.all(this.#sql.byOwner, owner)).map(toContact);
  }

  async confirm(id: string): Promise<boolean> {
    return (await this.#db.run(this.#sql.confirm, id)) === 1;
  }

  async configure(contact: Contact): Promise<void> {
    await this.#db.run(this.#sql.configure, settingsOf(contact), contact.id);
  }

  async remove(id: string): Promise<void> {
    const { dropWaiting, dropTables, drop } = this.#sql;
    await this.#holding([id], async (tx) => {
      for (const statement of [dropWaiting, dropTables, drop]) await tx.run(statement, id);
    });
  }

  /** Everything that reaches this owner. */
  async forget(owner: Owner): Promise<void> {
    for (const { id } of await this.contacts(owner)) await this.remove(id);
  }

  /** Counts a letter to an address that has not agreed yet; false when it got too many since then. */
  async mayAsk(address: string, since: number, limit: number, now: number): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await tx.run(this.#sql.forgetAsked, since);
      if (await tx.get(this.#sql.refused, address)) return false;
      if (Number((await tx.get(this.#sql.asked, address, since))!['n']) >= limit) return false;
      await tx.run(this.#sql.ask, address, now);
      return true;
    });
  }

  /** An address whose owner wants no letters, whoever asks for them. */
  async refuse(address: string, now: number): Promise<void> {
    await this.#db.run(this.#sql.refuse, address, now);
  }

  /** What an account's channel tells of one table, where that differs. */
  async kindsAt(contact: string, table: string): Promise<NoticeKind[] | undefined> {
    const row = await this.#db.get(this.#sql.kindsAt, contact, table);
    return row && (JSON.parse(String(row['kinds'])) as NoticeKind[]);
  }

  async setKindsAt(contact: string, table: string, kinds: NoticeKind[]): Promise<void> {
    await this.#holding([contact], async (tx) => {
      await tx.run(this.#sql.setKindsAt, contact, table, JSON.stringify(kinds));
    });
  }

  /** Puts things into the outbox; channels that are gone are passed over. What is known already changes if `anew`. */
  async file(list: readonly Waiting[], anew = false): Promise<void> {
    const statement = anew ? this.#sql.fileTurn : this.#sql.file;
    await this.#holding([...new Set(list.map(({ contact }) => contact))], async (tx, held) => {
      for (const { id, contact, key, fact, dueAt } of list) {
        if (!held.has(contact)) continue;
        const about = [fact.table, fact.seat, fact.kind, JSON.stringify(fact)];
        await tx.run(statement, id, contact, key, ...about, dueAt);
      }
    });
  }

  /** Nothing more is told there, and why. */
  async end(id: string, why: string): Promise<void> {
    await this.#holding([id], async (tx) => {
      await tx.run(this.#sql.dropWaiting, id);
      await tx.run(this.#sql.end, why, id);
    });
  }

  /** Forgets what waits for a seat: all of it, or what asks for a decision. */
  hush(table: string, seat: number, what: 'all' | 'decisions'): Promise<void> {
    return this.#drop(HUSHED[what], table, seat);
  }

  /** Contacts for whom something is due, who were not told something just now, and whom nobody is telling; longest due first. */
  async ready(now: number, limit: number): Promise<Channel[]> {
    const rows = await this.#db.all(this.#sql.ready, now, now, limit);
    return rows.map((row) => ({
      id: String(row['id']),
      owner: row['owner'] as Owner,
      kind: row['kind'] as Contact['kind'],
    }));
  }

  /** Takes what is due for a contact, for so many milliseconds; others get nothing for that contact meanwhile. */
  claim(id: string, now: number, lasts: number): Promise<Claimed | undefined> {
    const claim = newId();
    return this.#db.transaction(async (tx) => {
      const contact = await tx.get(this.#sql.claim, claim, lasts, id, now);
      if (!contact) return undefined;
      const rows = await tx.all(this.#sql.take, id, now);
      if (rows.length === 0) throw new Undo(undefined);
      const waiting = rows.map(toWaiting).sort((a, b) => a.fact.at - b.fact.at);
      return { claim, contact: toContact(contact), waiting };
    });
  }

  /** All of it has been told, but what has changed meanwhile; the contact is left in peace until `free`. */
  told({ claim, contact, waiting }: Claimed, now: number, free: number): Promise<void> {
    return this.#db.transaction(async (tx) => {
      if ((await tx.run(this.#sql.free, free, contact.id, claim)) === 0) return;
      for (const { id, filed } of waiting) await tx.run(this.#sql.told, now, id, filed);
    });
  }

  /** It could not be told: it is tried again at `again`, or never. */
  failed({ claim, contact, waiting }: Claimed, why: string, now: number, again?: number): Promise<void> {
    const { letGo, failed, later, givenUp } = this.#sql;
    return this.#db.transaction(async (tx) => {
      const mine =
        again === undefined
          ? await tx.run(failed, why, contact.id, claim)
          : await tx.run(letGo, contact.id, claim);
      if (mine === 0) return;
      for (const { id } of waiting) await tx.run(again === undefined ? givenUp : later, again ?? now, id);
    });
  }

  /** Forgets what was dealt with before that moment. */
  purge(before: number): Promise<void> {
    return this.#drop(DONE, before);
  }

  /** A secret of the installation; the first one proposed is kept for good. */
  async secret(name: string, make: () => string): Promise<string> {
    const known = await this.#db.get(this.#sql.secret, name);
    if (known) return String(known['value']);
    await this.#db.run(this.#sql.addSecret, name, make());
    return String((await this.#db.get(this.#sql.secret, name))!['value']);
  }

  /** Takes hold of those of the channels that are still there, for as long as the work takes. */
  async #holding(
    ids: readonly string[],
    work: (tx: Queries, held: ReadonlySet<string>) => Promise<void>,
  ): Promise<void> {
    if (ids.length === 0) return;
    await this.#db.transaction(async (tx) => {
      const held = new Set<string>();
      for (const id of ids.toSorted()) if (await tx.get(this.#sql.lock, id)) held.add(id);
      if (held.size > 0) await work(tx, held);
    });
  }

  /** Forgets things in the outbox, channel by channel. */
  async #drop(which: string, ...values: Value[]): Promise<void> {
    const { channelsWith, dropFrom } = this.#sql;
    for (const row of await this.#db.all(channelsWith(which), ...values)) {
      const id = String(row['contact_id']);
      await this.#holding([id], async (tx) => {
        await tx.run(dropFrom(which), id, ...values);
      });
    }
  }
}
