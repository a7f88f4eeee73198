import type { Channel, ChatMessage, ChatSend } from '@ochre/protocol';
import { SPECTATOR } from '../play/streams.ts';
import { Refusal } from '../refusal.ts';
import type { NewChat, Store, TableRecord } from '../store/store.ts';
import type { Member, Presence } from './presence.ts';

const SHOWN = 200;
/** Messages that wait for delayed spectators; who comes later reads them in the file. */
const HELD = 500;

export type Speaker = Pick<Member, 'id' | 'seat' | 'name'>;

/** What is said at a table, and who hears it when. */
export class Chat {
  readonly #store: Store;
  readonly #presence: Presence;
  readonly #record: () => TableRecord;
  /** Up to when spectators may know what is said at the table. */
  readonly #horizon: () => number;
  #held: ChatMessage[] = [];

  constructor(store: Store, presence: Presence, record: () => TableRecord, horizon: () => number) {
    this.#store = store;
    this.#presence = presence;
    this.#record = record;
    this.#horizon = horizon;
  }

  /** The latest messages for a seat, or for spectators. */
  async heard(seat: number): Promise<ChatMessage[]> {
    const messages = await this.#store.chat(this.#record().id, seat || undefined, SHOWN);
    return messages.filter((m) => hears(this.#record(), m, seat) && (seat !== SPECTATOR || this.#ripe(m)));
  }

  async say(from: Speaker, send: ChatSend): Promise<ChatMessage> {
    const message = await this.#store.addChat(draft(this.#record(), from, send, Date.now()));
    this.#tell(message, (seat) => seat !== SPECTATOR || this.#ripe(message));
    if (message.channel === 'table' && !this.#ripe(message))
      this.#held = [...this.#held, message].slice(-HELD);
    return message;
  }

  /** Tells spectators what they may know by now. */
  catchUp(): void {
    while (this.#held[0] && this.#ripe(this.#held[0]))
      this.#tell(this.#held.shift()!, (seat) => seat === SPECTATOR);
  }

  /** When somebody said what spectators have not heard yet. */
  get waitingSince(): number | undefined {
    return this.#held[0]?.at;
  }

  #ripe({ channel, at }: ChatMessage): boolean {
    return channel !== 'table' || at <= this.#horizon();
  }

  #tell(message: ChatMessage, who: (seat: number) => boolean): void {
    const record = this.#record();
    this.#presence.tell({ t: 'chat', message }, ({ seat }) => who(seat) && hears(record, message, seat));
  }
}

/** The message as it is filed, if this speaker may write there. */
function draft(table: TableRecord, from: Speaker, send: ChatSend, at: number): NewChat {
  const { channel, to, text } = send;
  const { seat, name } = from;
  if ((channel === 'spectators') !== (seat === SPECTATOR))
    throw new Refusal(403, 'channel', 'You cannot write there.');
  if ((channel === 'private') !== (to !== undefined))
    throw new Refusal(422, 'to', 'A private message goes to one seat, any other to nobody in particular.');
  if (silenced(table, seat, channel)) throw new Refusal(403, 'muted');
  if (to !== undefined && (to === seat || table.seats[to - 1]?.kind !== 'human'))
    throw new Refusal(422, 'to', 'Nobody reads messages there.');
  return {
    table: table.id,
    at,
    channel,
    name,
    text,
    key: seat === SPECTATOR ? `s:${from.id}:${send.id}` : `${personAt(table, seat)}:${send.id}`,
    ...(seat !== SPECTATOR && { from: seat }),
    ...(to !== undefined && { to }),
  };
}

/** Whoever sits there now, not whoever sat there before. */
function personAt({ seats }: TableRecord, seat: number): string {
  const { since } = seats[seat - 1]!;
  return since === undefined ? `${seat}` : `${seat}.${since}`;
}

/** The host can close the table's chat to a seat, so that nobody is kept from trading; an admin closes every chat. */
function silenced({ seats, spectatorsMuted }: TableRecord, seat: number, channel: Channel): boolean {
  if (seat === SPECTATOR) return spectatorsMuted === true;
  const { muted } = seats[seat - 1]!;
  return muted === 'admin' || (muted === 'host' && channel === 'table');
}

/** Whether a seat gets a message: it may read it, the one who sits there was meant, and wants to hear it. */
function hears({ seats }: TableRecord, message: ChatMessage, seat: number): boolean {
  const { from, channel, at } = message;
  if (channel === 'private' && at <= (seats[seat - 1]?.since ?? 0)) return false;
  if (from !== undefined && seats[seat - 1]?.muting?.includes(from)) return false;
  return reads(message, seat);
}

/** Whether a message may be read from this seat. */
function reads({ channel, from, to }: ChatMessage, seat: number): boolean {
  if (channel === 'table') return true;
  return channel === 'spectators' ? seat === SPECTATOR : seat === from || seat === to;
}
