import type { ChatMessage, ChatSend, Problem, ServerMessage, TableInfo } from '@ochre/protocol';
import { CLOSE, PROTOCOL } from '@ochre/protocol';
import { gameFor } from '../games.ts';
import { deal } from '../play/journal.ts';
import { LiveGame } from '../play/live.ts';
import { Queue } from '../play/queue.ts';
import { SPECTATOR } from '../play/streams.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Alongside, Store, TableRecord } from '../store/store.ts';
import { draft, reads, type Speaker } from './chat.ts';
import { infoOf } from './info.ts';
import { type Member, People } from './people.ts';
import { STAND_IN, seatAt, standIn } from './seats.ts';
import { Timers } from './timers.ts';

const CHAT_SHOWN = 200;
/** How long a viewer who is gone can come back without a whole snapshot. */
const MEMORY = 120_000;

export interface Surroundings {
  store: Store;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  report(error: unknown, table: string): void;
}

/** A table with the people around it. Everything that touches it goes through its queue. */
export class Room {
  readonly #env: Surroundings;
  readonly #queue = new Queue(400);
  readonly #people = new People();
  readonly #timers: Timers;
  /** When each seat was last connected or heard of. */
  readonly #seen = new Map<number, number>();
  #record: TableRecord;
  #live: LiveGame | undefined;
  #seed: string | undefined;
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
    await room.#run(async () => {
      await room.#load();
      room.#live?.resume(Date.now());
    });
    return room;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Nobody is here and nothing is going to happen by itself. */
  get quiet(): boolean {
    return this.#people.count === 0 && this.#queue.idle && !this.#timers.armed;
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
    return this.#people.at(seat).length === 0;
  }

  // People

  async join(member: Member, resume?: { stream: string; seq: number }): Promise<void> {
    const { seat } = member;
    const chat = await this.#env.store.chat(this.#record.id, seat || undefined, CHAT_SHOWN);
    await this.#run(async () => {
      if (seat === SPECTATOR && !this.#record.spectators)
        throw new Refusal(403, 'spectators', 'This table has no spectators.');
      this.#people.add(member);
      await this.#back(seat);
      const welcome: ServerMessage = {
        ...{ t: 'welcome', v: PROTOCOL, table: this.info(), presence: this.#people.presence(), chat },
        ...(seat !== SPECTATOR && { seat }),
      };
      member.send(JSON.stringify(welcome));
      this.#live?.join(seat, member, resume);
      this.#people.tellPresence();
    });
  }

  part(member: Member): void {
    if (!this.#people.remove(member)) return;
    const now = Date.now();
    this.#seen.set(member.seat, now);
    this.#live?.part(member.seat, member, now);
    this.#arm();
  }

  typing(member: Member, on: boolean): void {
    this.#people.typing(member, on);
  }

  async say(from: Speaker, send: ChatSend): Promise<ChatMessage> {
    const message = await this.#env.store.addChat(draft(this.#record, from, send, Date.now()));
    this.#people.tell({ t: 'chat', message }, ({ seat }) => reads(message, seat));
    return message;
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
      for (const member of this.#people) this.#live!.join(member.seat, member);
      return changed;
    });
  }

  /** Ends the connections of a seat that changed hands. */
  dismiss(seat: number): void {
    for (const member of this.#people.at(seat)) {
      this.part(member);
      member.close(CLOSE.moved, 'the seat has changed hands');
    }
  }

  // Play

  /** Runs something on the game being played. */
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
    return this.play(async (live, now) => {
      if (seatAt(this.#record, seat).standIn === 'choice')
        throw conflict('botPlays', 'A bot plays for you; take your seat back first.');
      await this.#back(seat);
      return task(live, now);
    });
  }

  /** Waits for what was accepted, files the state and sends everyone away. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#timers.stop();
    await this.#queue.run(() => this.#live?.save());
    this.#people.close(CLOSE.restart, 'the server restarts');
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
    this.#live = await LiveGame.open(store, gameFor(config.ruleset, config.map), this.#record);
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
    this.#people.tell({ t: 'table', table: this.info() });
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
    live.forget(Date.now() - MEMORY);
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
    await this.#settle();
  }

  /** People who are away while the table waits for them and others sit there, and when a bot takes over. */
  #absentees(): { seat: number; due: number }[] {
    const { absence } = this.#record.timing;
    if (absence === null || this.#people.presence().here.length === 0) return [];
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
}
