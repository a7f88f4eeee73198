import type { AreaId, Counts, NationId } from '@ochre/engine';
import { type Benefit, hasCity, nations, struck, tokens, type Units, type Use } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { fall, limitOf, type NationPieces, piecesOf, put, swing } from '../evaluation/pieces.ts';
import { tokensByUse, tokenUse } from '../losses/order.ts';
import { type Choices, gains, type Idea, type Ideas, list, type Params } from './idea.ts';

/** The pieces of everybody concerned, made when first asked for. */
class Changes {
  readonly #context: Context;
  readonly #all = new Map<NationId, NationPieces>();

  constructor(context: Context) {
    this.#context = context;
  }

  of(who: NationId): NationPieces {
    let pieces = this.#all.get(who);
    if (!pieces) {
      pieces = piecesOf(this.#context.sight, who);
      this.#all.set(who, pieces);
    }
    return pieces;
  }

  /** Units of an area are lost, and come to the thinker where it replaces them. */
  take(area: AreaId, units: readonly Units[], annexed: boolean): this {
    for (const { of, tokens: n, city } of units) {
      put(this.of(of), area, -n);
      if (city) fall(this.of(of), area);
      if (annexed) this.gain(area, n, city);
    }
    return this;
  }

  gain(area: AreaId, n: number, city: boolean): this {
    const own = this.of(this.#context.who);
    if (n > 0) put(own, area, n);
    if (city) own.cities.add(area);
    return this;
  }

  get worth(): number {
    return swing(this.#context, [...this.#all.values()]);
  }
}

type Priced = { area: AreaId; price: number };

const areasOf = (choices: Choices, key = 'area'): Priced[] =>
  list(choices[key]).map((a) => (typeof a === 'string' ? { area: a, price: 0 } : (a as Priced)));

function strikes(context: Context, use: Use, choices: Choices, annexed: boolean): Idea[] {
  return areasOf(choices).map(({ area, price }) => ({
    params: { area },
    worth: new Changes(context).take(area, struck(context.sight, use, area), annexed).worth - price,
  }));
}

/** All units of other nations in an area. */
function strangers({ sight, who }: Context, area: AreaId): Units[] {
  return nations(sight)
    .filter((of) => of !== who)
    .map((of) => ({ of, tokens: tokens(sight, of, area), city: hasCity(sight, of, area) }))
    .filter((u) => u.tokens > 0 || u.city);
}

/** Area after area, the best bargain each time, as many as may be taken together. */
const annexAreas: Ideas = (context, _use, choices) => {
  const most = Number(choices['most'] ?? 1);
  const worthOf = ({ area, price }: Priced): number =>
    new Changes(context).take(area, strangers(context, area), true).worth - price;
  const bargains = areasOf(choices, 'areas')
    .map((one) => ({ ...one, worth: worthOf(one) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const ideas = gains(context, choices);
  const areas: AreaId[] = [];
  let worth = 0;
  for (const one of bargains.slice(0, most)) {
    areas.push(one.area);
    worth += one.worth;
    ideas.push({ params: { areas: [...areas] }, worth });
  }
  for (const one of bargains) ideas.push({ params: { areas: [one.area] }, worth: one.worth });
  return ideas;
};

/** A city in an empty place if it can be supported, else tokens there. */
const settle: Ideas = (context, _use, choices) =>
  list<{ area: AreaId; city?: boolean; tokens?: number }>(choices['settle']).flatMap((one) => {
    const { area, city, tokens: n } = one;
    const ideas: Idea[] = [];
    if (city)
      ideas.push({ params: { area, city: true }, worth: new Changes(context).gain(area, 0, true).worth });
    const room = n ?? limitOf(context, context.who, area);
    if (room > 0 && (n !== undefined || !city))
      ideas.push({
        params: n === undefined ? { area } : { area, tokens: n },
        worth: new Changes(context).gain(area, room, false).worth,
      });
    return ideas;
  });

const convertUnits: Ideas = (context, _use, choices) => [
  ...gains(context, choices),
  ...list<{ area: AreaId; of: NationId; price: number }>(choices['convert']).map(({ area, of, price }) => {
    const units = { of, tokens: tokens(context.sight, of, area), city: hasCity(context.sight, of, area) };
    return { params: { area, of }, worth: new Changes(context).take(area, [units], true).worth - price };
  }),
];

/** Barbarians become own units; or units of those in front become barbarians. */
const convertBarbarians: Ideas = (context, _use, choices) =>
  list<{ area: AreaId; of?: NationId; tokens?: number; city?: boolean }>(choices['convert']).flatMap(
    ({ area, of, tokens: n = 0, city = false }) => {
      const changed = (some: number, whole: boolean): number => {
        const changes = new Changes(context);
        if (of === undefined) return changes.gain(area, some, whole).worth;
        return changes.take(area, [{ of, tokens: some, city: whole }], false).worth;
      };
      const whose: Params = of === undefined ? {} : { of };
      const ideas: Idea[] = [];
      if (city) ideas.push({ params: { area, ...whose, city: true }, worth: changed(0, true) });
      if (n > 0) ideas.push({ params: { area, ...whose, tokens: n }, worth: changed(n, false) });
      return ideas;
    },
  );

const annexBarbarians: Ideas = (context, _use, choices) => {
  const ideas: Idea[] = list<AreaId>(choices['city']).map((city) => ({
    params: { city },
    worth: new Changes(context).gain(city, 0, true).worth,
  }));
  const counts = (choices['tokens'] ?? {}) as Counts;
  const hordes = context.sight.rules.map
    .sorted(Object.keys(counts))
    .map((area) => [area, counts[area]!] as const);
  const most = Number(choices['most'] ?? 0);
  let left = most;
  const all: Counts = {};
  const changes = new Changes(context);
  for (const [area, n] of hordes.sort((a, b) => b[1] - a[1])) {
    const alone = Math.min(n, most, limitOf(context, context.who, area));
    if (alone > 0)
      ideas.push({
        params: { tokens: { [area]: alone } },
        worth: new Changes(context).gain(area, alone, false).worth,
      });
    const some = Math.min(alone, left);
    if (some <= 0) continue;
    all[area] = some;
    changes.gain(area, some, false);
    left -= some;
  }
  if (Object.keys(all).length > 1) ideas.push({ params: { tokens: all }, worth: changes.worth });
  return ideas;
};

/** Tokens that are of no use where they stand go to where one or two more will grow. */
const relocateTokens: Ideas = (context, _use, choices) => {
  const pieces = piecesOf(context.sight, context.who);
  const from: Counts = {};
  const to: Counts = {};
  const room = { ...((choices['to'] ?? {}) as Counts) };
  const { map } = context.sight.rules;
  const near = new Set(Object.keys(pieces.tokens).flatMap((area) => [area, ...map.area(area).land]));
  const open = map.sorted(Object.keys(room).filter((area) => near.has(area)));
  let worth = 0;
  for (const area of tokensByUse(context, pieces, pieces.tokens, Number(choices['tokens'] ?? 0))) {
    const loss = tokenUse(context, pieces, area, pieces.tokens[area]!);
    let target: AreaId | undefined;
    let top = loss + 0.5;
    for (const next of open) {
      if (room[next]! <= 0 || from[next] || next === area || context.own.cities.includes(next)) continue;
      const gain = tokenUse(context, pieces, next, (pieces.tokens[next] ?? 0) + 1);
      if (gain > top) [target, top] = [next, gain];
    }
    if (target === undefined || to[area]) continue;
    from[area] = (from[area] ?? 0) + 1;
    to[target] = (to[target] ?? 0) + 1;
    room[target]!--;
    put(pieces, area, -1);
    put(pieces, target, 1);
    worth += top - loss;
  }
  return worth > 0 ? [{ params: { from, to }, worth }] : [];
};

/** Ideas for abilities that change what stands where. */
export const landIdeas = {
  areaDestroyed: (context, use, choices) => strikes(context, use, choices, false),
  areaTaken: (context, use, choices) => strikes(context, use, choices, true),
  treasuryOrArea: (context, use, choices) => [
    ...gains(context, choices),
    ...strikes(context, use, choices, true),
  ],
  treasuryOrAreas: annexAreas,
  areaSettled: settle,
  areaSettledAfar: settle,
  unitsConverted: convertUnits,
  barbariansConverted: convertBarbarians,
  barbariansTaken: annexBarbarians,
  tokensMoved: relocateTokens,
} satisfies Partial<Record<Benefit, Ideas>>;
