import { type Answer, type AreaId, BARBARIANS, type Counts, type DecisionOf } from '@ochre/engine';
import { cityOwner, nation, nations, tokens } from '@ochre/engine/query';
import { best, NOTHING } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { menace, strike } from './strikes.ts';

// Barbarians under the thinker's lead go where they trouble those in front, and keep away from its own land.

const TOKENS = 'tokens';
/** What a pirate ship more may be good for. */
const SHIP = 0.2;

/** What so many of them are worth where they come to stand. */
const worthAt = (context: Context, area: AreaId, n: number): number =>
  strike(context, area, n) + menace(context, area, n);

/** All to one area, or as many as take a city there and the rest to another; some may stay where that is better. */
export function leadTokens(context: Context, { ask }: DecisionOf<'placeTokens'>): Answer<'placeTokens'> {
  const { sight } = context;
  const { budget } = ask;
  const from = ask.from!;
  const areas = sight.rules.map.sorted(Object.keys(ask.room));
  const stay = (n: number): number => (n > 0 ? menace(context, from, n) : 0);
  let found: Counts = {};
  let top = ask.upTo ? stay(budget) : -Infinity;
  const weigh = (answer: Counts, worth: number): void => {
    if (worth > top) [found, top] = [answer, worth];
  };
  const whole = new Map(areas.map((area) => [area, worthAt(context, area, budget)]));
  for (const area of areas) weigh({ [area]: budget }, whole.get(area)!);
  const [second] = [...areas].sort((a, b) => whole.get(b)! - whole.get(a)!);
  for (const area of areas) {
    const city = cityOwner(sight, area);
    if (city === undefined || city === BARBARIANS) continue;
    const { need } = sight.rules.policies.cityAttack(sight, BARBARIANS, city);
    const rest = budget - need;
    if (rest <= 0) continue;
    const taken = worthAt(context, area, need);
    if (ask.upTo) weigh({ [area]: need }, taken + stay(rest));
    for (const other of [second!, ...areas.filter((a) => a !== area).slice(0, 2)])
      if (other !== area) weigh({ [area]: need, [other]: rest }, taken + worthAt(context, other, rest));
  }
  const goes = Object.keys(found);
  for (const area of goes) context.say('barbariansThere', { area });
  if (goes.length === 0) context.say('barbariansStay', { area: from });
  return found;
}

/** Tokens where they threaten others, a ship where there is nobody to threaten by land, nothing next to oneself. */
export function raise(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const area = ask.place!;
  const { sight } = context;
  const here = tokens(sight, BARBARIANS, area);
  const more = sight.rules.numbers.barbarianGrowth ?? 0;
  const worth = (choice: string): number =>
    choice === NOTHING
      ? 0
      : choice === TOKENS
        ? menace(context, area, here + more) - menace(context, area, here)
        : SHIP;
  const raised = best(ask.among, worth);
  if (raised === NOTHING) context.say('bringsNothing');
  else context.say('barbariansThere', { area });
  return raised;
}

/** Where ships of others lie and pirates are many enough, and where they let barbarians cross to those in front. */
export function sail(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { sight } = context;
  const { map } = sight.rules;
  const pirates = sight.open.barbarians.ships;
  const worth = (choice: string): number => {
    const at = choice === NOTHING ? ask.place! : choice;
    const fleet = choice === NOTHING ? (pirates[at] ?? 0) : (pirates[at] ?? 0) + 1;
    let gain = 0;
    for (const who of nations(sight)) {
      const ships = nation(sight, who).ships[at] ?? 0;
      if (ships > 0 && ships <= fleet)
        gain += (who === context.who ? -1 : 0.3) * ships * context.rates.token * 2;
    }
    const bridged = map.water(at).next.filter((next) => pirates[next] && next !== ask.place);
    for (const next of bridged) {
      const ashore = tokens(sight, BARBARIANS, map.water(next).area);
      if (ashore > 0) gain += strike(context, map.water(at).area, ashore);
    }
    return gain + 0.2 * menace(context, map.water(at).area, fleet);
  };
  const to = best(ask.among, worth);
  context.say(to === NOTHING ? 'barbariansStay' : 'barbariansThere', {
    area: map.water(to === NOTHING ? ask.place! : to).area,
  });
  return to;
}

/** Where a horde that comes ashore, or goes on, does most. */
export function invade(context: Context, among: readonly AreaId[], n: number): AreaId {
  const area = best(among, (one) => worthAt(context, one, n));
  context.say('barbariansThere', { area });
  return area;
}
