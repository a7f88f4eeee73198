import type { AreaId, NationId, Sight } from '@ochre/engine';
import { homeOf, startsIn } from '@ochre/engine/query';
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

/** What of a home is reached on foot from where its nation starts. */
function homeOnFoot(board: Board, who: NationId): Set<AreaId> {
  const home = new Set(homeOf(board, who));
  const reached = new Set(startsIn(board, who));
  for (const id of reached)
    for (const next of board.rules.map.area(id).land) if (home.has(next)) reached.add(next);
  return reached;
}

export const homeWorth = (board: Board, who: NationId, onFoot = false): number =>
  landWorth(board, onFoot ? homeOnFoot(board, who) : homeOf(board, who));

export const bestHome = (board: Board, among: readonly NationId[], onFoot = false): NationId =>
  best(among, (who) => homeWorth(board, who, onFoot));
