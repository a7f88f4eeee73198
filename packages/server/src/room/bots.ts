import { type BotPool, RANK, type Rank } from '../bots/pool.ts';
import type { LevelOf, LiveGame } from '../play/game.ts';
import type { TableRecord } from '../store/store.ts';
import type { People } from './presence.ts';

/** Milliseconds bots play on at a table that nobody plays or watches, and then rest. */
export interface Unattended {
  play: number;
  rest: number;
}

export interface Played {
  readonly people: People;
  readonly botPool: BotPool;
  /** Milliseconds a bot seems to think. */
  readonly botDelay: number;
  readonly unattended: Unattended;
  record(): TableRecord;
  /** The game, while it goes on. */
  live(): LiveGame | undefined;
  /** One thing after the other, with everything else at the table. */
  run<T>(task: () => T | Promise<T>): Promise<T>;
  settle(): Promise<void>;
  /** Looks for what is to be done by itself. */
  arm(): void;
  trouble(error: unknown): void;
}

/**
 * The bots of a table, one at a time. They are asked and answer in turn with people, but nobody waits while they think.
 */
export class Bots {
  readonly #table: Played;
  readonly #levelOf: LevelOf;
  #timer: NodeJS.Timeout | undefined;
  #playing = false;
  #stopped = false;
  /** When somebody was last here, or the table was opened. */
  #looked = Date.now();

  constructor(table: Played, levelOf: LevelOf) {
    this.#table = table;
    this.#levelOf = levelOf;
  }

  /** Whether one of them is going to act. */
  get armed(): boolean {
    return this.#timer !== undefined || this.#playing;
  }

  /** When bots who rest now, or were stopped, have to go on, if there is anything for them to do. */
  due(live: LiveGame, now: number): number | undefined {
    if (!live.botTurn(this.#levelOf, now)) return undefined;
    return this.#rests(live, now) ? now + this.#table.unattended.rest : now;
  }

  /** Somebody has come by. */
  looked(): void {
    this.#looked = Date.now();
  }

  arm(live: LiveGame): void {
    if (this.armed || this.#stopped) return;
    const now = Date.now();
    const turn = live.botTurn(this.#levelOf, now);
    if (!turn || this.#rests(live, now)) return;
    const delay = turn.do === 'late' ? 0 : this.#table.botDelay * live.botPace(this.#levelOf);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#play();
    }, delay);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** One bot answers; those who decide in secret at the same time answer one after the other. */
  async #play(): Promise<void> {
    const { botPool, arm, trouble } = this.#table;
    this.#playing = true;
    try {
      while (!this.#stopped && (await botPool.turn(this.#rank(), () => this.#turn())));
    } catch (error) {
      if (!this.#stopped) trouble(error);
    }
    this.#playing = false;
    arm();
  }

  async #turn(): Promise<boolean> {
    const { botPool, run, live, settle } = this.#table;
    if (this.#stopped) return false;
    const asked = await run(() => live()?.ask(this.#levelOf, Date.now()));
    if (!asked) return false;
    const answer = asked.thought && (await botPool.think(asked.thought));
    if (this.#stopped) return false;
    return run(async () => {
      const more = await live()?.tell(asked, answer, this.#levelOf, Date.now());
      await settle();
      return more ?? false;
    });
  }

  #rank(): Rank {
    if (this.#table.people.count > 0) return RANK.watched;
    const live = this.#table.live();
    return live && this.#played(live) ? RANK.played : RANK.unattended;
  }

  /** Whether a person plays here, although nobody may be there just now. */
  #played(live: LiveGame): boolean {
    return this.#table
      .record()
      .seats.some((s) => s.kind === 'human' && !s.standIn && live.leaving(s.seat) !== 'left');
  }

  /** A game among bots that nobody looks at is in no hurry. */
  #rests(live: LiveGame, now: number): boolean {
    const { people, unattended } = this.#table;
    return people.count === 0 && now - this.#looked > unattended.play && !this.#played(live);
  }
}
