import type {
  ChatMessage,
  ChatSend,
  ClientMessage,
  ClockInfo,
  Muting,
  Presence,
  Problem,
  ServerMessage,
  TableInfo,
  TakeBackVote,
  Vote,
} from '@ochre/protocol';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { call } from '../net/api.ts';
import { newId } from '../net/ids.ts';
import { type Coming, Comings } from './comings.ts';

/** The clocks of a table, and how far this device's own clock is from the server's. */
export interface TableClock {
  info: ClockInfo;
  offset: number;
}

/** That somebody came or went, and when by the server's clock. */
export interface Noted extends Coming {
  at: number;
}

const KEPT = 400;
/** Others see that I write for so long after the last letter. */
const TYPING_MS = 3000;

/** What is on file, and what was heard since it was read. */
function withLater(chat: readonly ChatMessage[], heard: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(chat.map((m) => m.id));
  const last = chat.at(-1)?.at ?? 0;
  return [...chat, ...heard.filter((m) => !known.has(m.id) && m.at >= last)];
}

type Send = (message: ClientMessage) => void;
type Done = (problem: Problem | undefined) => void;

/** The people at a table on a server: who is here, what they say, how their clocks run. */
export class Company {
  readonly table: Signal<TableInfo>;
  readonly presence: Signal<Presence>;
  /** My seat's number; undefined for those who watch. */
  readonly mine: number | undefined;
  readonly messages: Signal<readonly ChatMessage[]>;
  readonly muting: Signal<readonly number[]>;
  readonly clock: Signal<TableClock | undefined> = signal(undefined);
  /** Why what I proposed last was not; until something else is. */
  readonly problem: Signal<string> = signal('');
  /** The last message that has been looked at. */
  readonly read: Signal<number>;
  readonly unread: ReadonlySignal<number>;
  /** Whether a bot plays my seat because I wanted it. */
  readonly botPlays: ReadonlySignal<boolean>;
  private readonly send: Send;
  readonly token: string | undefined;
  /** Who came and went while I was here. */
  readonly noted: Signal<readonly Noted[]> = signal([]);
  /** What was said or noted last, while no talk was in sight that shows it. */
  readonly latest: Signal<ChatMessage | Noted | undefined> = signal(undefined);
  private readonly comings: Comings;
  private talks = 0;
  private readonly waiting = new Map<string, { message: ClientMessage; done: Done }>();
  private typingUntil: number | undefined;

  constructor(
    { table, presence, seat, chat, muting }: Extract<ServerMessage, { t: 'welcome' }>,
    token: string | undefined,
    send: Send,
  ) {
    this.table = signal(table);
    this.presence = signal(presence);
    this.mine = seat;
    this.messages = signal(chat);
    this.muting = signal(muting ?? []);
    this.read = signal(chat.at(-1)?.id ?? 0);
    this.unread = computed(() => {
      const messages = this.messages.value;
      const looked = messages.findIndex((m) => m.id === this.read.value);
      return messages.slice(looked + 1).filter((m) => m.from !== this.mine).length;
    });
    this.botPlays = computed(() =>
      this.table.value.seats.some((s) => s.seat === this.mine && s.standIn === 'choice'),
    );
    this.send = send;
    this.token = token;
    this.comings = new Comings(table, presence, seat, (coming) => this.note(coming));
  }

  hear(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.setTable(message.table);
      this.setPresence(message.presence);
      this.messages.value = withLater(message.chat, this.messages.peek());
      this.muting.value = message.muting ?? [];
      // What was said while the line was down; the id keeps it from being said twice.
      for (const { message: said } of this.waiting.values()) this.send(said);
    } else if (message.t === 'table') this.setTable(message.table);
    else if (message.t === 'presence') this.setPresence(message);
    else if (message.t === 'clock') this.setClock(message.clock);
    else if (message.t === 'chat') this.add(message.message);
    else if (message.t === 'done') this.finish(message.id, undefined);
    else if (message.t === 'refused') this.finish(message.id, message.problem);
  }

  /** Resolves to the reason why not, or to nothing once it is said. */
  say(want: Omit<ChatSend, 'id'>): Promise<Problem | undefined> {
    const id = newId();
    this.hush();
    const message: ClientMessage = { t: 'chat', id, ...want };
    this.send(message);
    return new Promise((done) => this.waiting.set(id, { message, done }));
  }

  /** I am writing: told once, and taken back when I stop. */
  typing(): void {
    if (this.mine === undefined) return;
    if (this.typingUntil === undefined) this.send({ t: 'typing', on: true });
    clearTimeout(this.typingUntil);
    this.typingUntil = window.setTimeout(() => this.hush(), TYPING_MS);
  }

  look(): void {
    this.read.value = this.messages.peek().at(-1)?.id ?? 0;
  }

  /** Talk is in sight: what comes is read there, until that is taken back. */
  attend(): () => void {
    this.talks++;
    this.latest.value = undefined;
    this.look();
    return () => {
      this.talks--;
    };
  }

  async mute(seat: number, on: boolean): Promise<void> {
    const { muting } = await this.post<Muting>('muting', { seat, on });
    this.muting.value = muting;
  }

  /** The host closes the table's chat to a seat, or the channel of those who watch; or opens it again. */
  async silence(seat: number | null, on: boolean): Promise<void> {
    this.table.value = await this.post<TableInfo>('mute', { seat, on });
  }

  /** At a table to learn by: whether I agree that all hands are open. */
  async openHands(open: boolean): Promise<void> {
    this.table.value = await this.post<TableInfo>('hands', { open });
  }

  /** Days in which my clock stands still; 0 is: I am back. */
  async vacation(days: number): Promise<void> {
    this.setClock(await this.post<ClockInfo>('vacation', { days }));
  }

  async report(text: string, about: { seat?: number; message?: number }): Promise<void> {
    await this.post('reports', { id: newId(), text, ...about });
  }

  /** At a table to learn by: proposes to take back my last decision, or says what I think of such a proposal. */
  async takeBack(vote: TakeBackVote): Promise<void> {
    try {
      this.setClock(await this.post<ClockInfo>('take-back', vote));
    } catch (error) {
      this.problem.value = (error as Error).message;
    }
  }

  async vote(vote: Vote): Promise<void> {
    this.setClock(await this.post<ClockInfo>('pause', vote));
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return call('POST', `/tables/${this.table.peek().id}/${path}`, body, this.token);
  }

  private setTable(table: TableInfo): void {
    this.comings.seats(table);
    this.table.value = table;
  }

  private setPresence(presence: Presence): void {
    this.comings.look(presence);
    this.presence.value = presence;
  }

  private note(coming: Coming): void {
    const noted = { ...coming, at: Date.now() + (this.clock.peek()?.offset ?? 0) };
    this.noted.value = [...this.noted.peek(), noted].slice(-KEPT);
    if (this.talks === 0) this.latest.value = noted;
  }

  private setClock(info: ClockInfo): void {
    this.clock.value = { info, offset: info.now - Date.now() };
    this.problem.value = '';
  }

  private add(message: ChatMessage): void {
    if (this.messages.peek().some((m) => m.id === message.id)) return;
    this.messages.value = [...this.messages.peek(), message].slice(-KEPT);
    if (this.talks > 0) this.look();
    else if (message.from === undefined || !this.heardNot(message.from)) this.latest.value = message;
  }

  /** Whether I wrote it, or do not want to hear who did. */
  private heardNot(from: number): boolean {
    return from === this.mine || this.muting.peek().includes(from);
  }

  private hush(): void {
    if (this.typingUntil === undefined) return;
    clearTimeout(this.typingUntil);
    this.typingUntil = undefined;
    this.send({ t: 'typing', on: false });
  }

  private finish(id: string, problem: Problem | undefined): void {
    this.waiting.get(id)?.done(problem);
    this.waiting.delete(id);
  }
}
