import type { AreaId, NationId, Sight } from '@ochre/engine';
import { inPlay } from '@ochre/engine/query';
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

/** An area with what lies next to it by land. */
export function around(board: Board, area: AreaId): AreaId[] {
  return [area, ...board.rules.map.area(area).land].filter((id) => inPlay(board, id));
}

/** The region of a civilization is its home, or, where regions are of no nation, the land around where it may start. */
export function homeWorth(board: Board, who: NationId): number {
  const { land } = board.rules.map;
  const region = land.filter((area) => area.region === who);
  if (region.length > 0)
    return landWorth(
      board,
      region.map(({ id }) => id),
    );
  const starts = land.filter(({ id, start }) => start === who && inPlay(board, id));
  return landWorth(board, new Set(starts.flatMap(({ id }) => around(board, id))));
}

export const bestHome = (board: Board, among: readonly NationId[]): NationId =>
  best(among, (who) => homeWorth(board, who));
