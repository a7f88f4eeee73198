import { type AreaId, BARBARIANS, type Frame, type NationId, type Owner } from '@ochre/engine';
import { annexCities, type Copy, calamityOf, citePart, number } from '@ochre/engine/calamities';
import { wipeOut } from '@ochre/engine/phases';
import {
  about,
  barbarianStock,
  CITY_POINTS,
  controllerOf,
  hasCity,
  modified,
  nation,
  nations,
  neighbours,
  stockPoints,
  surroundings,
  tokens,
  tokensOnBoard,
  unitAreas,
} from '@ochre/engine/query';
import { annexTokens, type Play, procedure } from '@ochre/engine/ruleset';

type Annexation = Copy & {
  gainer: Owner;
  /** Who decides for the gainer. */
  leader: NationId;
  left: number;
};

const SPREADING = 1;

interface Stock {
  tokens: number;
  cities: number;
}

function stockOf(play: Play, who: Owner, victim: NationId): Stock {
  if (who !== BARBARIANS) return nation(play, who).stock;
  const { block } = nation(play, victim);
  return { tokens: barbarianStock(play, block, 'tokens'), cities: barbarianStock(play, block, 'cities') };
}

/** The neighbour with most unit points in stock; barbarians are always one, unless the table says no, and win every tie. */
function gainerOf(play: Play, victim: NationId): Owner | undefined {
  const among = neighbours(play, victim).map((who) => ({ who: who as Owner, n: stockPoints(play, who) }));
  if (play.config.options['tyrants'] !== 'players') {
    const { tokens: n, cities } = stockOf(play, BARBARIANS, victim);
    among.push({ who: BARBARIANS, n: n + CITY_POINTS * cities });
  }
  const most = Math.max(...among.map(({ n }) => n));
  const found = among.filter(({ n }) => n === most);
  if (found.length > 1 && play.config.options['tyrants'] !== 'players') return BARBARIANS;
  return found[0]?.who;
}

/** What the gainer has pieces for of all that the victim has. */
function takeable(play: Play, frame: Frame<Annexation>): Stock {
  const { victim, gainer } = frame.locals;
  const stock = stockOf(play, gainer, victim);
  return {
    tokens: Math.min(stock.tokens, tokensOnBoard(play, victim)),
    cities: Math.min(stock.cities, nation(play, victim).cities.length),
  };
}

/** Whether whole units out of these come to exactly so many points. */
function comesTo({ tokens: n, cities }: Stock, points: number): boolean {
  const most = Math.min(cities, Math.floor(points / CITY_POINTS));
  return points >= 0 && points - CITY_POINTS * most <= n;
}

/** Points that whole units come to: those that are left, else the least more, else all. */
function aim(units: Stock, left: number): number {
  const all = units.tokens + CITY_POINTS * units.cities;
  for (let points = left; points <= all; points++) if (comesTo(units, points)) return points;
  return all;
}

/** What is taken of an area without missing the aim: its city first, then tokens. */
function gain(play: Play, frame: Frame<Annexation>, area: AreaId): { city: boolean; tokens: number } {
  const { victim, left } = frame.locals;
  const { tokens: n, cities } = takeable(play, frame);
  const points = aim({ tokens: n, cities }, left);
  const fits = (city: number, some: number): boolean =>
    comesTo({ tokens: n - some, cities: cities - city }, points - CITY_POINTS * city - some);
  const city = hasCity(play, victim, area) && cities > 0 && fits(1, 0);
  let some = Math.min(n, tokens(play, victim, area));
  while (some > 0 && !fits(Number(city), some)) some--;
  return { city, tokens: some };
}

const yields = (play: Play, frame: Frame<Annexation>, area: AreaId): boolean => {
  const { city, tokens: n } = gain(play, frame, area);
  return city || n > 0;
};

/** Areas to annex from next: near the gainer if there are any. */
function targets(play: Play, frame: Frame<Annexation>): AreaId[] {
  const { victim, gainer } = frame.locals;
  const among = unitAreas(play, victim).filter((area) => yields(play, frame, area));
  const near = surroundings(play, gainer);
  const close = among.filter((area) => near.has(area));
  return close.length > 0 ? close : among;
}

function annex(play: Play, frame: Frame<Annexation>, area: AreaId): void {
  const a = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'annexed');
  const { city, tokens: n } = gain(play, frame, area);
  if (city) annexCities(play, a.victim, a.gainer, [area], cite);
  if (n > 0) {
    annexTokens(play, a.victim, a.gainer, area, n);
    const type = a.gainer === BARBARIANS ? 'barbarianTokens' : 'tokensAnnexed';
    play.emit(type, cite, { nation: a.gainer, from: a.victim, tokens: { [area]: n } });
  }
  a.left = Math.max(0, a.left - n - (city ? CITY_POINTS : 0));
}

/** The gainer and its leader: for barbarians who controls them, or whom the victim names. */
function start(play: Play, frame: Frame<Annexation>): boolean {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const base = number(calamity, 'perCity') * nation(play, victim).cities.length;
  const left = modified(play, victim, calamity, base, 'primary');
  const gainer = left > 0 ? gainerOf(play, victim) : undefined;
  if (gainer === undefined) {
    play.emit('calamityCancelled', calamity.cite, { nation: victim, calamity: purpose });
    return false;
  }
  frame.at = SPREADING;
  Object.assign(frame.locals, { gainer, left } satisfies Partial<Annexation>);
  play.emit('beneficiary', citePart(calamity, 'beneficiary'), { calamity: purpose, nation: gainer, victim });
  const leader = gainer === BARBARIANS ? controllerOf(play, nation(play, victim).block) : gainer;
  const among = nations(play).filter((who) => who !== victim);
  if (leader !== undefined || among.length === 1) frame.locals.leader = leader ?? among[0]!;
  else
    play.ask({
      kind: 'chooseNations',
      owner: victim,
      ask: { purpose: about(purpose, 'leader'), among, count: 1 },
      cite: citePart(calamity, 'beneficiary'),
    });
  return true;
}

/** Units of the victim pass to another, area by area outward from what that one holds, while its pieces last. */
export const tyranny = procedure({
  id: 'tyranny',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { perCity: 'number' },
    twists: {},
    cites: ['beneficiary', 'annexed'],
  },
  run(play, frame: Frame<Annexation>) {
    if (frame.at !== SPREADING) return start(play, frame) ? 'again' : 'done';
    const { victim, left, leader, calamity: purpose } = frame.locals;
    const among = left > 0 ? targets(play, frame) : [];
    if (among.length === 0) return wipeOut(play, [victim]) ? 'again' : 'done';
    const cite = citePart(calamityOf(play, frame), 'annexed');
    if (among.length === 1) annex(play, frame, among[0]!);
    else
      play.ask({ kind: 'chooseOne', owner: leader, ask: { purpose: about(purpose, 'area'), among }, cite });
    return 'again';
  },
  on: {
    chooseNations(_play, frame, _by, [leader]) {
      frame.locals.leader = leader!;
    },
    chooseOne: (play, frame, _by, area) => annex(play, frame, area),
  },
});
