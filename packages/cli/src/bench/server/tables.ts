import { brains } from '@ochre/bots';
import type { Config, Game, GameState } from '@ochre/engine';
import { firstLink, nextLink } from '@ochre/server/archive/chain.ts';
import { deal, SNAPSHOT_EVERY } from '@ochre/server/play/journal.ts';
import { openDatabase } from '@ochre/server/store/open.ts';
import { SqlStore } from '@ochre/server/store/sqlStore.ts';
import type { Alongside, Store, TableRecord } from '@ochre/server/store/store.ts';
import { newTable } from '@ochre/server/tables/create.ts';
import { newToken } from '@ochre/server/tables/tokens.ts';
import { firstClock } from '@ochre/server/time/waiting.ts';
import { gameFor, type Recorded, record } from '@ochre/testkit';

export const game: Game = gameFor('mega');

/** What has to be played again when a game is opened, at its worst. */
const UNSAVED = SNAPSHOT_EVERY - 1;

/** A table, and the tokens of its people in order of the seats. */
export interface Filed {
  id: string;
  tokens: string[];
}

/** A whole game among bots that build: what the board looks like while people play. */
export function recorded(players: number, seed: string): Recorded {
  const config: Config = { ruleset: 'mega', map: game.rules.map.id, players, options: {} };
  return record(game, config, seed, brains['builder']!);
}

/** The states at the beginning of some turns. */
export const positions = ({ turns }: Recorded, from: number, to: number): GameState[] =>
  [...turns].filter(([turn]) => turn >= from && turn <= to).map(([, { state }]) => state);

/** Work on the database in a folder, which a server may have open as well. */
export async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = new SqlStore(await openDatabase({ data }));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Which bot plays a seat; a person, where none does. */
export type LevelOf = (seat: number) => string | undefined;
const people: LevelOf = () => undefined;

/** Files a table that is played on from a position. */
export function fileAt(
  store: Store,
  state: GameState,
  now: number,
  levelOf: LevelOf = people,
): Promise<Filed> {
  return file(store, state.config.players, now, levelOf, (table) => {
    const chain = firstLink(table.seedHash, table.config);
    const { turn, phase } = state.open;
    const entry = { seq: 0, at: now, turn, phase, action: null, events: [], chain };
    const clock = { seq: 0, clock: firstClock(game, state, table, now) };
    return { entry, snapshot: { seq: 0, chain, state }, clock };
  });
}

/** Files a table whose people have played that game, move by move as the journal does, but in few transactions. */
export async function filePlayed(store: Store, played: Recorded, seed: string, now: number): Promise<Filed> {
  const { config } = played.start;
  const filed = await file(store, config.players, now, people, (table) => deal(game, table, seed, now));
  const table = (await store.table(filed.id))!;
  const { state } = game.start(config, seed);
  let chain = firstLink(table.seedHash, table.config);
  const writes: Promise<unknown>[] = [];
  for (const [i, action] of played.actions.entries()) {
    const seq = i + 1;
    const { turn, phase } = state.open;
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(`a recorded action is refused: ${applied.violation.code}`);
    chain = nextLink(chain, { seq, at: now, action });
    const entry = { seq, at: now, turn, phase, action, events: applied.events, chain };
    writes.push(store.append(filed.id, { ...entry, key: `1:recorded-${seq}` }));
    if (seq === played.actions.length - UNSAVED) {
      const clock = { seq, clock: firstClock(game, state, table, now) };
      writes.push(store.saveSnapshot(filed.id, { seq, chain, state }, clock));
    }
  }
  if ((await Promise.all(writes)).includes(false)) throw new Error(`game ${filed.id} could not be filed`);
  return filed;
}

async function file(
  store: Store,
  players: number,
  now: number,
  levelOf: LevelOf,
  dealt: (table: TableRecord) => NonNullable<Alongside['deal']>,
): Promise<Filed> {
  const tokens = Array.from({ length: players }, newToken);
  const { record, seed } = newTable({ name: 'P1', players, timing: { absence: null, trade: null } }, now);
  const seats = record.seats.map(({ seat }) => {
    const level = levelOf(seat);
    return level === undefined
      ? { seat, kind: 'human' as const, name: `P${seat}` }
      : { seat, kind: 'bot' as const, level };
  });
  const { id } = record;
  let table: TableRecord = { ...record, status: 'running', seats };
  await store.createTable({ ...table, status: 'gathering' }, seed, {
    hash: tokens[0]!.hash,
    table: id,
    seat: 1,
  });
  const save = async (alongside: Alongside): Promise<void> => {
    if (!(await store.saveTable(table, alongside))) throw new Error(`table ${id} could not be filed`);
    table = { ...table, version: table.version + 1 };
  };
  await save({ deal: dealt(table) });
  for (const [i, { hash }] of tokens.slice(1).entries())
    await save({ issue: { hash, table: id, seat: i + 2 } });
  return { id, tokens: tokens.map(({ token }) => token) };
}
