import type { Answer, AreaId, DecisionOf } from '@ochre/engine';
import { around, nation } from '@ochre/engine/query';
import { offered } from '@ochre/engine/testing';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { choiceCredits } from '../purchase/market.ts';
import { bestHome, homeWorth, landWorth } from './home.ts';

/** How much better another start has to look. */
const CLEARLY = 1.1;

/** What speaks for a city in an area while nothing stands there: sites, little farmland lost, no flood and no fire. */
function siteWorth({ sight }: Context, area: AreaId): number {
  const { limit = 0, site, volcano, floodPlain } = sight.rules.map.area(area);
  return (site ? 8 : 0) - 1.5 * limit - (volcano === undefined ? 0 : 3) - (floodPlain === undefined ? 0 : 2);
}

/** Where a nation begins, if it may choose: with most land to live on next to it. */
export function startArea(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const area = best(offered(ask.among, 'area'), (id) => landWorth(context.sight, around(context.sight, id)));
  context.say('goodSite', { area });
  return { area };
}

export function chooseCivilization(
  context: Context,
  { ask }: DecisionOf<'chooseCivilization'>,
): Answer<'chooseCivilization'> {
  const chosen = bestHome(context.sight, ask.among, context.skill.walks);
  context.say('goodHome', { nation: chosen });
  return chosen;
}

/** The own civilization, unless another home is clearly better. */
export function exchange(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { walks } = context.skill;
  const own = CLEARLY * homeWorth(context.sight, context.who, walks);
  const others = offered(ask.among, 'nation');
  const nation = best([context.who, ...others], (who) =>
    who === context.who ? own : homeWorth(context.sight, who, walks),
  );
  context.say('goodHome', { nation });
  return nation === context.who ? null : { nation };
}

/** Cities of a game that begins well under way, on the best places. */
export function foundCities(context: Context, { ask }: DecisionOf<'foundCities'>): Answer<'foundCities'> {
  const order = [...ask.among].sort((a, b) => siteWorth(context, b) - siteWorth(context, a));
  const sites = order.filter((area) => context.sight.rules.map.area(area).site).slice(0, ask.onSites);
  const chosen = [...sites, ...order.filter((area) => !sites.includes(area))].slice(0, ask.count);
  for (const area of chosen) context.say('goodSite', { area });
  return chosen;
}

/** Credits where most is left to buy. */
export function chooseCredits(
  context: Context,
  { ask, owner }: DecisionOf<'chooseCredits'>,
): Answer<'chooseCredits'> {
  const { ruleset } = context.sight.rules;
  const held = new Set(nation(context.sight, owner).advances);
  const left = ruleset.advances.map((a) => a.id).filter((id) => !held.has(id));
  context.say('creditsWhereNeeded');
  return choiceCredits(context.sight, left, ask.points);
}
