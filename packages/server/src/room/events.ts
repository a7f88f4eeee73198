import type { Json } from '@ochre/engine';
import type {
  AnswerSend,
  ChatMessage,
  ChatSend,
  ClockInfo,
  Problem,
  Resign,
  TableInfo,
  TakeBackVote,
  Vote,
} from '@ochre/protocol';
import type { LiveGame } from '../play/game.ts';
import type { Alongside, TableRecord } from '../store/store.ts';
import type { Outage } from '../time/clock.ts';
import type { Asked } from './botTurns.ts';
import type { Speaker } from './chat.ts';
import type { Member } from './presence.ts';
import type { Edit } from './table.ts';

type Of<Carries, Gives = void> = { carries: Carries; gives: Gives };

/** What can be looked at without changing anything. */
export type Looked = Pick<LiveGame, 'asked' | 'log' | 'snapshot' | 'waitsFor' | 'state' | 'seq'>;

/**
 * Everything that can happen at a table, one after the other: what comes with it, and what whoever caused it is told.
 * Nothing else changes the record of a table, its game or its clocks. `Room` says what becomes of each.
 */
export interface TableEvents {
  /** The table is opened in this process. */
  open: Of<{ outages: (after: number) => Promise<Outage[]> }>;

  // People
  /** A connection comes to the table. */
  enter: Of<{ member: Member; resume?: { stream: string; seq: number } | undefined }>;
  /** A player's connection is gone. */
  left: Of<{ seat: number }>;
  say: Of<{ from: Speaker; send: ChatSend }, ChatMessage>;

  // The record
  /** A seat is taken, given up or played by a bot, somebody is muted, the table is blocked, put away … */
  change: Of<{ edit: Edit; alongside?: (() => Alongside) | undefined }, TableRecord>;
  /** The same where it concerns one seat alone, and nobody hears of it. */
  changeQuietly: Of<{ edit: Edit }, TableRecord>;
  /** The host starts. */
  start: Of<{ seat: number }, TableRecord>;
  /** A seat gives its part of the seed. */
  give: Of<{ seat: number; part: string }, TableRecord>;
  describe: Of<{ seat: number }, TableInfo>;

  // The game
  answer: Of<{ seat: number; send: AnswerSend }, Problem | undefined>;
  resign: Of<{ seat: number; when: Resign['when'] }, Problem | undefined>;
  /** Somebody looks at the game. */
  look: Of<{ at: (game: Looked) => unknown }, unknown>;

  // Clocks
  /** How do the clocks stand? */
  clock: Of<{ seat: number }, ClockInfo>;
  /** A voice on stopping the game or going on with it. */
  vote: Of<{ seat: number; vote: Vote }, ClockInfo>;
  /** A voice on taking back a decision. */
  takeBack: Of<{ seat: number; vote: TakeBackVote }, ClockInfo>;
  vacation: Of<{ seat: number; days: number }, ClockInfo>;
  /** The moment has come that something happens by itself: somebody is late or away too long, trading ends … */
  alarm: Of<object>;

  // Bots
  /** The next bot's turn begins, if there is one. */
  botBegins: Of<object, Asked | undefined>;
  /** It ends with what the bot came to; tells whether the next one follows at once. */
  botEnds: Of<{ asked: Asked; answer: Json | undefined }, boolean>;
}

export type EventType = keyof TableEvents;
export type TableEvent<T extends EventType = EventType> = {
  [K in T]: { type: K } & TableEvents[K]['carries'];
}[T];
export type Outcome<T extends EventType> = TableEvents[T]['gives'];

/** What becomes of each event. */
export type Handlers = {
  [T in EventType]: (event: TableEvents[T]['carries'], now: number) => Outcome<T> | Promise<Outcome<T>>;
};
