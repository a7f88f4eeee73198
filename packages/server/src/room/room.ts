import type { ChatMessage, ClockInfo, Problem, ServerMessage, TableInfo } from '@ochre/protocol';
import { CLOSE, PROTOCOL } from '@ochre/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { LiveGame } from '../play/game.ts';
import { Unsure } from '../play/journal.ts';
import { SPECTATOR } from '../play/streams.ts';
import { type Load, Queue } from '../queue.ts';
import { conflict, Refusal } from '../refusal.ts';
import { type Alongside, LeaseLost, type Store, type TableRecord } from '../store/store.ts';
import { drawing } from '../tables/draw.ts';
import { type Away, seatAt, standIn } from '../tables/seats.ts';
import { teachingOnly } from '../tables/teaching.ts';
import type { Outage } from '../time/clock.ts';
import { Alarm } from './alarm.ts';
import { Bots, type Unattended } from './bots.ts';
import { Chat } from './chat.ts';
import { Clocks, delayed, seesClocks } from './clocks.ts';
import type { EventType, Handlers, Looked, Outcome, TableEvent, TableEvents } from './events.ts';
import type { NoticeSink } from './notifier.ts';
import { type Member, Presence } from './presence.ts';
import { type Edit, Table } from './table.ts';

/** Events that may wait at one table. */
const WAITING = 400;
/** A table whose next deadline is further away may sleep: the sweeper wakes it in time. */
const WAKE = 900_000;
/** Whoever was heard of so lately counts as there when the game starts. */
const PRESENT = 10_000;
/** How long a viewer who is gone can come back without a whole snapshot. */
const MEMORY = 120_000;

export interface Surroundings {
  store: Store;
  botPool: BotPool;
  /** Milliseconds a bot seems to think. */
  botDelay: number;
  unattended: Unattended;
  /** Milliseconds somebody has to be away before the host may give the seat to somebody else. */
  replaceAfter: number;
  /** Milliseconds the deal waits for parts of the seed that were promised. */
  partWait: number;
  /** Times after that moment in which there was no server. */
  outages(after: number): Promise<Outage[]>;
  notices: NoticeSink;
  load: Load;
  /** A room is shut because what is here may not be what is filed. */
  broken(table: string): void;
  report(error: unknown, table: string): void;
}

/** An open table. Everything that happens there goes through its queue, and is dealt with in `#on`. */
export class Room {
  readonly #env: Surroundings;
  readonly #queue: Queue;
  readonly #presence = new Presence((seat) => seat !== SPECTATOR || !delayed(this.record));
  readonly #table: Table;
  readonly #chat: Chat;
  readonly #clocks = new Clocks(this.#presence);
  readonly #bots: Bots;
  readonly #alarm = new Alarm(() => this.#later({ type: 'alarm' }));
  readonly #opened = Date.now();
  lastUsed = Date.now();

  private constructor(env: Surroundings, record: TableRecord) {
    const { store, notices, botPool, botDelay, unattended, load } = env;
    this.#env = env;
    this.#queue = new Queue(WAITING, load);
    this.#table = new Table(store, record, this.#presence, notices, (error) => this.#trouble(error));
    const horizon = (): number => this.#table.game?.horizon(Date.now()) ?? Number.POSITIVE_INFINITY;
    this.#chat = new Chat(store, this.#presence, () => this.record, horizon);
    this.#bots = new Bots({
      presence: this.#presence,
      botPool,
      botDelay,
      unattended,
      record: () => this.record,
      game: () => this.#going(),
      begin: () => this.happen({ type: 'botBegins' }),
      end: (asked, answer) => this.happen({ type: 'botEnds', asked, answer }),
      arm: () => this.#arm(),
      trouble: (error) => error instanceof Refusal || this.#trouble(error),
    });
  }

  static async open(env: Surroundings, id: string): Promise<Room | undefined> {
    const record = await env.store.table(id);
    if (!record) return undefined;
    const room = new Room(env, record);
    await room.happen({ type: 'open', outages: (after) => env.outages(after) });
    return room;
  }

  get record(): TableRecord {
    return this.#table.record;
  }

  /** It cannot be used any more, but the table can be opened again. */
  get closed(): boolean {
    return this.#queue.isShut;
  }

  /** Nobody is here and nothing is going to happen by itself. */
  get quiet(): boolean {
    const armed = this.#bots.armed || this.#alarm.set(Date.now() + WAKE);
    return this.#presence.count === 0 && this.#queue.idle && !armed;
  }

  /** Whether a viewer has been shown that entry of the game. */
  shown(seat: number, entry: number): boolean {
    return this.#table.game?.shown(seat, entry) ?? false;
  }

  gone(seat: number): boolean {
    return this.#table.game?.leaving(seat) !== undefined;
  }

  /** Whether a player is away, and when somebody else may have the seat. */
  away(seat: number): Away | undefined {
    if (this.#presence.at(seat).length > 0) return undefined;
    const since = this.#presence.lastSeen(seat);
    return { since, from: since + this.#env.replaceAfter };
  }

  // What happens

  /** Something happens, in its turn; tells what came of it. */
  async happen<T extends EventType>(event: TableEvent<T>): Promise<Outcome<T>> {
    this.lastUsed = Date.now();
    try {
      return await this.#queue.run(() => this.#on[event.type as T](event, Date.now()));
    } catch (error) {
      if (error instanceof LeaseLost || error instanceof Unsure) this.#broken();
      throw error;
    } finally {
      this.#arm();
    }
  }

  /** What nobody waits for. */
  #later(event: TableEvent): void {
    if (this.closed) return;
    this.happen(event).catch((error) => {
      if (!(error instanceof Refusal)) this.#trouble(error);
    });
  }

  readonly #on: Handlers = {
    open: ({ outages }) => this.#table.open(outages),

    enter: (event) => this.#enter(event),
    left: () => this.#table.followUp(),
    say: ({ from, send }) => this.#chat.say(from, send),

    change: ({ edit, alongside }) => this.#table.change(edit, alongside),
    changeQuietly: ({ edit }) => this.#table.changeQuietly(edit),
    start: ({ seat }, now) =>
      this.#table.start(seat, (s) => this.#presence.isThere(s, now - PRESENT), now + this.#env.partWait),
    give: ({ seat, part }) => this.#table.give(seat, part),
    describe: ({ seat }) => this.#table.info(seat),

    answer: ({ seat, send }, now) => this.#act(seat, (game) => game.answer(seat, send, now)),
    resign: ({ seat, when }, now) => this.#act(seat, (game) => game.resign(seat, when, now)),
    look: ({ at }) => this.#play(at),

    clock: ({ seat }) =>
      this.#play((game) => {
        if (!seesClocks(this.record, seat)) throw new Refusal(403, 'delay');
        return this.#clocks.info(this.record, game);
      }),
    vote: ({ seat, vote }, now) =>
      this.#time(async (game) => {
        await game.time.vote(seat, vote, this.#clocks.voters(this.record, seat), now);
      }),
    takeBack: ({ seat, vote }, now) =>
      this.#time((game) => {
        teachingOnly(this.record);
        if (seatAt(this.record, seat).standIn === 'choice') throw conflict('botPlays');
        return game.takeBack(seat, vote, this.#clocks.voters(this.record, seat), now);
      }),
    vacation: ({ seat, days }, now) => this.#time((game) => game.time.vacation(seat, days, now)),
    alarm: (_, now) => this.#ring(now),

    botBegins: (_, now) => {
      const game = this.#going();
      return game && this.#bots.turns(game).begin(now);
    },
    botEnds: async ({ asked, answer }, now) => {
      const game = this.#going();
      const more = game && (await this.#bots.turns(game).end(asked, answer, now));
      await this.#table.followUp();
      return more ?? false;
    },
  };

  async #enter({ member, resume }: TableEvents['enter']['carries']): Promise<void> {
    const { seat } = member;
    const chat = await this.#chat.heard(seat);
    if (seat === SPECTATOR && !this.record.spectators && !member.invited)
      throw new Refusal(403, 'spectators');
    this.#presence.add(member);
    this.#bots.looked();
    await this.#back(seat);
    if (seat !== SPECTATOR) await this.#table.came(seat);
    const welcome: ServerMessage = {
      t: 'welcome',
      v: PROTOCOL,
      table: this.#table.info(seat),
      presence: this.#presence.info(seat),
      chat,
      ...(seat !== SPECTATOR && { seat, muting: seatAt(this.record, seat).muting ?? [] }),
    };
    member.send(JSON.stringify(welcome));
    this.#table.game?.join(seat, member, resume);
    const { running } = this.#table;
    if (running) this.#clocks.greet(member, this.record, running);
    this.#presence.tellPresence();
  }

  /** Something is done with the game being played. */
  async #play<T>(task: (game: LiveGame) => T | Promise<T>): Promise<T> {
    const { game } = this.#table;
    if (!game) throw conflict('notRunning');
    const result = await task(game);
    await this.#table.followUp();
    return result;
  }

  /** A person acts in a seat: the bot that stood in while the person was away stops. */
  #act(seat: number, task: (game: LiveGame) => Promise<Problem | undefined>): Promise<Problem | undefined> {
    return this.#play(async (game) => {
      if (seatAt(this.record, seat).standIn === 'choice') throw conflict('botPlays');
      if (game.time.paused) throw conflict('paused');
      await this.#back(seat);
      return task(game);
    });
  }

  /** A person's part in the clocks: a voice on a proposal, days off. */
  #time(task: (game: LiveGame) => Promise<void>): Promise<ClockInfo> {
    return this.#play(async (game) => {
      if (game.over) throw conflict('over');
      await task(game);
      return this.#clocks.info(this.record, game);
    });
  }

  /** Bots stand in for those who are away too long, votes are counted, trading ends, delayed spectators see more. */
  async #ring(now: number): Promise<void> {
    // Whoever does not keep a promise keeps nobody from playing.
    if ((this.#dealAt() ?? now + 1) <= now) return void (await this.#table.deal());
    const game = this.#going();
    if (!game) return;
    for (const { seat, due } of this.#presence.absences(this.record, game))
      if (due <= now) await this.#table.change((record) => standIn(record, seat, 'absence'));
    await game.chase(now);
    await game.catchUp(now);
    await this.#table.followUp();
  }

  /** When a deal that waits for parts goes on without them; where the server was away meanwhile, people have time to come back. */
  #dealAt(): number | undefined {
    if (this.closed || this.record.blocked || !drawing(this.record)) return undefined;
    return Math.max(this.record.draw!.until, this.#opened + this.#env.partWait);
  }

  /** Somebody is back whom a bot stood in for. */
  async #back(seat: number): Promise<void> {
    this.#presence.noticed(seat);
    if (seat === SPECTATOR || seatAt(this.record, seat).standIn !== 'absence') return;
    if (this.record.status === 'running') await this.#table.change((record) => standIn(record, seat, null));
  }

  /** The game, while it goes on. */
  #going(): LiveGame | undefined {
    return this.closed || this.record.blocked ? undefined : this.#table.running;
  }

  /** What happens by itself is seen to anew whenever something has happened. */
  #arm(): void {
    if (!this.#queue.idle) return;
    this.#chat.catchUp();
    const game = this.#going();
    if (!game) return void this.#alarm.at(this.#dealAt());
    const now = Date.now();
    game.forget(now - MEMORY);
    this.#bots.arm(game);
    this.#clocks.tell(this.record, game);
    const times = [
      ...[this.#bots.turns(game).alarm(now), game.delayedDue(this.#chat.waitingSince)],
      ...this.#presence.absences(this.record, game).map(({ due }) => due),
    ].filter((time) => time !== undefined);
    this.#alarm.at(times.length > 0 ? Math.min(...times) : undefined);
  }

  // For those who use it

  /** The table as one seat may know it; those outside must not see what is not filed yet. */
  describe(seat: number): Promise<TableInfo> {
    return this.happen({ type: 'describe', seat });
  }

  /** Changes the record if nobody else changed it meanwhile, and tells everyone. */
  change(edit: Edit, alongside?: () => Alongside): Promise<TableRecord> {
    return this.happen({ type: 'change', edit, alongside });
  }

  /** Looks at the game being played. */
  look<T>(at: (game: Looked) => T | Promise<T>): Promise<T> {
    return this.happen({ type: 'look', at }) as Promise<T>;
  }

  heard(seat: number): Promise<ChatMessage[]> {
    return this.#chat.heard(seat);
  }

  // Connections

  part(member: Member): void {
    if (!this.#presence.remove(member)) return;
    const { seat } = member;
    this.noticed(seat);
    this.#table.game?.part(seat, member, Date.now());
    this.#arm();
    // Whoever is still asked something now has to be told elsewhere.
    if (seat !== SPECTATOR) this.#later({ type: 'left', seat });
  }

  /** Somebody is here, in whatever way: connected, or with a request. */
  noticed(seat: number): void {
    this.#presence.noticed(seat);
    this.#bots.looked();
  }

  typing(member: Member, on: boolean): void {
    this.#presence.typing(member, on);
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
    for (const member of [...this.#presence].filter(whom)) {
      this.part(member);
      member.close(code, reason);
    }
  }

  // The end

  /** Waits for what was accepted, files the state and sends everyone away. */
  async close(): Promise<void> {
    this.#stop();
    await this.#queue.shut(async () => {
      await this.#table.game?.save();
      const now = Date.now();
      const running = this.record.blocked ? undefined : this.#table.running;
      await running?.time.sleep(now, this.#bots.due(running, now));
    });
    this.#presence.close(CLOSE.restart, 'the server restarts');
  }

  /** What is here may not be what is filed any more: everyone is sent away to ask again. */
  abandon(): void {
    void this.#queue.shut();
    this.#stop();
    this.#presence.close(CLOSE.restart, 'the table has moved');
  }

  #stop(): void {
    this.#bots.stop();
    this.#alarm.stop();
  }

  #broken(): void {
    this.abandon();
    this.#env.broken(this.record.id);
  }

  #trouble(error: unknown): void {
    this.#env.report(error, this.record.id);
  }
}
