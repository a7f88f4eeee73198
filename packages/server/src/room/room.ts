import type { ChatMessage, ChatSend, ClockInfo, Problem, ServerMessage, TableInfo } from '@ochre/protocol';
import { CLOSE, PROTOCOL } from '@ochre/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { LiveGame } from '../play/game.ts';
import { SPECTATOR } from '../play/streams.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Alongside, Store, TableRecord } from '../store/store.ts';
import { type Away, seatAt, standIn } from '../tables/seats.ts';
import type { Outage } from '../time/clock.ts';
import { Autopilot } from './autopilot.ts';
import type { Unattended } from './bots.ts';
import type { Speaker } from './chat.ts';
import { seesClocks } from './clocks.ts';
import { Course } from './course.ts';
import { delayed } from './delay.ts';
import { Gate, type Load } from './gate.ts';
import type { Ledger } from './ledger.ts';
import type { NoticeSink } from './notifier.ts';
import { type Member, People } from './presence.ts';
import { Talk } from './talk.ts';

/** A table whose next deadline is further away may sleep: the sweeper wakes it in time. */
const WAKE = 900_000;

export interface Surroundings {
  store: Store;
  botPool: BotPool;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  unattended: Unattended;
  /** Milliseconds somebody has to be away before the host may give the seat to somebody else. */
  replaceAfter: number;
  /** Times after that moment in which there was no server. */
  outages(after: number): Promise<Outage[]>;
  notices: NoticeSink;
  load: Load;
  /** A room is shut because what is here may not be what is filed. */
  broken(table: string): void;
  report(error: unknown, table: string): void;
}

/** A table with the people around it. Everything that touches it goes through its gate. */
export class Room {
  readonly #gate: Gate;
  readonly #people = new People((seat) => seat !== SPECTATOR || !delayed(this.record));
  readonly #talk: Talk;
  readonly #autopilot: Autopilot;
  readonly #course: Course;
  readonly #replaceAfter: number;

  private constructor(env: Surroundings, record: TableRecord) {
    const { store, notices, botPool, botDelay, unattended, load } = env;
    this.#replaceAfter = env.replaceAfter;
    const trouble = (error: unknown): void => env.report(error, record.id);
    const broken = (): void => {
      this.abandon();
      env.broken(record.id);
    };
    this.#gate = new Gate({ passed: () => this.#arm(), broken, trouble }, load);
    this.#course = new Course({ store, people: this.#people, notices, trouble }, record);
    const horizon = (): number => this.#live?.horizon(Date.now()) ?? Number.POSITIVE_INFINITY;
    this.#talk = new Talk(store, this.#people, () => this.record, horizon);
    this.#autopilot = new Autopilot({
      ...{ people: this.#people, talk: this.#talk, botPool, botDelay, unattended },
      record: () => this.record,
      live: () => this.#going(),
      run: (task) => this.#gate.run(task),
      arm: () => this.#arm(),
      trouble: (error) => error instanceof Refusal || trouble(error),
      later: (task) => this.#gate.later(task),
      change: (edit) => this.#ledger.change(edit),
      settle: () => this.#course.settle(),
    });
  }

  static async open(env: Surroundings, id: string): Promise<Room | undefined> {
    const record = await env.store.table(id);
    if (!record) return undefined;
    const room = new Room(env, record);
    await room.#gate.run(() => room.#course.takeUp((after) => env.outages(after)));
    return room;
  }

  get #ledger(): Ledger {
    return this.#course.ledger;
  }

  get #live(): LiveGame | undefined {
    return this.#course.live;
  }

  get record(): TableRecord {
    return this.#ledger.record;
  }

  get lastUsed(): number {
    return this.#gate.lastUsed;
  }

  /** It cannot be used any more, but the table can be opened again. */
  get closed(): boolean {
    return this.#gate.isShut;
  }

  /** Nobody is here and nothing is going to happen by itself. */
  get quiet(): boolean {
    return this.#people.count === 0 && this.#gate.idle && !this.#autopilot.armed(Date.now() + WAKE);
  }

  /** As one seat may know it: spectators may be behind. */
  info(seat: number): TableInfo {
    return this.#ledger.info(seat);
  }

  /** The same for those outside, who must not see what is not filed yet. */
  describe(seat: number): Promise<TableInfo> {
    return this.#gate.run(() => this.info(seat));
  }

  /** Whether a viewer has been shown that entry of the game. */
  shown(seat: number, entry: number): boolean {
    return this.#live?.shown(seat, entry) ?? false;
  }

  gone(seat: number): boolean {
    return this.#live?.leaving(seat) !== undefined;
  }

  /** Whether a player is away, and when somebody else may have the seat. */
  away(seat: number): Away | undefined {
    if (this.#people.at(seat).length > 0) return undefined;
    const since = this.#autopilot.absences.lastSeen(seat);
    return { since, from: since + this.#replaceAfter };
  }

  // People

  async join(member: Member, resume?: { stream: string; seq: number }): Promise<void> {
    const { seat } = member;
    await this.#gate.run(async () => {
      const chat = await this.#talk.heard(seat);
      if (seat === SPECTATOR && !this.record.spectators && !member.invited)
        throw new Refusal(403, 'spectators', 'This table has no spectators.');
      this.#people.add(member);
      this.#autopilot.bots.looked();
      await this.#back(seat);
      if (seat !== SPECTATOR) await this.#course.came(seat);
      const welcome: ServerMessage = {
        ...{ t: 'welcome', v: PROTOCOL, table: this.info(seat), presence: this.#people.presence(seat), chat },
        ...(seat !== SPECTATOR && { seat, muting: seatAt(this.record, seat).muting ?? [] }),
      };
      member.send(JSON.stringify(welcome));
      this.#live?.join(seat, member, resume);
      const { running } = this.#course;
      if (running) this.#autopilot.clocks.greet(member, this.record, running);
      this.#people.tellPresence();
    });
  }

  part(member: Member): void {
    if (!this.#people.remove(member)) return;
    const now = Date.now();
    this.noticed(member.seat);
    this.#live?.part(member.seat, member, now);
    this.#arm();
    // Whoever is still asked something now has to be told elsewhere.
    if (member.seat !== SPECTATOR) this.#gate.later(() => this.#course.settle());
  }

  /** Somebody is here, in whatever way: connected, or with a request. */
  noticed(seat: number): void {
    this.#autopilot.absences.seen(seat);
    this.#autopilot.bots.looked();
  }

  typing(member: Member, on: boolean): void {
    this.#people.typing(member, on);
  }

  /** In turn with those who come in: what is said while the file is read for them would reach them in neither way. */
  say(from: Speaker, send: ChatSend): Promise<ChatMessage> {
    return this.#gate.run(async () => {
      const message = await this.#talk.say(from, send);
      this.#arm();
      return message;
    });
  }

  heard(seat: number): Promise<ChatMessage[]> {
    return this.#talk.heard(seat);
  }

  // The table

  /** Changes the record if nobody else changed it meanwhile, and tells everyone. */
  change<T extends TableRecord>(
    edit: (record: TableRecord) => T,
    alongside?: (changed: T) => Alongside,
  ): Promise<T> {
    return this.#gate.run(() => this.#ledger.change(edit, alongside));
  }

  /** Deals and begins. */
  start(begin: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.#gate.run(() => this.#course.begin(begin));
  }

  /** Changes something that concerns one seat alone, and nobody hears of. */
  changeQuietly(edit: (record: TableRecord) => TableRecord): Promise<TableRecord> {
    return this.#gate.run(() => this.#ledger.file(edit(this.record)));
  }

  /** Ends the connections of a seat that changed hands. */
  dismiss(seat: number): void {
    this.#dismiss((member) => member.seat === seat, CLOSE.moved, 'the seat has changed hands');
  }

  /** Ends the connections that a token opened which no longer holds. */
  dismissToken(hash: string): void {
    this.#dismiss((member) => member.hash === hash, CLOSE.moved, 'signed out');
  }

  /** Sends away those who may not be there any more. */
  clear(): void {
    this.#dismiss(() => true, CLOSE.refused, 'blocked');
  }

  #dismiss(whom: (member: Member) => boolean, code: number, reason: string): void {
    for (const member of [...this.#people].filter(whom)) {
      this.part(member);
      member.close(code, reason);
    }
  }

  // Play

  /** Runs something on the game being played. */
  play<T>(task: (live: LiveGame, now: number) => T | Promise<T>): Promise<T> {
    return this.#gate.run(async () => {
      if (!this.#live) throw conflict('notRunning', 'No game is being played at this table.');
      const result = await task(this.#live, Date.now());
      await this.#course.settle();
      return result;
    });
  }

  /** A person acts in a seat: the bot that stood in while the person was away stops. */
  act(
    seat: number,
    task: (live: LiveGame, now: number) => Promise<Problem | undefined>,
  ): Promise<Problem | undefined> {
    return this.play(async (live, now) => {
      if (seatAt(this.record, seat).standIn === 'choice')
        throw conflict('botPlays', 'A bot plays for you; take your seat back first.');
      if (live.time.paused) throw conflict('paused', 'The game stands still until it is resumed.');
      await this.#back(seat);
      return task(live, now);
    });
  }

  /** How the clocks stand. */
  clock(seat: number): Promise<ClockInfo> {
    return this.play((live) => {
      if (!seesClocks(this.record, seat)) throw new Refusal(403, 'delay', 'Spectators see this game later.');
      return this.#autopilot.clocks.info(this.record, live);
    });
  }

  /** A person's part in the clocks: a voice on a pause, days off. */
  time(
    seat: number,
    task: (live: LiveGame, now: number, voters: number[]) => Promise<void>,
  ): Promise<ClockInfo> {
    return this.play(async (live, now) => {
      if (live.over) throw conflict('over', 'The game is over.');
      await task(live, now, this.#autopilot.clocks.voters(this.record, seat));
      return this.#autopilot.clocks.info(this.record, live);
    });
  }

  /** Waits for what was accepted, files the state and sends everyone away. */
  async close(): Promise<void> {
    this.#autopilot.stop();
    await this.#gate.shut(async () => {
      await this.#live?.save();
      const now = Date.now();
      const running = this.record.blocked ? undefined : this.#course.running;
      await running?.time.sleep(now, this.#autopilot.bots.due(running, now));
    });
    this.#people.close(CLOSE.restart, 'the server restarts');
  }

  /** What is here may not be what is filed any more: everyone is sent away to ask again. */
  abandon(): void {
    void this.#gate.shut();
    this.#autopilot.stop();
    this.#people.close(CLOSE.restart, 'the table has moved');
  }

  // Within

  /** What happens by itself is seen to anew whenever something has happened. */
  #arm(): void {
    if (!this.#gate.idle) return;
    this.#talk.catchUp();
    this.#autopilot.arm();
  }

  /** The game, while it goes on. */
  #going(): LiveGame | undefined {
    return this.closed || this.record.blocked ? undefined : this.#course.running;
  }

  async #back(seat: number): Promise<void> {
    this.#autopilot.absences.seen(seat);
    if (seat === SPECTATOR || seatAt(this.record, seat).standIn !== 'absence') return;
    if (this.record.status === 'running') await this.#ledger.change((record) => standIn(record, seat, null));
  }
}
