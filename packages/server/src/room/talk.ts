import type { ChatMessage, ChatSend } from '@ochre/protocol';
import { SPECTATOR } from '../play/streams.ts';
import type { Store, TableRecord } from '../store/store.ts';
import { draft, hears, type Speaker } from './chat.ts';
import type { People } from './presence.ts';

const SHOWN = 200;
/** Messages that wait for delayed spectators; who comes later reads them in the file. */
const HELD = 500;

/** What is said at a table, and who hears it when. */
export class Talk {
  readonly #store: Store;
  readonly #people: People;
  readonly #record: () => TableRecord;
  /** Up to when spectators may know what is said at the table. */
  readonly #horizon: () => number;
  #held: ChatMessage[] = [];

  constructor(store: Store, people: People, record: () => TableRecord, horizon: () => number) {
    this.#store = store;
    this.#people = people;
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
    this.#people.tell({ t: 'chat', message }, ({ seat }) => who(seat) && hears(record, message, seat));
  }
}
