import type { AddChannel, Digest, Notice, NoticeKind } from '@ochre/protocol';
import type { Database, Row, Value } from './database.ts';

/** Who is reached: the account's person, or whoever sits in a seat. */
export type Owner = `account:${string}` | `seat:${string}:${number}:${number}`;

/** A way to reach somebody, as filed. */
export interface Contact {
  id: string;
  owner: Owner;
  kind: AddChannel['kind'];
  /** The mail address, the subscription as JSON, or the url of the hook. */
  address: string;
  /** The key a hook's messages are signed with. */
  secret?: string;
  confirmed: boolean;
  kinds: NoticeKind[];
  digest: Digest;
  createdAt: number;
  /** Messages in a row that could not be delivered, and why not. */
  failures: number;
  trouble?: string;
}

/** What is to be told; the text is written when it is sent. */
export type Fact = Omit<Notice, 'text' | 'table'> & { table: string; title: string };

/** Something waiting to be told to one contact. */
export interface Waiting {
  id: string;
  contact: string;
  /** The same thing is told to a contact once. */
  key: string;
  fact: Fact;
  dueAt: number;
}

export interface Claimed {
  contact: Contact;
  waiting: (Waiting & { attempts: number })[];
}

const q = {
  add: `INSERT INTO contacts
    (id, owner, kind, address, secret, confirmed, settings, created_at, free_at, failures)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0)`,
  byId: 'SELECT * FROM contacts WHERE id = ?',
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

  file: `INSERT INTO outbox (id, contact_id, dedupe, table_id, seat, kind, fact, due_at, attempts, claimed_until, state)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 'waiting') ON CONFLICT (contact_id, dedupe) DO NOTHING`,
  hush: `DELETE FROM outbox WHERE table_id = ? AND seat = ? AND state = 'waiting'`,
  hushKey: `DELETE FROM outbox WHERE table_id = ? AND seat = ? AND state = 'waiting' AND kind IN ('decision', 'near')`,
  ready: `SELECT DISTINCT outbox.contact_id FROM outbox JOIN contacts ON contacts.id = outbox.contact_id
    WHERE outbox.state = 'waiting' AND outbox.due_at <= ? AND outbox.claimed_until <= ? AND contacts.free_at <= ?
    LIMIT ?`,
  taken: `SELECT id FROM outbox WHERE contact_id = ? AND state = 'waiting' AND claimed_until > ? LIMIT 1`,
  claim: `UPDATE outbox SET claimed_until = ?, attempts = attempts + 1
    WHERE contact_id = ? AND state = 'waiting' AND due_at <= ? AND claimed_until <= ? RETURNING *`,
  told: `UPDATE outbox SET state = 'told', due_at = ? WHERE id = ?`,
  later: `UPDATE outbox SET due_at = ?, claimed_until = 0 WHERE id = ?`,
  givenUp: `UPDATE outbox SET state = 'failed', due_at = ? WHERE id = ?`,
  free: 'UPDATE contacts SET free_at = ?, failures = 0, trouble = NULL WHERE id = ?',
  failed: 'UPDATE contacts SET failures = failures + 1, trouble = ? WHERE id = ?',
  purge: `DELETE FROM outbox WHERE state <> 'waiting' AND due_at < ?`,

  secret: 'SELECT value FROM secrets WHERE name = ?',
  addSecret: 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
};

function toContact(row: Row): Contact {
  const settings = JSON.parse(String(row['settings'])) as Pick<Contact, 'kinds' | 'digest'>;
  return {
    ...{ id: String(row['id']), owner: String(row['owner']) as Owner },
    ...{ kind: row['kind'] as Contact['kind'], address: String(row['address']) },
    ...(row['secret'] !== null && { secret: String(row['secret']) }),
    ...{ confirmed: Number(row['confirmed']) === 1, ...settings },
    ...{ createdAt: Number(row['created_at']), failures: Number(row['failures']) },
    ...(row['trouble'] !== null && { trouble: String(row['trouble']) }),
  };
}

const toWaiting = (row: Row): Claimed['waiting'][number] => ({
  ...{ id: String(row['id']), contact: String(row['contact_id']), key: String(row['dedupe']) },
  ...{ fact: JSON.parse(String(row['fact'])) as Fact, dueAt: Number(row['due_at']) },
  attempts: Number(row['attempts']),
});

const settingsOf = ({ kinds, digest }: Pick<Contact, 'kinds' | 'digest'>): string =>
  JSON.stringify({ kinds, digest });

/**
 * People's channels and what waits to be told to them. Whoever changes both begins with the channel, so that nobody waits
 * for somebody who waits for him.
 */
export class NoticeStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(c: Contact): Promise<void> {
    const values: Value[] = [c.id, c.owner, c.kind, c.address, c.secret ?? null, c.confirmed ? 1 : 0];
    await this.#db.run(q.add, ...values, settingsOf(c), c.createdAt);
  }

  async contact(id: string): Promise<Contact | undefined> {
    const row = await this.#db.get(q.byId, id);
    return row && toContact(row);
  }

  async contacts(owner: Owner): Promise<Contact[]> {
    return (await this.#db.all(q.byOwner, owner)).map(toContact);
  }

  async confirm(id: string): Promise<boolean> {
    return (await this.#db.run(q.confirm, id)) === 1;
  }

  async configure(contact: Contact): Promise<void> {
    await this.#db.run(q.configure, settingsOf(contact), contact.id);
  }

  async remove(id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.get(`${q.byId}${this.#db.dialect.lock}`, id);
      for (const drop of [q.dropWaiting, q.dropTables, q.drop]) await tx.run(drop, id);
    });
  }

  /** Everything that reaches this owner. */
  async forget(owner: Owner): Promise<void> {
    for (const { id } of await this.contacts(owner)) await this.remove(id);
  }

  /** Counts a letter to an address that has not agreed yet; false when it got too many since then. */
  async mayAsk(address: string, since: number, limit: number, now: number): Promise<boolean> {
    return this.#db.transaction(async (tx) => {
      await tx.run(q.forgetAsked, since);
      if (await tx.get(q.refused, address)) return false;
      if (Number((await tx.get(q.asked, address, since))!['n']) >= limit) return false;
      await tx.run(q.ask, address, now);
      return true;
    });
  }

  /** An address whose owner wants no letters, whoever asks for them. */
  async refuse(address: string, now: number): Promise<void> {
    await this.#db.run(q.refuse, address, now);
  }

  /** What an account's channel tells of one table, where that differs. */
  async kindsAt(contact: string, table: string): Promise<NoticeKind[] | undefined> {
    const row = await this.#db.get(q.kindsAt, contact, table);
    return row && (JSON.parse(String(row['kinds'])) as NoticeKind[]);
  }

  async setKindsAt(contact: string, table: string, kinds: NoticeKind[]): Promise<void> {
    await this.#db.run(q.setKindsAt, contact, table, JSON.stringify(kinds));
  }

  async file(list: readonly Waiting[]): Promise<void> {
    if (list.length === 0) return;
    await this.#db.transaction(async (tx) => {
      for (const { id, contact, key, fact, dueAt } of list)
        await tx.run(q.file, id, contact, key, fact.table, fact.seat, fact.kind, JSON.stringify(fact), dueAt);
    });
  }

  /** Forgets what waits for a seat: all of it, or what asks for a decision. */
  async hush(table: string, seat: number, what: 'all' | 'decisions'): Promise<void> {
    await this.#db.run(what === 'all' ? q.hush : q.hushKey, table, seat);
  }

  /** Contacts for whom something is due, and who were not told something just now. */
  async ready(now: number, limit: number): Promise<string[]> {
    return (await this.#db.all(q.ready, now, now, now, limit)).map((row) => String(row['contact_id']));
  }

  /** Takes what is due for a contact until that moment; others get nothing for that contact meanwhile. */
  async claim(id: string, now: number, until: number): Promise<Claimed | undefined> {
    const { lock } = this.#db.dialect;
    return this.#db.transaction(async (tx) => {
      const contact = await tx.get(`${q.byId}${lock}`, id);
      if (!contact || Number(contact['free_at']) > now || (await tx.get(q.taken, id, now))) return undefined;
      const rows = await tx.all(q.claim, until, id, now, now);
      if (rows.length === 0) return undefined;
      const waiting = rows.map(toWaiting).sort((a, b) => a.fact.at - b.fact.at);
      return { contact: toContact(contact), waiting };
    });
  }

  /** All of it has been told; the contact is left in peace until `free`. */
  async told({ contact, waiting }: Claimed, now: number, free: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.run(q.free, free, contact.id);
      for (const { id } of waiting) await tx.run(q.told, now, id);
    });
  }

  /** It could not be told: it is tried again at `again`, or never. */
  async failed({ contact, waiting }: Claimed, why: string, now: number, again?: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      if (again === undefined) await tx.run(q.failed, why, contact.id);
      for (const { id } of waiting) await tx.run(again === undefined ? q.givenUp : q.later, again ?? now, id);
    });
  }

  /** Forgets what was dealt with before that moment. */
  async purge(before: number): Promise<void> {
    await this.#db.run(q.purge, before);
  }

  /** A secret of the installation; the first one proposed is kept for good. */
  async secret(name: string, make: () => string): Promise<string> {
    const known = await this.#db.get(q.secret, name);
    if (known) return String(known['value']);
    await this.#db.run(q.addSecret, name, make());
    return String((await this.#db.get(q.secret, name))!['value']);
  }
}
