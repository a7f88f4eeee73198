import { type GameState, migrate } from '@ochre/engine';
import { PACES } from '@ochre/protocol';
import { partsOf } from '@ochre/protocol/verify.ts';
import { rulesetFor } from '../games.ts';
import type { Entry, SnapshotRow, Store, TableRecord } from '../store/store.ts';
import { newId, newToken } from '../tables/tokens.ts';
import { type GameFile, Mismatch, verify } from './verify.ts';

interface Told {
  entries: Entry[];
  /** As the game ended. */
  state: GameState;
}

/** The steps of a game as these rules play them, each compared with the file. */
function played(file: GameFile): Told | { unproved: string } {
  const entries: Entry[] = [];
  let state: GameState | undefined;
  const { result, unproved } = verify(file, (step) => {
    state = step.state;
    const { seq, turn, phase, action, events } = step;
    const { at, chain } = file.actions[seq]!;
    entries.push({ seq, at, turn, phase, action, events, chain });
  });
  if (!result) throw new Mismatch('unfinished', 'the game did not come to an end');
  return unproved === undefined ? { entries, state: state! } : { unproved };
}

/** The same as the file tells them. */
function told(file: GameFile, unproved: string): Told {
  if (file.format === 'ochre-game-1' || !file.state)
    throw new Mismatch('otherwise', `${unproved}; what happened is not told in the file`);
  const entries = file.actions.map(({ events, ...entry }): Entry => {
    if (typeof events === 'string')
      throw new Mismatch('unfinished', `entry ${entry.seq} does not tell what happened`, entry.seq);
    return { ...entry, events };
  });
  return { entries, state: migrate(file.state, rulesetFor(file.config.ruleset)) };
}

/**
 * Files a finished game, once it is found true, as a table of the same id (a new one where that is taken). A game of
 * older rules that these do not play as it was is filed as told, if that is wanted.
 */
export async function importGame(
  store: Store,
  file: GameFile,
  now: number,
  alsoUnproved = false,
): Promise<{ table: TableRecord; unproved?: string }> {
  const again = played(file);
  const unproved = 'unproved' in again ? again.unproved : undefined;
  if (unproved !== undefined && !alsoUnproved) throw new Mismatch('otherwise', unproved);
  const { entries, state } = 'unproved' in again ? told(file, again.unproved) : again;
  const taken = (await store.table(file.table)) !== undefined;
  const id = taken || !/^[A-Za-z0-9]{16}$/.test(file.table) ? newId() : file.table;
  const table = tableOf(file, id, now);
  const { hash } = newToken();
  await store.createTable(table, file.seed!, { hash, table: id, seat: table.host });
  // A seat nobody holds a token of: the table is there to be looked at.
  const { seq, chain } = entries.at(-1)!;
  const snapshot: SnapshotRow = { seq, chain, state };
  if (!(await store.saveTable(table, { revoke: [table.host], deal: { entry: entries[0]!, snapshot } })))
    throw new Error(`table ${id} was changed meanwhile`);
  for (const entry of entries.slice(1))
    if (!(await store.append(id, entry))) throw new Error(`entry ${entry.seq} of ${id} was filed already`);
  return {
    table: { ...table, version: table.version + 1 },
    ...(unproved !== undefined && { unproved }),
  };
}

function tableOf(file: GameFile, id: string, now: number): TableRecord {
  const { title, engine, config, seats, seedHash, actions } = file;
  const parts = partsOf(file);
  return {
    id,
    title,
    engine,
    config,
    seedHash,
    ...(parts && { draw: { until: actions[0]!.at, parts: [...parts] } }),
    version: 1,
    rules: file.format === 'ochre-game-1' ? 1 : file.rules,
    status: 'over',
    privacy: 'link',
    spectators: true,
    createdAt: actions[0]!.at,
    updatedAt: now,
    timing: PACES.calm,
    host: seats[0]?.seat ?? 1,
    seats: seats.map(({ seat, kind, name, level }) => ({
      seat,
      kind,
      ...(name !== undefined && { name }),
      ...(level !== undefined && { level }),
    })),
  };
}
