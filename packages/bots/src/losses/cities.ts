import type { Answer, AreaId, DecisionOf } from '@ochre/engine';
import { nation, reductionRange } from '@ochre/engine/query';
import { invade } from '../barbarians/lead.ts';
import type { Context } from '../evaluation/context.ts';
import { harmOf } from '../evaluation/perils.ts';
import { copy, fall, type NationPieces, piecesOf, piecesWorth, swing } from '../evaluation/pieces.ts';
import { leastLoss } from './foresee.ts';
import { citiesByHardship } from './order.ts';

/** What cities of others are picked for that become one's own; all others are lost to barbarians, or fall. */
const TAKEN = /\.annexed$|^taxRevolt$/;

/** The city goes over to the thinker, or to nobody. */
function after(of: NationPieces, mine: NationPieces, area: AreaId, taken: boolean): NationPieces[] {
  const theirs = copy(of);
  fall(theirs, area);
  if (!taken) return [theirs];
  const own = copy(mine);
  own.cities.add(area);
  return [theirs, own];
}

/** Cities of another in the order it is worth most that they fall, or become one's own as long as there are pieces. */
function citiesOfOther(context: Context, { ask, owner }: DecisionOf<'chooseCities'>, room: number): AreaId[] {
  const open = [...ask.among];
  const chosen: AreaId[] = [];
  let theirs = piecesOf(context.sight, ask.of);
  let mine = piecesOf(context.sight, owner);
  while (open.length > 0 && chosen.length < ask.count) {
    const taken = chosen.length < room;
    let best = 0;
    let top = -Infinity;
    for (const [i, area] of open.entries()) {
      const worth = swing(context, after(theirs, mine, area, taken));
      if (worth > top) [best, top] = [i, worth];
    }
    const [area] = open.splice(best, 1);
    chosen.push(area!);
    [theirs, mine = mine] = after(theirs, mine, area!, taken) as [NationPieces, NationPieces?];
  }
  return chosen;
}

/** Own cities to lose: those easiest to get back, or such a choice with one of them exchanged. */
function ownLosses(
  context: Context,
  among: readonly AreaId[],
  count: number,
  left: (area: AreaId) => number,
): AreaId[] {
  const pieces = piecesOf(context.sight, context.who);
  if (!context.skill.foresees) return citiesByHardship(context, pieces, among, left, count);
  const order = citiesByHardship(context, pieces, among, left);
  const first = order.slice(0, count);
  const others = order.slice(count);
  const choices = [first, ...first.flatMap((_, i) => others.map((other) => first.with(i, other)))];
  const ways = choices.map((way) => {
    const after = copy(pieces);
    for (const area of way) fall(after, area, Math.min(left(area), after.stock));
    return { way, after };
  });
  return leastLoss(context, ways)!;
}

/** Own cities: those easiest to get back. Cities of others: those worth most to take, or that hurt most to lose. */
export function chooseCities(context: Context, decision: DecisionOf<'chooseCities'>): Answer<'chooseCities'> {
  const { ask, owner } = decision;
  const { sight } = context;
  if (ask.of === owner) {
    if (ask.purpose.endsWith('.spared')) {
      const kept = citiesByHardship(context, piecesOf(sight, owner), ask.among, () => 0).slice(-ask.count);
      for (const area of kept) context.say('hardToRebuild', { area });
      return kept;
    }
    const lost = ownLosses(context, ask.among, ask.count, () => 0);
    for (const area of lost) context.sayGivenUp(area);
    return lost;
  }
  const hordes = sight.rules.ruleset.calamities.find(
    (c) => c.id === ask.purpose && harmOf(sight.rules, c).loses === 'toBarbarians',
  );
  if (hordes) return [invade(context, ask.among, Number(hordes.with['tokens']))];
  const room = TAKEN.test(ask.purpose) ? nation(sight, owner).stock.cities : 0;
  const chosen = citiesOfOther(context, decision, room);
  for (const area of chosen) context.say(room > 0 ? 'bestPrize' : 'hurtsMost', { area });
  return chosen;
}

/** The fewest that will do, those easiest to get back, each left with all the tokens it may be. */
export function reduceCities(
  context: Context,
  { ask, owner }: DecisionOf<'reduceCities'>,
): Answer<'reduceCities'> {
  const { sight } = context;
  const count = Math.min(ask.count, ask.among.length) - (ask.spare ?? 0);
  if (count <= 0) context.say('allSpared');
  const most = (area: AreaId): number => reductionRange(sight, owner, area).max;
  let { tokens: stock } = nation(sight, owner).stock;
  return ownLosses(context, ask.among, count, most).map((area) => {
    const tokens = Math.min(most(area), stock);
    stock -= tokens;
    context.sayGivenUp(area);
    return { area, tokens };
  });
}

/** A nation's pieces after so many of its cities were reduced, or destroyed, as its owner would choose. */
export function shorn(
  context: Context,
  pieces: NationPieces,
  among: readonly AreaId[],
  count: number,
  reduced: boolean,
): NationPieces {
  const { sight } = context;
  const left = (area: AreaId): number => (reduced ? reductionRange(sight, pieces.who, area).max : 0);
  const lost = copy(pieces);
  for (const area of citiesByHardship(context, pieces, among, left, count))
    fall(lost, area, Math.min(left(area), lost.stock));
  return lost;
}

/** A step on the track for cities, where the cities are worth less. */
export function preventSteps(
  context: Context,
  { ask, owner }: DecisionOf<'preventSteps'>,
): Answer<'preventSteps'> {
  const { sight, rates } = context;
  const pieces = piecesOf(sight, owner);
  const order = [
    ...citiesByHardship(context, pieces, ask.first, () => 0),
    ...citiesByHardship(
      context,
      pieces,
      ask.among.filter((area) => !ask.first.includes(area)),
      () => 0,
    ),
  ];
  const most = Math.min(ask.steps, Math.floor(order.length / ask.citiesEach));
  const whole = piecesWorth(context, pieces);
  // Steps that the marker cannot make are bought off first, for nothing.
  const beyond = Math.max(0, ask.steps - nation(sight, owner).space);
  let steps = 0;
  let best = 0;
  for (let n = 1; n <= most; n++) {
    const left = copy(pieces);
    for (const area of order.slice(0, n * ask.citiesEach)) fall(left, area);
    const gain = Math.max(0, n - beyond) * rates.step - (whole - piecesWorth(context, left));
    if (gain > best) [steps, best] = [n, gain];
  }
  context.say(steps > 0 ? 'keepStep' : 'keepCities');
  return order.slice(0, steps * ask.citiesEach);
}
