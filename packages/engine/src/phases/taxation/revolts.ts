import { annexCity, destroyCity } from '../../board/cities.ts';
import { nation, nations } from '../../board/queries.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step } from '../../kernel/step.ts';
import type { Position } from '../../position.ts';
import type { CiteKey } from '../../ruleset/cites.ts';
import type { AreaId, Frame, NationId } from '../../state.ts';

export interface Revolt {
  victim: NationId;
  /** Cities still to revolt. */
  left: number;
  /** Cities the victim held when it could not pay: what comes over later was not taxed. Not in games filed before. */
  taxed?: AreaId[];
}
export interface Revolts {
  revolts: Revolt[];
  /** The mechanism whose rule the revolts follow. */
  over: CiteKey;
}

/** The cities of the victim that can revolt. */
export function revolting(p: Position, { victim, taxed }: Revolt): AreaId[] {
  const { cities } = nation(p, victim);
  return p.rules.map.sorted(taxed ? cities.filter((area) => taxed.includes(area)) : cities);
}

/** Whom the policy favours of those with a city left; others whose cities revolt are among them. */
function taker(play: Play, victim: NationId): NationId | undefined {
  const able = nations(play).filter((who) => who !== victim && nation(play, who).stock.cities > 0);
  return play.rules.policies.revoltTaker(play, able);
}

/** How many of the cities that revolt `to` takes at once. */
function share(play: Play, to: NationId): number {
  const most = play.rules.policies.revoltShare?.(play, to) ?? Infinity;
  return Math.min(most, nation(play, to).stock.cities);
}

function lose(play: Play, frame: Frame<Revolts>, to: NationId | undefined, cities: readonly AreaId[]): void {
  const { revolts, over } = frame.locals;
  const revolt = revolts[0]!;
  const { victim } = revolt;
  revolt.left -= cities.length;
  const facts = { nation: victim, cities: [...cities] };
  for (const area of cities) {
    if (to === undefined) destroyCity(play, victim, area);
    else annexCity(play, victim, to, area);
  }
  if (to === undefined) play.emit('citiesDestroyed', play.rules.cite('taxRevoltDestroys'), facts);
  else play.emit('taxRevolt', play.rules.cite(over), { ...facts, beneficiary: to });
}

/** Cities that revolt go to whom the policy favours, counted anew after each taker; nobody left, they are eliminated. */
export const revolts: Step<Revolts> = {
  id: 'revolts',
  cites: ['taxRevoltDestroys'],
  run(play, frame) {
    const { revolts: all, over } = frame.locals;
    const revolt = all[0];
    if (!revolt) return 'done';
    const { victim } = revolt;
    const among = revolting(play, revolt);
    if (revolt.left === 0 || among.length === 0) {
      all.shift();
      return 'again';
    }
    const to = taker(play, victim);
    const count = to === undefined ? revolt.left : Math.min(revolt.left, share(play, to));
    if (count >= among.length) lose(play, frame, to, among);
    else {
      const purpose = to === undefined ? 'taxRevoltDestroys' : 'taxRevolt';
      const cite = play.rules.cite(to === undefined ? 'taxRevoltDestroys' : over);
      play.ask({
        kind: 'chooseCities',
        owner: to ?? victim,
        ask: { purpose, of: victim, among, count },
        cite,
      });
    }
    return 'again';
  },
  on: {
    chooseCities(play, frame, by, cities, { ask }) {
      lose(play, frame, ask.purpose === 'taxRevoltDestroys' ? undefined : by, cities);
    },
  },
};
