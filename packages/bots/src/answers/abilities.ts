import type { AdvanceId, AreaId, DecisionOf, Json, NationId } from '@ochre/engine';
import type { Use } from '@ochre/engine/abilities/ability.ts';
import { struck } from '@ochre/engine/abilities/area.ts';
import { abilityOf, useOf } from '@ochre/engine/abilities/index.ts';
import { nation } from '@ochre/engine/board/queries.ts';
import type { Mind } from '../mind/mind.ts';
import { hardship, prize, spareSupport } from '../mind/places.ts';
import { rivalry } from '../mind/track.ts';

type Params = { [key: string]: Json };

/** A use that could be made of an ability, and what it would bring. */
interface Idea {
  params: Params;
  worth: number;
}

/** What a special ability says can be done with it. */
type Choices = Record<string, Json>;

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** What striking an area brings: harm to its owners, and their units where they change hands. */
function strikeWorth(mind: Mind, use: Use, area: AreaId, annexed: boolean): number {
  const { sight, rates } = mind;
  let worth = 0;
  for (const units of struck(sight, use, area)) {
    const lost =
      units.tokens * rates.token + (units.city ? 2 * rates.city + hardship(sight, units.of, area) : 0);
    worth += rivalry(sight, mind.who, units.of) * lost;
    if (!annexed) continue;
    if (units.city) worth += prize(sight, mind.who, units.of, area);
    worth += units.tokens * rates.token * 0.7;
  }
  return worth;
}

const areasOf = (choices: Choices): { area: AreaId; price: number }[] =>
  list(choices['area']).map((a) =>
    typeof a === 'string' ? { area: a, price: 0 } : (a as unknown as { area: AreaId; price: number }),
  );

function strikes(mind: Mind, use: Use, choices: Choices, annexed: boolean): Idea[] {
  return areasOf(choices).map(({ area, price }) => ({
    params: { area },
    worth: strikeWorth(mind, use, area, annexed) - price,
  }));
}

/** Ideas for each procedure the engine knows; of others any legal use is taken. */
const IDEAS: Readonly<Record<string, (mind: Mind, use: Use, choices: Choices) => Idea[]>> = {
  destroyArea: (mind, use, choices) => strikes(mind, use, choices, false),
  annexArea: (mind, use, choices) => strikes(mind, use, choices, true),
  gainOrBuyArea(mind, use, choices) {
    const gain = typeof choices['gain'] === 'number' ? choices['gain'] : 0;
    const ideas = strikes(mind, use, choices, true);
    const { stock } = mind.own;
    const spare = Math.min(gain, Math.max(0, stock.tokens - 8));
    if (spare > 0) ideas.push({ params: { gain: spare }, worth: spare });
    return ideas;
  },
  levyCards(mind, _use, choices) {
    const { sight } = mind;
    const worth = (who: NationId): number =>
      sight.handSizes[who]! > 0 ? 1 + rivalry(sight, mind.who, who) + 0.05 * sight.handSizes[who]! : -1;
    const among = (list(choices['nations']) as NationId[]).filter((who) => worth(who) > 0);
    const named = among.sort((a, b) => worth(b) - worth(a)).slice(0, Number(choices['most'] ?? 1));
    return named.length > 0 ? [{ params: { nations: named }, worth: 8 * named.length }] : [];
  },
  sellCards(mind, _use, choices) {
    const { rules } = mind.sight;
    const cards = list(choices['cards']) as string[];
    const single = cards.filter(
      (c) => cards.filter((o) => rules.card(o).name === rules.card(c).name).length === 1,
    );
    const times = Number(choices['times'] ?? 1);
    let room = Number(choices['most'] ?? 0) - 10;
    const sold: string[] = [];
    for (const card of single.sort((a, b) => rules.card(b).stack - rules.card(a).stack)) {
      const brings = times * rules.card(card).stack;
      if (rules.card(card).stack < 4 || brings > room) continue;
      sold.push(card);
      room -= brings;
    }
    return sold.length > 0 && mind.own.treasury < 15
      ? [{ params: { cards: sold }, worth: 2 * sold.length }]
      : [];
  },
  annexBarbarians(mind, _use, choices) {
    const [city] = list(choices['city']) as AreaId[];
    if (city !== undefined && spareSupport(mind.sight, mind.who) > 0)
      return [{ params: { city }, worth: 2 * mind.rates.city }];
    const hordes = Object.entries((choices['tokens'] ?? {}) as Record<AreaId, number>);
    let left = Number(choices['most'] ?? 0);
    const tokens: Record<AreaId, number> = {};
    for (const [area, n] of hordes.sort((a, b) => b[1] - a[1])) {
      const some = Math.min(n, left, mind.sight.rules.policies.limit(mind.sight, mind.who, area));
      if (some > 0) tokens[area] = some;
      left -= some;
    }
    return Object.keys(tokens).length > 0 ? [{ params: { tokens }, worth: 5 }] : [];
  },
  relocateTokens: () => [],
};

const unknown = (mind: Mind, use: Use): Idea[] => {
  const params = abilityOf(use.effect.run).sample(mind.sight, use, mind.rng);
  return params ? [{ params, worth: 1 }] : [];
};

/** The use that brings most, ability after ability, until none brings anything. */
export function useAbility(mind: Mind, { ask, owner }: DecisionOf<'useAbility'>): Json {
  let best: { use: AdvanceId; idea: Idea } | undefined;
  for (const advance of ask.abilities) {
    const use = useOf(mind.sight, owner, advance);
    if (!use) continue;
    const ability = abilityOf(use.effect.run);
    const find = IDEAS[use.effect.run];
    const ideas = find ? find(mind, use, ability.choices(mind.sight, use) as Choices) : unknown(mind, use);
    for (const idea of ideas)
      if (idea.worth > (best?.idea.worth ?? 0) && !ability.check(mind.sight, use, idea.params))
        best = { use: advance, idea };
  }
  if (!best || nation(mind.sight, owner).left) return { pass: true };
  mind.say('useAbility', { advance: best.use });
  return { use: best.use, with: best.idea.params };
}
