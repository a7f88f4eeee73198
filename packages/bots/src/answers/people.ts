import type { Answer, AreaId, Counts, DecisionOf, NationId } from '@ochre/engine';
import { grants, nation, tokensIn, tokensOnBoard, value } from '@ochre/engine/query';
import { leadTokens } from '../barbarians/lead.ts';
import type { Context } from '../evaluation/context.ts';
import { strangersAround } from '../evaluation/places.ts';
import { Field } from '../move/field.ts';

/** Tokens one by one to where the next one is worth most. */
function fill(context: Context, room: Counts, budget: number, least: Counts = {}): Counts {
  const field = new Field(context, tokensOnBoard(context.sight, context.who));
  const { tokens } = context.own;
  const { map } = context.sight.rules;
  const areas = map.sorted(Object.keys(room));
  const answer: Counts = {};
  let left = budget;
  const put = (area: AreaId, n: number): void => {
    if (n <= 0) return;
    answer[area] = (answer[area] ?? 0) + n;
    left -= n;
  };
  for (const area of areas) put(area, Math.min(least[area] ?? 0, left));
  while (left > 0) {
    let best: AreaId | undefined;
    let most = -Infinity;
    for (const area of areas) {
      const n = answer[area] ?? 0;
      if (n >= room[area]!) continue;
      // Above the limit they may still walk on: worth least, but not nothing.
      const { index } = map.area(area);
      const worth = field.slot(index, (tokens[area] ?? 0) + n + 1) + 0.01 * field.room(index);
      if (worth > most) [best, most] = [area, worth];
    }
    if (best === undefined) break;
    put(best, 1);
  }
  return answer;
}

/** Hired tokens cost twice and do not stay: only for cities that could fall. */
function guards(context: Context, room: Counts, budget: number): Counts {
  const { sight, who, own } = context;
  const { need } = sight.rules.policies.cityAttack(sight, who, who);
  const answer: Counts = {};
  let left = budget;
  for (const area of sight.rules.map.sorted(Object.keys(room))) {
    if (!own.cities.includes(area) || strangersAround(sight, who, area) < need) continue;
    const n = Math.min(left, room[area]!);
    if (n <= 0) continue;
    answer[area] = n;
    left -= n;
    context.say('hireGuards', { area });
  }
  if (left === budget) context.say('noGuards');
  return answer;
}

export function placeTokens(context: Context, decision: DecisionOf<'placeTokens'>): Answer<'placeTokens'> {
  const { ask } = decision;
  if (ask.from !== undefined) return leadTokens(context, decision);
  if (ask.purpose === 'hire') return guards(context, ask.room, ask.budget);
  context.say('growWhereItCounts');
  return fill(context, ask.room, Math.min(ask.budget, tokensIn(ask.room)));
}

export function relocate(context: Context, { ask }: DecisionOf<'relocate'>): Answer<'relocate'> {
  context.say('growWhereItCounts');
  return fill(context, ask.room, Math.min(tokensIn(ask.from), tokensIn(ask.room)), ask.least);
}

/** Tokens that grow next, were there stock enough. */
function growthDue({ sight }: Context, owner: NationId): number {
  const { growth } = sight.rules.numbers;
  return Object.values(nation(sight, owner).tokens).reduce((sum, n) => sum + Math.min(n, growth), 0);
}

/** Says why a rate is not higher, or not lower. */
function explain(context: Context, { ask, owner }: DecisionOf<'taxRate'>, rate: number): void {
  const { sight } = context;
  const { cities, stock } = nation(sight, owner);
  const due = growthDue(context, owner);
  const short = (at: number): number => Math.max(0, due - Math.max(0, stock.tokens - at * cities.length));
  const revolts = (rate + 1) * cities.length > stock.tokens && !grants(sight, owner, 'noTaxRevolt');
  const growth = short(rate) - short(ask.min);
  if (rate < ask.usual) context.say(revolts ? 'taxRevolt' : 'taxLow', { rate });
  else if (growth > 0) context.say('taxOverGrowth', { growth });
  else if (short(rate) > 0) context.say('taxLeast', { rate });
  else if (rate < ask.max && short(rate + 1) === 0) context.say('taxStock', { rate });
  else context.say('tax', { rate });
}

/** As high as leaves stock to grow from; never so high that cities revolt. */
export function taxRate(context: Context, decision: DecisionOf<'taxRate'>): Answer<'taxRate'> {
  const { ask, owner } = decision;
  const { cities, stock, treasury } = nation(context.sight, owner);
  const growth = tokensOnBoard(context.sight, owner);
  const rich = value(context.sight, owner, 'treasuryPoints') > 1;
  const spare = context.skill.taxes && stock.tokens - ask.max * cities.length >= growthDue(context, owner);
  const wanted = spare || context.turnsLeft <= 1 || rich ? ask.max : treasury > 20 ? ask.min : ask.usual;
  let rate = Math.min(ask.max, Math.max(ask.min, wanted));
  while (rate > ask.usual && stock.tokens - rate * cities.length < Math.min(12, growth / 2)) rate--;
  while (rate > ask.min && rate * cities.length > stock.tokens) rate--;
  explain(context, decision, rate);
  return rate;
}
