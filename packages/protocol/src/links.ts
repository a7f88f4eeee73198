import { type Action, type Config, canonical, type GameEvent } from '@ochre/engine';
import type { GameRecord } from './record.ts';
import type { SeedPart } from './seed.ts';
import type { Hasher } from './sha256.ts';

/** What the seal of a file is the SHA-256 of: the last link of its chain and all the rest but the table's address and comments. */
function sealText({ table: _, comments: __, ...bound }: Omit<GameRecord, 'seal'>): string {
  return `${bound.actions.at(-1)?.chain ?? bound.seedHash}\n${canonical(bound)}`;
}

interface Filed {
  seq: number;
  at: number;
  action: Action | null;
}

/** The links of a game's log, each of which binds all before it. */
export function linksBy(sha256: Hasher) {
  const link = (before: string, value: unknown): string => sha256(`${before}\n${canonical(value)}`);
  return {
    /** The first one binds what is dealt to the seed promised, and to what the seats gave to it. */
    firstLink: (seedHash: string, config: Config, parts?: readonly SeedPart[]): string =>
      link(seedHash, parts ? { config, parts } : config),

    /** Every further link binds an action to all before it. */
    nextLink: (before: string, { seq, at, action }: Filed): string => link(before, { seq, at, action }),

    /** What an action led to, every card that was drawn included. */
    eventsHash: (events: readonly GameEvent[]): string => sha256(canonical(events)),

    /** The last link binds everything else that a file tells: who played, what came of each action, how it ended. */
    sealed: (record: Omit<GameRecord, 'seal'>): GameRecord => ({ ...record, seal: sha256(sealText(record)) }),
  };
}
