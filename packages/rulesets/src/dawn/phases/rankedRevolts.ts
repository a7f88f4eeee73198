import type { AreaId, NationId } from '@ochre/engine';
import { reduceAll, reduction } from '@ochre/engine/calamities';
import { type Revolt, type Revolts, revolting } from '@ochre/engine/phases';
import { CITY_POINTS, nation, nations } from '@ochre/engine/query';
import { annexCity, type Play, type Step } from '@ochre/engine/ruleset';
import { own } from '../tables/cites.ts';

interface Ranked extends Revolts {
  /** Unit points in stock when all taxes were paid. */
  points: Record<NationId, number>;
  /** Picked by the victim out of equals. */
  picked?: NationId;
}

function pointsInStock(play: Play): Record<NationId, number> {
  const points: Record<NationId, number> = {};
  for (const who of nations(play)) {
    const { stock } = nation(play, who);
    points[who] = stock.tokens + CITY_POINTS * stock.cities;
  }
  return points;
}

/** The foremost of those who have a city left; the victim keeps its place in the list. */
function foremost(play: Play, { points }: Ranked, victim: NationId): NationId[] {
  const able = nations(play).filter((who) => who === victim || nation(play, who).stock.cities > 0);
  const most = Math.max(...able.map((who) => points[who]!));
  return able.filter((who) => points[who] === most);
}

function seize(play: Play, revolt: Revolt, to: NationId, cities: readonly AreaId[]): void {
  for (const area of cities) annexCity(play, revolt.victim, to, area);
  revolt.left -= cities.length;
  play.emit('taxRevolt', play.rules.cite('taxRevolt'), {
    nation: revolt.victim,
    beneficiary: to,
    cities: [...cities],
  });
}

/** Where the victim itself comes first, or nobody else can, what is left of its revolt costs it cities. */
function reduceRest(play: Play, revolt: Revolt): void {
  const { victim, left } = revolt;
  const others = nations(play).some((who) => who !== victim && nation(play, who).stock.cities > 0);
  const cite = others ? own.taxRevoltOwn : own.taxRevoltReduces;
  const ask = { purpose: 'taxRevoltReduces' as const, among: revolting(play, revolt), count: left };
  revolt.left = 0;
  const question = reduction(play, victim, ask, cite);
  if (question) play.ask(question);
}

/** Cities that revolt over taxes go to who has most unit points in stock, then to the next. */
export const rankedRevolts: Step<Revolts, Ranked> = {
  id: 'rankedRevolts',
  run(play, frame) {
    const ranked = frame.locals;
    ranked.points ??= pointsInStock(play);
    const revolt = ranked.revolts[0];
    if (!revolt) return 'done';
    if (revolt.left === 0) {
      ranked.revolts.shift();
      return 'again';
    }
    const { victim } = revolt;
    const equals = ranked.picked === undefined ? foremost(play, ranked, victim) : [ranked.picked];
    delete ranked.picked;
    const cite = play.rules.cite('taxRevolt');
    if (equals.length > 1) {
      const ask = { purpose: 'taxRevolt' as const, among: equals, count: 1 };
      play.ask({ kind: 'chooseNations', owner: victim, ask, cite });
      return 'again';
    }
    const to = equals[0]!;
    if (to === victim) {
      reduceRest(play, revolt);
      return 'again';
    }
    const among = revolting(play, revolt);
    const count = Math.min(revolt.left, nation(play, to).stock.cities);
    if (count >= among.length) seize(play, revolt, to, among);
    else
      play.ask({
        kind: 'chooseCities',
        owner: to,
        ask: { purpose: 'taxRevolt', of: victim, among, count },
        cite,
      });
    return 'again';
  },
  on: {
    chooseNations(_play, frame, _by, [picked]) {
      frame.locals.picked = picked!;
    },
    chooseCities: (play, frame, by, cities) => seize(play, frame.locals.revolts[0]!, by, cities),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
};
