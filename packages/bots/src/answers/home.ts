import type { NationId, Sight } from '@ochre/engine';
import { best } from '../evaluation/best.ts';

/** What a civilization's home bears: people, and cities on sites. */
export function homeWorth({ rules }: Pick<Sight, 'rules'>, who: NationId): number {
  let worth = 0;
  for (const { limit = 0, site, region } of rules.map.land)
    if (region === who) worth += limit + (site ? 3 : 0);
  return worth;
}

export const bestHome = (sight: Pick<Sight, 'rules'>, among: readonly NationId[]): NationId =>
  best(among, (who) => homeWorth(sight, who));
