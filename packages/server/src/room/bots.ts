import type { Json } from '@ochre/engine';
import { type BotPool, RANK, type Rank } from '../bots/pool.ts';
import { type LiveGame, STAND_IN } from '../play/game.ts';
import type { TableRecord } from '../store/store.ts';
import { seatAt } from '../tables/seats.ts';
import { type Asked, BotTurns, type LevelOf } from './botTurns.ts';
import type { Presence } from './presence.ts';

/** Milliseconds bots play on at a table that nobody plays or watches, and then rest. */
export interface Unattended {
  play: number;
  rest: number;
}

/** The table they sit at. */
export interface BotTable {
  readonly presence: Presence;
  readonly botPool: BotPool;
  /** Milliseconds a bot seems to think; without any, bots do not wait for people in the market either. */
  readonly botDelay: number;
  readonly unattended: Unattended;
  record(): TableRecord;
  /** The game, while it goes on. */
  game(): LiveGame | undefined;
  begin(): Promise<Asked | undefined>;
  end(asked: Asked, answer: Json | undefined): Promise<boolean>;
  /** Looks for what is to be done by itself. */
  arm(): void;
  trouble(error: unknown): void;
}

/**
 * When the bots of a table act, one at a time. They are asked and answer in turn with people, but nobody waits while
 * they think.
 */
export class Bots {
  readonly #table: BotTable;
  #turns: BotTurns | undefined;
  #timer: NodeJS.Timeout | undefined;
  #playing = false;
  #stopped = false;
  /** When somebody was last here, or the table was opened. */
  #looked = Date.now();

  constructor(table: BotTable) {
    this.#table = table;
  }

  /** Whether one of them is going to act. */
  get armed(): boolean {
    return this.#timer !== undefined || this.#playing;
  }

  /** What they do in the game of the table: it has one at most. When it goes back, they begin anew. */
  turns(game: LiveGame): BotTurns {
    const { presence, botDelay } = this.#table;
    if (this.#turns?.since === game.backAt) return this.#turns;
    this.#turns = new BotTurns(game, {
      levelOf: this.#levelOf,
      patient: botDelay > 0,
      say: (seat, said) => presence.tell({ t: 'said', said }, (member) => member.seat === seat),
    });
    return this.#turns;
  }

  /** When bots who rest now, or were stopped, have to go on, if there is anything for them to do. */
  due(game: LiveGame, now: number): number | undefined {
    if (!this.turns(game).next(now)) return undefined;
    return this.#rests(game, now) ? now + this.#table.unattended.rest : now;
  }

  /** Somebody has come by. */
  looked(): void {
    this.#looked = Date.now();
  }

  arm(game: LiveGame): void {
    if (this.armed || this.#stopped) return;
    const now = Date.now();
    const turns = this.turns(game);
    const turn = turns.next(now);
    if (!turn || this.#rests(game, now)) return;
    const delay = turn.do === 'late' ? 0 : this.#table.botDelay * turns.pace;
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
    const { botPool, begin, end } = this.#table;
    if (this.#stopped) return false;
    const asked = await begin();
    if (!asked) return false;
    const answer = asked.thought && (await botPool.think(asked.thought));
    return this.#stopped ? false : end(asked, answer);
  }

  #levelOf: LevelOf = (seat) => {
    const at = seatAt(this.#table.record(), seat);
    return at.kind === 'bot' || at.kind === 'open' || at.standIn ? (at.level ?? STAND_IN) : undefined;
  };

  #rank(): Rank {
    if (this.#table.presence.count > 0) return RANK.watched;
    const game = this.#table.game();
    return game && this.#played(game) ? RANK.played : RANK.unattended;
  }

  /** Whether a person plays here, although nobody may be there just now. */
  #played(game: LiveGame): boolean {
    return this.#table
      .record()
      .seats.some((s) => s.kind === 'human' && !s.standIn && game.leaving(s.seat) !== 'left');
  }

  /** A game among bots that nobody looks at is in no hurry. */
  #rests(game: LiveGame, now: number): boolean {
    const { presence, unattended } = this.#table;
    return presence.count === 0 && now - this.#looked > unattended.play && !this.#played(game);
  }
}
