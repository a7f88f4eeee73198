import { setImmediate as breathe } from 'node:timers/promises';
import type { GameRecord } from '@ochre/protocol';
import type { Store, TableRecord } from '../store/store.ts';
import { infoOf } from '../tables/info.ts';
import { eventsHash } from './chain.ts';

/** Entries read at a stretch, before others have their turn. */
const PAGE = 100;

export const finished = ({ status }: TableRecord): boolean => status === 'over' || status === 'archived';

/** A table's game as one file; while it is played without its seed. */
export async function gameFile(store: Store, table: TableRecord): Promise<GameRecord> {
  const actions: GameRecord['actions'] = [];
  for (let after = -1; ; after = actions.at(-1)!.seq) {
    const page = await store.entries(table.id, after, PAGE);
    for (const { seq, at, action, events, chain } of page)
      actions.push({ seq, at, action, events: eventsHash(events), chain });
    if (page.length < PAGE) break;
    await breathe();
  }
  const { engine, config, seedHash, title } = table;
  const { seats } = infoOf(table);
  const file: GameRecord = {
    ...{ format: 'ochre-game-1', table: table.id, title, engine, config, seats, seedHash, actions },
  };
  if (!finished(table)) return file;
  const [seed, snapshot] = [await store.seed(table.id), await store.snapshot(table.id)];
  const result = snapshot?.state.open.result;
  return { ...file, ...(seed !== undefined && { seed }), ...(result && { result }) };
}
