import type { ChatMessage, ChatSend, Presence, Problem, ServerMessage, TableInfo } from '@ochre/protocol';
import { CLOSE, PROTOCOL } from '@ochre/protocol';
import { gameFor } from '../games.ts';
import { deal, Journal } from '../play/journal.ts';
import { LiveGame } from '../play/live.ts';
import { Queue } from '../play/queue.ts';
import { type Listener, SPECTATOR } from '../play/streams.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Alongside, Store, TableRecord } from '../store/store.ts';
import { infoOf } from './info.ts';
import { STAND_IN, seatAt, standIn } from './seats.ts';
import { Timers } from './timers.ts';

const CHAT_SHOWN = 200;
const SPECTATORS = 500;
const SOCKETS_A_SEAT = 8;
/** How long a viewer who is gone can come back without a whole snapshot. */
const MEMORY = 120_000;

export interface Surroundings {
  store: Store;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  report(error: unknown, table: string): void;
}

/** One connection to a table. */
export interface Member extends Listener {
  readonly id: string;
  /** 0 for spectators. */
  readonly seat: number;
  readonly name: string;
  typing: boolean;
  close(code: number, reason: string): void;
}

/** A table with the people around it. Everything that touches it goes through its queue. */
export class Room {
  readonly #env: Surroundings;
  readonly #queue = new Queue(400);
  readonly #members = new Set<Member>();
  readonly #timers: Timers;
  /** When each seat was last connected or heard of. */
  readonly #seen = new Map<number, number>();
  #record: TableRecord;
  #live: LiveGame | undefined;
  #seed: string | undefined;
  #presenceDue = false;
  #closed = false;
  lastUsed = Date.now();

  private constructor(env: Surroundings, record: TableRecord) {
    this.#env = env;
    this.#record = record;
    this.#timers = new Timers((wake) => this.#run(wake).catch((error) => env.report(error, record.id)));
  }

  static async open(env: Surroundings, id: string): Promise<Room | undefined> {
    const record = await env.store.table(id);
    if (!record) return undefined;
    const room = new Room(env, record);
    await room.#run(() => room.#load());
    return room;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Nobody is here and nothing is going to happen by itself. */
  get quiet(): boolean {
    return this.#members.size === 0 && this.#queue.idle && !this.#timers.armed;
  }

  info(): TableInfo {
    return infoOf(this.#record, (seat) => this.#live?.leaving(seat), this.#seed);
  }

  /** The same for those outside, who must not see what is not filed yet. */
  describe(): Promise<TableInfo> {
    return this.#run(() => this.info());
  }

  gone(seat: number): boolean {
    return this.#live?.leaving(seat) !== undefined;
  }

  absent(seat: number): boolean {
    return this.#of(seat).length === 0;
  }

  // People

  async join(member: Member, resume?: { stream: string; seq: number }): Promise<void> {
    const chat = await this.#env.store.chat(this.#record.id, member.seat || undefined, CHAT_SHOWN);
    await this.#run(async () => {
      this.#admit(member);
      this.#members.add(member);
      await this.#back(member.seat);
      const { seat } = member;
      const presence = this.presence();
      this.#send(member, {
        ...{ t: 'welcome', v: PROTOCOL, table: this.info(), presence, chat },
        ...(seat !== SPECTATOR && { seat }),
      });
      this.#live?.join(seat, member, resume);
      this.#tellPresence();
    });
  }

  part(member: Member): void {
    if (!this.#members.delete(member)) return;
    const now = Date.now();
    this.#seen.set(member.seat, now);
    this.#live?.part(member.seat, member, now);
    this.#tellPresence();
    this.#arm();
  }

  typing(member: Member, on: boolean): void {
    if (member.seat === SPECTATOR || member.typing === on) return;
    member.typing = on;
    this.#tellPresence();
  }

  presence(): Presence {
    const seats = (some: (m: Member) => boolean): number[] =>
      [...new Set([...this.#members].filter(some).map((m) => m.seat))].sort((a, b) => a - b);
    return {
      here: seats((m) => m.seat !== SPECTATOR),
      typing: seats((m) => m.typing),
      spectators: this.#of(SPECTATOR).length,
    };
  }

  // The table

  /** Changes the record if nobody else changed it meanwhile, and tells everyone. */
  change<T extends TableRecord>(
    edit: (record: TableRecord) => T,
    alongside?: (changed: T) => Alongside,
  ): Promise<T> {
    return this.#run(() => this.#change(edit, alongside));
  }

  /** Deals and begins. */
  start(begin: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.#run(async () => {
      const { store } = this.#env;
      const { id, config } = this.#record;
      const seed = await store.seed(id);
      if (seed === undefined) throw new Error(`table ${id} has no seed`);
      const game = gameFor(config.ruleset, config.map);
      const changed = await this.#change(begin, (record) => ({ deal: deal(game, record, seed, Date.now()) }));
      await this.#load();
      for (const member of this.#members) this.#live!.join(member.seat, member);
      return changed;
    });
  }

  /** Ends the connections of a seat that changed hands. */
  dismiss(seat: number): void {
    for (const member of this.#of(seat)) {
      this.part(member);
      member.close(CLOSE.moved, 'the seat has changed hands');
    }
  }

  // Play

  /** Runs something on the game being played, and then lets bots and clocks go on. */
  play<T>(task: (live: LiveGame, now: number) => T | Promise<T>): Promise<T> {
    return this.#run(async () => {
      if (!this.#live) throw conflict('notRunning', 'No game is being played at this table.');
      const result = await task(this.#live, Date.now());
      await this.#settle();
      return result;
    });
  }

  /** A person acts in a seat: the bot that stood in while the person was away stops. */
  act(
    seat: number,
    task: (live: LiveGame, now: number) => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    return this.#run(async () => {
      if (seatAt(this.#record, seat).standIn === 'choice')
        throw conflict('botPlays', 'A bot plays for you; take your seat back first.');
      await this.#back(seat);
      if (!this.#live) throw conflict('notRunning', 'No game is being played at this table.');
      const problem = await task(this.#live, Date.now());
      await this.#settle();
      return problem;
    });
  }

  // Chat

  async say(from: Pick<Member, 'id' | 'seat' | 'name'>, send: ChatSend): Promise<ChatMessage> {
    const { channel, to, text } = send;
    this.#mayWrite(from.seat, channel, to);
    const message = await this.#env.store.addChat({
      ...{ table: this.#record.id, at: Date.now(), channel, name: from.name, text },
      key: from.seat === SPECTATOR ? `s:${from.id}:${send.id}` : `${from.seat}:${send.id}`,
      ...(from.seat !== SPECTATOR && { from: from.seat }),
      ...(to !== undefined && { to }),
    });
    const reads = (m: Member): boolean =>
      channel === 'table' ||
      (channel === 'private' ? m.seat === from.seat || m.seat === to : m.seat === SPECTATOR);
    for (const member of this.#members) if (reads(member)) this.#send(member, { t: 'chat', message });
    return message;
  }

  /** Waits for what was accepted, files the state and sends everyone away. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#timers.stop();
    await this.#queue.run(() => this.#live?.save());
    for (const member of this.#members) member.close(CLOSE.restart, 'the server restarts');
    this.#members.clear();
  }

  // Within

  async #run<T>(task: () => T | Promise<T>): Promise<T> {
    if (this.#closed) throw new Refusal(503, 'restart', 'The server restarts; try again in a moment.');
    this.lastUsed = Date.now();
    try {
      return await this.#queue.run(task);
    } finally {
      this.#arm();
    }
  }

  async #load(): Promise<void> {
    const { status, id, config } = this.#record;
    const { store } = this.#env;
    if (status === 'gathering' || !(await store.snapshot(id))) return;
    if (status !== 'running') this.#seed = await store.seed(id);
    const journal = await Journal.open(store, gameFor(config.ruleset, config.map), this.#record);
    this.#live = await LiveGame.open(store, this.#record, journal, Date.now());
    await this.#settle();
  }

  /** When the game has ended, so has its secret. */
  async #settle(): Promise<void> {
    if (this.#record.status !== 'running' || !this.#live?.over) return;
    this.#seed = await this.#env.store.seed(this.#record.id);
    await this.#change((record) => ({ ...record, status: 'over' }));
    await this.#live.save();
  }

  async #change<T extends TableRecord>(
    edit: (record: TableRecord) => T,
    alongside?: (changed: T) => Alongside,
  ): Promise<T> {
    const { store } = this.#env;
    const changed = { ...edit(this.#record), updatedAt: Date.now() };
    if (!(await store.saveTable(changed, alongside?.(changed)))) {
      this.#record = (await store.table(this.#record.id)) ?? this.#record;
      throw conflict('changed', 'The table has just changed; try again.');
    }
    this.#record = { ...changed, version: changed.version + 1 };
    this.#tell({ t: 'table', table: this.info() });
    return changed;
  }

  #levelOf = (seat: number): string | undefined => {
    const at = seatAt(this.#record, seat);
    return at.kind === 'bot' || at.kind === 'open' || at.standIn ? (at.level ?? STAND_IN) : undefined;
  };

  /** Sets the alarms: for bots, for late players and the end of trading, for absent people. */
  #arm(): void {
    const live = this.#live;
    if (!this.#queue.idle) return;
    if (this.#closed || !live || this.#record.status !== 'running') {
      this.#timers.stop();
      return;
    }
    const { botDelay } = this.#env;
    if (live.robotNext(this.#levelOf)) this.#timers.bots(botDelay, () => this.#robots());
    const times = [live.deadline(), ...this.#absentees().map(({ due }) => due)].filter(
      (t) => t !== undefined,
    );
    this.#timers.clock(times.length > 0 ? Math.min(...times) : undefined, () => this.#tick());
  }

  async #robots(): Promise<void> {
    await this.#live?.robots(this.#levelOf, Date.now);
    await this.#settle();
  }

  async #tick(): Promise<void> {
    const now = Date.now();
    for (const { seat, due } of this.#absentees())
      if (due <= now) await this.#change((record) => standIn(record, seat, 'absence'));
    await this.#live?.chase(now, STAND_IN);
    this.#live?.forget(now - MEMORY);
    await this.#settle();
  }

  /** People who are away while the table waits for them and others sit there, and when a bot takes over. */
  #absentees(): { seat: number; due: number }[] {
    const { absence } = this.#record.timing;
    if (absence === null || this.presence().here.length === 0) return [];
    return this.#record.seats
      .filter((s) => s.kind === 'human' && !s.standIn && this.absent(s.seat) && this.#live?.waitsFor(s.seat))
      .map(({ seat }) => {
        if (!this.#seen.has(seat)) this.#seen.set(seat, Date.now());
        return { seat, due: this.#seen.get(seat)! + absence * 1000 };
      });
  }

  async #back(seat: number): Promise<void> {
    this.#seen.set(seat, Date.now());
    if (seat === SPECTATOR || seatAt(this.#record, seat).standIn !== 'absence') return;
    if (this.#record.status === 'running') await this.#change((record) => standIn(record, seat, null));
  }

  #admit({ seat }: Member): void {
    const limit = seat === SPECTATOR ? SPECTATORS : SOCKETS_A_SEAT;
    if (seat === SPECTATOR && !this.#record.spectators)
      throw new Refusal(403, 'spectators', 'This table has no spectators.');
    if (this.#of(seat).length >= limit) throw new Refusal(429, 'crowded', 'There are too many connections.');
  }

  #mayWrite(seat: number, channel: ChatSend['channel'], to?: number): void {
    if ((channel === 'spectators') !== (seat === SPECTATOR))
      throw new Refusal(403, 'channel', 'You cannot write there.');
    if ((channel === 'private') !== (to !== undefined))
      throw new Refusal(422, 'to', 'A private message goes to one seat, any other to nobody in particular.');
    if (to !== undefined && (to === seat || this.#record.seats[to - 1]?.kind !== 'human'))
      throw new Refusal(422, 'to', 'Nobody reads messages there.');
  }

  #of = (seat: number): Member[] => [...this.#members].filter((m) => m.seat === seat);

  #send(member: Member, message: ServerMessage): void {
    member.send(JSON.stringify(message));
  }

  #tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.#members) member.send(text);
  }

  /** Comings and goings of one moment are told together. */
  #tellPresence(): void {
    if (this.#presenceDue) return;
    this.#presenceDue = true;
    setTimeout(() => {
      this.#presenceDue = false;
      this.#tell({ t: 'presence', ...this.presence() });
    }, 50).unref();
  }
}
