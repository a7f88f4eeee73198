import type { Action, Config, Result } from '@ochre/engine';
import { type Static, Type } from 'typebox';
import { SeatInfo } from './seats.ts';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** One step of a game: what was done when, a fingerprint of what came of it, and of the log so far. */
export const RecordEntry = Type.Object({
  seq: Type.Integer({ minimum: 0 }),
  at: Type.Integer({ minimum: 0 }),
  action: Type.Union([Type.Null(), Type.Object({})]),
  events: Hash,
  chain: Hash,
});

/** A game as one file: enough to deal and play it again and to compare. The seed is in it once the game is over. */
export const GameRecord = Type.Object({
  format: Type.Literal('ochre-game-1'),
  table: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.String({ maxLength: 80 }),
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
  actions: Type.Array(RecordEntry, { maxItems: 1_000_000 }),
});
export type GameRecord = Omit<Static<typeof GameRecord>, 'actions'> & {
  actions: (Omit<Static<typeof RecordEntry>, 'action'> & { action: Action | null })[];
};
