import { type AreaId, BARBARIANS, type NationId } from '@ochre/engine';
import { cityOwner, inPlay, nations, standing, tokens } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { fall, type NationPieces, piecesOf, put, swing } from '../evaluation/pieces.ts';

/** What is thought of a blow that could be struck next time. */
const NEXT = 0.3;
/** What the loss of one token is taken for before it is looked at closely. */
const ABOUT = 2;

/** Tokens of others that fall in a fight with so many barbarians: the weaker side loses first, then both in turn. */
function fallen(barbarians: number, others: number, limit: number): number {
  let [b, o] = [barbarians, others];
  for (let weaker = b <= o; b > 0 && o > 0 && b + o > limit; weaker = !weaker) {
    if (b === o) {
      b--;
      o--;
    } else if (weaker) b--;
    else o--;
  }
  return others - o;
}

/** A nation's pieces with so many tokens less in an area. */
function bled(context: Context, who: NationId, area: AreaId, n: number): NationPieces {
  const pieces = piecesOf(context.sight, who);
  put(pieces, area, -Math.min(n, pieces.tokens[area] ?? 0));
  return pieces;
}

/** What it is worth to the thinker that so many barbarians more come to an area and fight. */
export function strike(context: Context, area: AreaId, n: number): number {
  const { sight } = context;
  const force = n + tokens(sight, BARBARIANS, area);
  const peopled = nations(sight).filter((who) => tokens(sight, who, area) > 0);
  const city = cityOwner(sight, area);
  const after: NationPieces[] = [];
  let spent = 0;
  if (city !== undefined && city !== BARBARIANS) {
    const guards = tokens(sight, city, area);
    const left = force - guards;
    if (left < sight.rules.policies.cityAttack(sight, BARBARIANS, city).need) spent = n;
    else {
      const pieces = bled(context, city, area, guards);
      fall(pieces, area);
      after.push(pieces);
    }
  } else if (peopled.length > 0) {
    const all = peopled.reduce((sum, who) => sum + tokens(sight, who, area), 0);
    const lost = fallen(force, all, standing(sight, area).limit);
    for (const who of peopled)
      after.push(bled(context, who, area, Math.ceil((lost * tokens(sight, who, area)) / all)));
    spent = Math.min(n, lost);
  }
  // Barbarians that perish can do no more harm.
  return (after.length > 0 ? swing(context, after) : 0) - 0.1 * spent;
}

/** A guess at the same from what stands there alone. */
function rough(context: Context, area: AreaId, n: number): number {
  const { sight, rates } = context;
  let worth = 0;
  for (const who of nations(sight)) {
    const there = Math.min(n, tokens(sight, who, area)) * ABOUT;
    const lost = there + (cityOwner(sight, area) === who ? 2 * rates.city * Math.min(1, n / 7) : 0);
    if (lost > 0) worth += context.rivalry(who) * lost;
  }
  return worth;
}

/** What so many barbarians in an area may do from there: the best blow at others, and the worst at the thinker. */
export function menace(context: Context, area: AreaId, n: number): number {
  let best = 0;
  let worst = 0;
  for (const next of context.sight.rules.map.area(area).land) {
    if (!inPlay(context.sight, next)) continue;
    const worth = rough(context, next, n);
    best = Math.max(best, worth);
    worst = Math.min(worst, worth);
  }
  return NEXT * (best + worst);
}
