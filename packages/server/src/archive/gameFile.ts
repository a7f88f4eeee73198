import { setImmediate as breathe } from 'node:timers/promises';
import type { GameRecord } from '@ochre/protocol';
import type { Store, TableRecord } from '../store/store.ts';
import { infoOf } from '../tables/info.ts';
import { eventsHash, sealed } from './chain.ts';

/** Entries read at a stretch, before others have their turn. */
const PAGE = 100;

export const finished = ({ status }: TableRecord): boolean => status === 'over' || status === 'archived';

/** A table's game as one file; while it is played without its secrets. */
export async function gameFile(store: Store, table: TableRecord): Promise<GameRecord> {
  const over = finished(table);
  const actions: GameRecord['actions'] = [];
  for (let after = -1; ; after = actions.at(-1)!.seq) {
    const page = await store.entries(table.id, after, PAGE);
    for (const { seq, at, turn, phase, action, events, chain } of page)
      actions.push({ seq, at, turn, phase, action, events: over ? events : eventsHash(events), chain });
    if (page.length < PAGE) break;
    await breathe();
  }
  const { engine, config, seedHash, draw, title, rules = 1 } = table;
  const { seats } = infoOf(table);
  const file: Omit<GameRecord, 'seal'> = {
    format: 'ochre-game-2',
    table: table.id,
    title,
    engine,
    rules,
    config,
    seats,
    seedHash,
    ...(draw && { parts: draw.parts }),
    actions,
  };
  if (!over) return sealed(file);
  const [seed, snapshot] = [await store.seed(table.id), await store.snapshot(table.id)];
  const { state } = snapshot ?? {};
  const result = state?.open.result;
  return sealed({
    ...file,
    ...(seed !== undefined && { seed }),
    ...(result && { result }),
    ...(state && { state }),
  });
}
