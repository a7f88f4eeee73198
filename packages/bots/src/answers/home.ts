import type { AreaId, NationId, Sight } from '@ochre/engine';
import { homeOf } from '@ochre/engine/query';
import { best } from '../evaluation/best.ts';

type Board = Pick<Sight, 'rules' | 'open' | 'config'>;

/** What land bears: people, and cities on sites. */
export function landWorth({ rules }: Board, areas: Iterable<AreaId>): number {
  let worth = 0;
  for (const id of areas) {
    const { limit = 0, site } = rules.map.area(id);
    worth += limit + (site ? 3 : 0);
  }
  return worth;
}

export const homeWorth = (board: Board, who: NationId): number => landWorth(board, homeOf(board, who));

export const bestHome = (board: Board, among: readonly NationId[]): NationId =>
  best(among, (who) => homeWorth(board, who));
