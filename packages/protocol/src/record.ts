import type { Action, Config, GameEvent, GameState, Result } from '@ochre/engine';
import { type Static, Type } from 'typebox';
import { Hash, WRITTEN } from './common.ts';
import { SeedPart } from './parts.ts';
import { SeatInfo } from './seats.ts';

const Seq = Type.Integer({ minimum: 0 });

/** One step of a game: what was done when, and a fingerprint of the log so far. */
const entry = {
  seq: Seq,
  at: Type.Integer({ minimum: 0 }),
  action: Type.Union([Type.Null(), Type.Object({})]),
  chain: Hash,
};

const head = {
  table: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.String({ maxLength: 80 }),
  /** The release that wrote the file, or founded the table. */
  engine: Type.String({ maxLength: 20 }),
  config: Type.Unsafe<Config>(
    Type.Object({
      ruleset: Type.String({ maxLength: 40 }),
      map: Type.String({ maxLength: 40 }),
      players: Type.Integer({ minimum: 1, maximum: 18 }),
      side: Type.Optional(Type.String({ maxLength: 40 })),
      options: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
    }),
  ),
  seats: Type.Array(SeatInfo, { maxItems: 18 }),
  seedHash: Hash,
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  result: Type.Optional(Type.Unsafe<Result>(Type.Object({}))),
};

/** The fingerprint of what came of an action, or once the game is over all of it. */
const RecordEntry = Type.Object({
  ...entry,
  turn: Type.Integer({ minimum: 0 }),
  phase: Type.String({ maxLength: 40 }),
  events: Type.Union([Hash, Type.Unsafe<GameEvent[]>(Type.Array(Type.Object({})))]),
});

/** What somebody wrote about a moment: that many events of the turn had been told to everybody. */
export const Comment = Type.Object(
  {
    turn: Type.Integer({ minimum: 1, maximum: 9999 }),
    told: Type.Integer({ minimum: 0, maximum: 999_999 }),
    by: Type.Optional(Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\[\\]\\p{C}]*$' })),
    text: Type.String({ minLength: 1, maxLength: 500, pattern: WRITTEN }),
  },
  { additionalProperties: false },
);
export type Comment = Static<typeof Comment>;

/** All that is written about a game, by moment. */
export const Comments = Type.Array(Comment, { maxItems: 500 });

/** What one seat keeps at a table. */
export const OwnComments = Type.Object(
  { comments: Type.Array(Comment, { maxItems: 60 }) },
  { additionalProperties: false },
);
export type OwnComments = Static<typeof OwnComments>;

/**
 * A game as one file: enough to deal and play it again and to compare, and for rules that make something else of it to
 * show what happened. What would be secrets of a game that is played is in it once the game is over: the seed, the
 * events, the state it ended in.
 */
export const GameRecord = Type.Object({
  format: Type.Literal('ochre-game-2'),
  ...head,
  /** The version of the rule set the game was begun by; where newer ones took over is told by the actions. */
  rules: Type.Integer({ minimum: 1 }),
  /** What the seats promised to give to the seed, and gave; `seed` is the server's part of it. */
  parts: Type.Optional(Type.Array(SeedPart, { maxItems: 18 })),
  state: Type.Optional(Type.Unsafe<GameState>(Type.Object({}))),
  actions: Type.Array(RecordEntry, { maxItems: 1_000_000 }),
  /** The last link of the chain: binds names, events and the end to all that was done. */
  seal: Hash,
  /** Written about it by whoever has the file: outside of the seal. */
  comments: Type.Optional(Comments),
});
export type GameRecord = WithActions<Static<typeof GameRecord>>;

/** The same as it was written before rules had versions: names, events and end stand outside of the chain. */
export const FormerRecord = Type.Object({
  format: Type.Literal('ochre-game-1'),
  ...head,
  actions: Type.Array(Type.Object({ ...entry, events: Hash }), { maxItems: 1_000_000 }),
});
export type FormerRecord = WithActions<Static<typeof FormerRecord>>;

type WithActions<R extends { actions: { action: unknown }[] }> = Omit<R, 'actions'> & {
  actions: (Omit<R['actions'][number], 'action'> & { action: Action | null })[];
};
