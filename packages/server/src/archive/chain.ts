import { type Config, canonical, type GameEvent } from '@ochre/engine';
import { type GameRecord, sealText } from '@ochre/protocol';
import type { Entry } from '../store/store.ts';
import { sha256 } from '../tables/tokens.ts';

const link = (before: string, value: unknown): string => sha256(`${before}\n${canonical(value)}`);

/** The first link of a game's log binds what is dealt to the seed promised. */
export const firstLink = (seedHash: string, config: Config): string => link(seedHash, config);

/** Every further link binds an action to all before it. */
export const nextLink = (before: string, { seq, at, action }: Pick<Entry, 'seq' | 'at' | 'action'>): string =>
  link(before, { seq, at, action });

/** What an action led to, every card that was drawn included. */
export const eventsHash = (events: readonly GameEvent[]): string => sha256(canonical(events));

/** The last link binds everything else that a file tells: who played, what came of each action, how it ended. */
export const sealed = (record: Omit<GameRecord, 'seal'>): GameRecord => ({
  ...record,
  seal: sha256(sealText(record)),
});
