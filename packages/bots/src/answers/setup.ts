import type { Answer, AreaId, DecisionOf, NationId } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { offered } from '@ochre/engine/decisions/option.ts';
import { best } from '../mind/best.ts';
import type { Mind } from '../mind/mind.ts';
import { choiceCredits } from '../purchase/market.ts';

/** How much better another start has to look. */
const CLEARLY = 1.1;

/** What speaks for a city in an area while nothing stands there: sites, little farmland lost, no flood and no fire. */
function siteWorth({ sight }: Mind, area: AreaId): number {
  const { limit = 0, site, volcano, floodPlain } = sight.rules.map.area(area);
  return (site ? 8 : 0) - 1.5 * limit - (volcano === undefined ? 0 : 3) - (floodPlain === undefined ? 0 : 2);
}

/** What a civilization's home bears: people, and cities on sites. */
function homeWorth({ sight }: Mind, who: NationId): number {
  let worth = 0;
  for (const { limit = 0, site, region } of sight.rules.map.land)
    if (region === who) worth += limit + (site ? 3 : 0);
  return worth;
}

export function chooseCivilization(
  mind: Mind,
  { ask }: DecisionOf<'chooseCivilization'>,
): Answer<'chooseCivilization'> {
  const chosen = best(ask.among, (who) => homeWorth(mind, who));
  mind.say('goodHome', { nation: chosen });
  return chosen;
}

/** The own civilization, unless another home is clearly better. */
export function exchange(mind: Mind, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const own = CLEARLY * homeWorth(mind, mind.who);
  const others = offered(ask.among, 'nation');
  const nation = best([mind.who, ...others], (who) => (who === mind.who ? own : homeWorth(mind, who)));
  mind.say('goodHome', { nation });
  return nation === mind.who ? null : { nation };
}

/** Cities of a game that begins well under way, on the best places. */
export function foundCities(mind: Mind, { ask }: DecisionOf<'foundCities'>): Answer<'foundCities'> {
  const order = [...ask.among].sort((a, b) => siteWorth(mind, b) - siteWorth(mind, a));
  const sites = order.filter((area) => mind.sight.rules.map.area(area).site).slice(0, ask.onSites);
  const chosen = [...sites, ...order.filter((area) => !sites.includes(area))].slice(0, ask.count);
  for (const area of chosen) mind.say('goodSite', { area });
  return chosen;
}

/** Credits where most is left to buy. */
export function chooseCredits(
  mind: Mind,
  { ask, owner }: DecisionOf<'chooseCredits'>,
): Answer<'chooseCredits'> {
  const { ruleset } = mind.sight.rules;
  const held = new Set(nation(mind.sight, owner).advances);
  const left = ruleset.advances.map((a) => a.id).filter((id) => !held.has(id));
  mind.say('creditsWhereNeeded');
  return choiceCredits(mind.sight, left, ask.points);
}
