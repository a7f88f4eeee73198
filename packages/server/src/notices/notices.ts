import { randomBytes } from 'node:crypto';
import { SOURCE } from '@ochre/languages';
import { languageIn } from '@ochre/languages/load.ts';
import {
  type AddChannel,
  type ChannelAdded,
  type GroupKind,
  type GroupSettings,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
  type SetChannel,
} from '@ochre/protocol';
import type { Mailer } from '../mail.ts';
import { conflict, Refusal } from '../refusal.ts';
import {
  accountOwner,
  type Contact,
  type Fact,
  type NoticeStore,
  type Owner,
  seatOwner,
  tableOwner,
  type Waiting,
} from '../store/notices.ts';
import type { Seat } from '../store/store.ts';
import { newId } from '../tables/tokens.ts';
import { knownZone, toldAt } from './digest.ts';
import { groupKind } from './groupCourier.ts';
import { checkUrl } from './outbound.ts';
import type { Seals } from './secrets.ts';
import type { TurnFact } from './turnFact.ts';

const DAY = 86_400_000;
const CHANNELS = 8;
/** Letters a day to an address whose owner has not agreed. */
const ASKED = 3;

export interface NoticesSettings {
  mailer: Mailer | undefined;
  pushKey: string;
  /** Let hooks and subscriptions lead into the own network. */
  anywhere: boolean;
  /** Milliseconds somebody has to come back by himself before he is told. */
  hold: number;
  /** Milliseconds a group waits for what else happens, so that it is told of it together. */
  groupHold: number;
  /** The address of this server. */
  origin(): string;
  report(error: unknown): void;
}

/** Something that happened to a seat. `key` names it: the same thing is told once. */
export interface Ring {
  key: string;
  fact: Fact;
  /** Who sits there. */
  person: Pick<Seat, 'seat' | 'since' | 'account'>;
}

/** Whom to tell what: people's channels, and what is put into the outbox for them. */
export class Notices {
  readonly #store: NoticeStore;
  readonly #seals: Seals;
  readonly #env: NoticesSettings;

  constructor(store: NoticeStore, seals: Seals, env: NoticesSettings) {
    this.#store = store;
    this.#seals = seals;
    this.#env = env;
  }

  // Channels

  /** The channels of a seat's person: those of the seat, and those of the account as they hold at this table. */
  async settings(owner: Owner, account?: string, table?: string): Promise<NoticeSettings> {
    const own = await this.#store.contacts(owner);
    const more = account === undefined ? [] : await this.#store.contacts(accountOwner(account));
    const channels: NoticeChannel[] = [];
    for (const contact of [...own, ...more]) channels.push(shown(contact, await this.#kinds(contact, table)));
    return { channels, email: this.#env.mailer !== undefined, pushKey: this.#env.pushKey };
  }

  /** Adds a channel that speaks a language. `known` is an address that has been confirmed elsewhere. */
  async add(
    owner: Owner,
    want: AddChannel,
    known?: string,
    language: string = SOURCE.code,
  ): Promise<Omit<ChannelAdded, 'settings'>> {
    const mine = await this.#store.contacts(owner);
    const address = this.#addressOf(want);
    const same = mine.find((c) => c.kind === want.kind && c.address === address);
    if (same && want.kind !== 'email') return { id: same.id };
    if (!same && mine.length >= CHANNELS)
      throw conflict('channels', `There can be ${CHANNELS} channels at most.`);
    const confirmed = want.kind !== 'email' || address === known?.toLowerCase();
    const secret = want.kind === 'webhook' ? randomBytes(32).toString('base64url') : undefined;
    const contact: Contact = same ?? {
      id: newId(),
      owner,
      kind: want.kind,
      address,
      confirmed,
      kinds: [...NOTICE_KINDS],
      digest: null,
      language,
      createdAt: Date.now(),
      failures: 0,
      ...(secret !== undefined && { secret }),
    };
    if (!contact.confirmed) await this.#ask(contact, language);
    if (!same) await this.#store.add(contact);
    return { id: contact.id, ...(secret !== undefined && { secret }) };
  }

  async set(
    owner: Owner,
    { id, kinds, digest }: SetChannel,
    account?: string,
    table?: string,
  ): Promise<void> {
    const contact = await this.#mine(id, owner, account);
    if (digest && 'zone' in digest && !knownZone(digest.zone))
      throw new Refusal(422, 'zone', `There is no time zone ${digest.zone}.`);
    const wide = contact.owner === owner;
    if (!wide && kinds && table !== undefined) await this.#store.setKindsAt(id, table, kinds);
    const changed = { ...contact, ...(wide && kinds && { kinds }), ...(digest !== undefined && { digest }) };
    if (wide || digest !== undefined) await this.#store.configure(changed);
  }

  async remove(owner: Owner, id: string, account?: string): Promise<void> {
    await this.#store.remove((await this.#mine(id, owner, account)).id);
  }

  /** The person of a seat is another one now, or an account is gone: nothing reaches the former one. */
  forget(owner: Owner): Promise<void> {
    return this.#store.forget(owner);
  }

  // The group of a table

  /** Gives a table a channel in place of the one it had. */
  async openGroup(table: string, url: string, language: string): Promise<Pick<Contact, 'id' | 'kind'>> {
    const address = this.#checked(url);
    const owner = tableOwner(table);
    const kind = groupKind(address);
    await this.#store.forget(owner);
    const [id, createdAt] = [newId(), Date.now()];
    const more = { confirmed: true, kinds: [], digest: null, failures: 0 };
    await this.#store.add({ id, owner, kind, address, language, createdAt, ...more });
    return { id, kind };
  }

  async group(table: string): Promise<GroupSettings> {
    const [contact] = await this.#store.contacts(tableOwner(table));
    if (!contact) return {};
    const { kind, address, language = SOURCE.code, confirmed, trouble } = contact;
    return {
      channel: {
        kind: kind as GroupKind,
        to: new URL(address).host,
        language,
        off: !confirmed,
        ...(trouble !== undefined && { trouble }),
      },
    };
  }

  closeGroup(table: string): Promise<void> {
    return this.#store.forget(tableOwner(table));
  }

  /** What a group is to be told of turns. Services that cannot edit are told of each turn once. */
  async report(contact: string, facts: readonly TurnFact[], editable: boolean): Promise<void> {
    const waiting = facts.map((fact) => {
      const key = fact.result ? 'over' : `turn:${fact.turn}`;
      return { id: newId(), contact, key, fact, dueAt: fact.at + this.#env.groupHold };
    });
    await this.#store.file(waiting, editable);
  }

  // Links

  async confirm(word: string): Promise<boolean> {
    const id = this.#seals.read('confirm', word);
    return id !== undefined && this.#store.confirm(id);
  }

  /** Ends a channel. Whoever never agreed to it is not asked again, either. */
  async stop(word: string): Promise<boolean> {
    const id = this.#seals.read('stop', word);
    if (id === undefined) return false;
    const contact = await this.#store.contact(id);
    if (contact?.kind === 'email' && !contact.confirmed)
      await this.#store.refuse(contact.address, Date.now());
    if (contact) await this.#store.remove(id);
    return true;
  }

  stopLink(contact: string): string {
    return `${this.#env.origin()}/notices/stop?word=${this.#seals.seal('stop', contact)}`;
  }

  // What happens

  /** Puts what happened into the outbox, for each channel that wants it. */
  async ring(rings: readonly Ring[]): Promise<void> {
    const waiting: Waiting[] = [];
    for (const { key, fact, person } of rings)
      for (const contact of await this.#reached(fact, person)) {
        const dueAt = toldAt(contact.digest, fact.at, this.#env.hold);
        waiting.push({ id: newId(), contact: contact.id, key, fact, dueAt });
      }
    await this.#store.file(waiting);
  }

  /** The person is here, or what was asked is answered: nothing more to tell of it. */
  hush(table: string, seat: number, what: 'all' | 'decisions'): Promise<void> {
    return this.#store.hush(table, seat, what);
  }

  async #reached({ table, kind }: Fact, person: Ring['person']): Promise<Contact[]> {
    const found = await this.#store.contacts(seatOwner(table, person));
    const { account } = person;
    if (account !== undefined) found.push(...(await this.#store.contacts(accountOwner(account))));
    const reached: Contact[] = [];
    for (const contact of found)
      if (contact.confirmed && (await this.#kinds(contact, table)).includes(kind)) reached.push(contact);
    return reached;
  }

  async #kinds(contact: Contact, table?: string): Promise<NoticeKind[]> {
    if (table === undefined || !contact.owner.startsWith('account:')) return contact.kinds;
    return (await this.#store.kindsAt(contact.id, table)) ?? contact.kinds;
  }

  async #mine(id: string, owner: Owner, account?: string): Promise<Contact> {
    const contact = await this.#store.contact(id);
    const mine = contact && [owner, account && accountOwner(account)].includes(contact.owner);
    if (!mine) throw new Refusal(404, 'channel', 'There is no such channel.');
    return contact;
  }

  #addressOf(want: AddChannel): string {
    if (want.kind === 'email') {
      if (!this.#env.mailer) throw new Refusal(503, 'noMail');
      return want.address.toLowerCase();
    }
    if (want.kind === 'webhook') return this.#checked(want.url);
    this.#checked(want.subscription.endpoint);
    return JSON.stringify(want.subscription);
  }

  #checked(url: string): string {
    try {
      checkUrl(url, this.#env.anywhere);
    } catch (error) {
      throw new Refusal(422, 'url', (error as Error).message);
    }
    return url;
  }

  async #ask({ id, address }: Contact, language: string): Promise<void> {
    const now = Date.now();
    if (!(await this.#store.mayAsk(address, now - DAY, ASKED, now))) throw new Refusal(429, 'letters');
    const confirm = `${this.#env.origin()}/notices/confirm?word=${this.#seals.seal('confirm', id)}`;
    const { confirmSubject, confirmLetter } = (await languageIn(language)).notices;
    const letter = confirmLetter(confirm, this.stopLink(id));
    await this.#env.mailer!.send(address, confirmSubject, letter).catch((error: { code?: string }) => {
      // What a mail server says may name the person.
      this.#env.report(new Error(`a mail could not be sent (${error.code ?? 'no code'})`));
      throw new Refusal(503, 'mail');
    });
  }
}

function shown(contact: Contact, kinds: NoticeKind[]): NoticeChannel {
  const { id, kind, address, confirmed, digest, trouble, owner } = contact;
  const url = kind === 'push' ? (JSON.parse(address) as { endpoint: string }).endpoint : address;
  return {
    id,
    kind: kind as AddChannel['kind'],
    confirmed,
    kinds,
    digest,
    account: owner.startsWith('account:'),
    to: kind === 'push' ? new URL(url).host : address,
    ...(trouble !== undefined && { trouble }),
  };
}
