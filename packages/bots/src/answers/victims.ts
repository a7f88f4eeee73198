import type { Answer, Calamity, DecisionOf, NationId } from '@ochre/engine';
import { coastal, type Harm, modified } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { harmOf, perilOf } from '../evaluation/perils.ts';
import { type NationPieces, piecesOf, swing } from '../evaluation/pieces.ts';
import { standingOf } from '../evaluation/track.ts';
import { grudgesOf, spite } from '../grudges.ts';
import { shorn } from '../losses/cities.ts';
import { damaged } from '../losses/damage.ts';

/** Nations whose losses are looked at closely: those in front, or near enough. */
const CLOSELY = 3;
/** Those named for these gain by it. */
const GAINERS = /\.(leader|rival|taker)$|^taxRevolt$/;

type After = (context: Context, pieces: NationPieces, n: number) => NationPieces;

/** What is left to a nation that loses so much, as it would choose; `undefined` where that cannot be told. */
const AFTER: Readonly<Record<Harm['loses'], After | undefined>> = {
  units: damaged,
  unitsThere: damaged,
  unitsTaken: undefined,
  citiesReduced: (context, pieces, n) => shorn(context, pieces, [...pieces.cities], n, true),
  citiesDestroyed: (context, pieces, n) => shorn(context, pieces, [...pieces.cities], n, false),
  citiesTaken: undefined,
  citiesToPirates: (context, pieces, n) => {
    const shores = [...pieces.cities].filter((area) => coastal(context.sight, area));
    return shorn(context, pieces, shores, n, false);
  },
  citiesByTheSea: undefined,
  citiesByTheVolcano: undefined,
  support: undefined,
  toBarbarians: undefined,
  cards: undefined,
  treasury: undefined,
  marker: undefined,
};

/** What it is worth that a nation suffers so much of a calamity, its protection counted. */
function hit(context: Context, who: NationId, calamity: Calamity, n: number, plain = false): number {
  const { sight } = context;
  const suffered = plain ? n : modified(sight, who, calamity, n, 'secondary');
  if (suffered === 0) return 0;
  const after = AFTER[harmOf(sight.rules, calamity).loses];
  if (!after) return context.rivalry(who) * perilOf(sight, who, calamity);
  return swing(context, [after(context, piecesOf(sight, who), suffered)]);
}

/** How much more is meant for a nation by who bears it a grudge. */
function ill({ skill, sight, recall }: Context): (who: NationId) => number {
  if (!skill.guesses.grudges) return () => 1;
  const grudges = grudgesOf(sight, recall);
  return (who) => spite(grudges, who);
}

const byRivalry = (context: Context, among: readonly NationId[], spiteful = ill(context)): NationId[] => {
  const rank = new Map(among.map((who) => [who, context.rivalry(who) * spiteful(who)]));
  return [...among].sort((a, b) => rank.get(b)! - rank.get(a)!);
};

/** Says whom a blow is dealt: those ahead of the thinker, and others who feel it. */
function aim(context: Context, victims: readonly NationId[]): void {
  const { sight, who: me } = context;
  for (const nation of victims)
    context.say(standingOf(sight, nation) > standingOf(sight, me) ? 'hitAhead' : 'hitOther', { nation });
}

/** Those in front who feel it come first; of those who would gain by being named, the ones behind. */
export function chooseNations(
  context: Context,
  { ask }: DecisionOf<'chooseNations'>,
): Answer<'chooseNations'> {
  const { purpose, among, count } = ask;
  const calamity = context.sight.rules.ruleset.calamities.find(
    (c) => purpose === c.id || purpose.startsWith(`${c.id}.`),
  );
  const spiteful = ill(context);
  const named = byRivalry(context, among, spiteful);
  if (GAINERS.test(purpose) || (calamity && purpose === calamity.id && !calamity.secondary)) {
    const gainers = named.reverse().slice(0, count);
    for (const nation of gainers) context.say('leastToFear', { nation });
    return gainers;
  }
  const tertiary = purpose.endsWith('.tertiary');
  const measure = (tertiary ? calamity?.tertiary?.measure : calamity?.secondary?.measure) ?? 1;
  if (calamity && (tertiary || purpose === calamity.id)) {
    const near = named.splice(0, CLOSELY + count);
    const worth = new Map(
      near.map((who) => [who, hit(context, who, calamity, measure, tertiary) * spiteful(who)]),
    );
    named.unshift(...near.sort((a, b) => worth.get(b)! - worth.get(a)!));
  }
  const victims = named.slice(0, count);
  aim(context, victims);
  return victims;
}

/** Losses that others are ordered, where they bring most: all of one, half, or none. */
export function orderLosses(context: Context, { ask }: DecisionOf<'orderLosses'>): Answer<'orderLosses'> {
  const { sight } = context;
  const calamity = sight.rules.ruleset.calamities.find((c) => c.id === ask.purpose);
  const spiteful = ill(context);
  const ranked = byRivalry(context, Object.keys(ask.most).sort(), spiteful);
  // By points ordered so far: the best that can be made of them, and the orders that make it.
  let table = new Map<number, { worth: number; orders: Record<NationId, number> }>([
    [0, { worth: 0, orders: {} }],
  ]);
  for (const who of calamity ? ranked.slice(0, CLOSELY) : []) {
    const most = Math.min(ask.total, ask.most[who]!);
    const gains = [...new Set([Math.ceil(most / 2), most])].map((n) => ({
      n,
      worth: hit(context, who, calamity!, n) * spiteful(who),
    }));
    const next = new Map(table);
    for (const [spent, { worth, orders }] of table)
      for (const gain of gains) {
        const sum = spent + gain.n;
        if (sum > ask.total || worth + gain.worth <= (next.get(sum)?.worth ?? -Infinity)) continue;
        next.set(sum, { worth: worth + gain.worth, orders: { ...orders, [who]: gain.n } });
      }
    table = next;
  }
  const [best] = [...table.values()].sort((a, b) => b.worth - a.worth);
  const orders = { ...best!.orders };
  let left = ask.total - Object.values(orders).reduce((sum, n) => sum + n, 0);
  for (const who of ranked) {
    const n = Math.min(left, ask.most[who]! - (orders[who] ?? 0));
    if (n <= 0) continue;
    orders[who] = (orders[who] ?? 0) + n;
    left -= n;
  }
  aim(context, Object.keys(orders));
  return orders;
}
