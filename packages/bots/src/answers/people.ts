import type { Answer, AreaId, Counts, DecisionOf } from '@ochre/engine';
import { tokensIn } from '@ochre/engine/board/damage.ts';
import { nation, tokensOnBoard } from '@ochre/engine/board/queries.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { leadTokens } from '../barbarians/lead.ts';
import type { Mind } from '../mind/mind.ts';
import { strangersAround } from '../mind/places.ts';
import { Field } from '../move/field.ts';

/** Tokens one by one to where the next one is worth most. */
function fill(mind: Mind, room: Counts, budget: number, least: Counts = {}): Counts {
  const field = new Field(mind, tokensOnBoard(mind.sight, mind.who));
  const { tokens } = mind.own;
  const areas = mind.sight.rules.map.sorted(Object.keys(room));
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
      const worth = field.slot(area, (tokens[area] ?? 0) + n + 1) + 0.01 * field.room(area);
      if (worth > most) [best, most] = [area, worth];
    }
    if (best === undefined) break;
    put(best, 1);
  }
  return answer;
}

/** Hired tokens cost twice and do not stay: only for cities that could fall. */
function guards(mind: Mind, room: Counts, budget: number): Counts {
  const { sight, who, own } = mind;
  const { need } = sight.rules.policies.cityAttack(sight, who, who);
  const answer: Counts = {};
  let left = budget;
  for (const area of sight.rules.map.sorted(Object.keys(room))) {
    if (!own.cities.includes(area) || strangersAround(sight, who, area) < need) continue;
    const n = Math.min(left, room[area]!);
    if (n <= 0) continue;
    answer[area] = n;
    left -= n;
    mind.say('hireGuards', { area });
  }
  if (left === budget) mind.say('noGuards');
  return answer;
}

export function placeTokens(mind: Mind, decision: DecisionOf<'placeTokens'>): Answer<'placeTokens'> {
  const { ask } = decision;
  if (ask.from !== undefined) return leadTokens(mind, decision);
  if (ask.purpose === 'hire') return guards(mind, ask.room, ask.budget);
  mind.say('growWhereItCounts');
  return fill(mind, ask.room, Math.min(ask.budget, tokensIn(ask.room)));
}

export function relocate(mind: Mind, { ask }: DecisionOf<'relocate'>): Answer<'relocate'> {
  mind.say('growWhereItCounts');
  return fill(mind, ask.room, Math.min(tokensIn(ask.from), tokensIn(ask.room)), ask.least);
}

/** As high as leaves stock to grow from; never so high that cities revolt. */
export function taxRate(mind: Mind, { ask, owner }: DecisionOf<'taxRate'>): Answer<'taxRate'> {
  const { cities, stock, treasury } = nation(mind.sight, owner);
  const growth = tokensOnBoard(mind.sight, owner);
  const rich = value(mind.sight, owner, 'treasuryPoints') > 1;
  const wanted = mind.turnsLeft <= 1 || rich ? ask.max : treasury > 20 ? ask.min : ask.usual;
  let rate = Math.min(ask.max, Math.max(ask.min, wanted));
  while (rate > ask.usual && stock.tokens - rate * cities.length < Math.min(12, growth / 2)) rate--;
  while (rate > ask.min && rate * cities.length > stock.tokens) rate--;
  mind.say(rate > ask.usual ? 'taxHigh' : rate < ask.usual ? 'taxLow' : 'tax', { rate });
  return rate;
}
