import { neighbours, surroundings } from '../board/adjacency.ts';
import { annexTokens } from '../board/cities.ts';
import { CITY_POINTS, hasCity, nation, nations, stockPoints, tokens, unitAreas } from '../board/queries.ts';
import { barbarianStock, controllerOf } from '../board/supply.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import { type AreaId, BARBARIANS, type Frame, type NationId, type Owner } from '../state.ts';
import { annexCities } from './cities.ts';
import { type Copy, calamityOf, citePart, copyOf, modified, number } from './common.ts';

type Annexation = Copy & {
  gainer: Owner;
  /** Who decides for the gainer. */
  leader: NationId;
  left: number;
};

const SPREADING = 1;

const annexationOf = (frame: Frame): Annexation => frame.locals as unknown as Annexation;

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

/** Points that fit are taken from an area: its city first, then tokens. */
function gain(play: Play, frame: Frame, area: AreaId): { city: boolean; tokens: number } {
  const { victim, gainer, left } = annexationOf(frame);
  const stock = stockOf(play, gainer, victim);
  const city = hasCity(play, victim, area) && stock.cities > 0 && left >= CITY_POINTS;
  const rest = left - (city ? CITY_POINTS : 0);
  return { city, tokens: Math.max(0, Math.min(rest, tokens(play, victim, area), stock.tokens)) };
}

const yields = (play: Play, frame: Frame, area: AreaId): boolean => {
  const { city, tokens: n } = gain(play, frame, area);
  return city || n > 0;
};

/** Areas to annex from next: near the gainer if there are any; a city above what is left only where nothing fits. */
function targets(play: Play, frame: Frame): AreaId[] {
  const { victim, gainer } = annexationOf(frame);
  const areas = unitAreas(play, victim);
  const spare = stockOf(play, gainer, victim).cities > 0;
  let among = areas.filter((area) => yields(play, frame, area));
  if (among.length === 0 && spare) among = areas.filter((area) => hasCity(play, victim, area));
  const near = surroundings(play, gainer);
  const close = among.filter((area) => near.has(area));
  return close.length > 0 ? close : among;
}

function annex(play: Play, frame: Frame, area: AreaId): void {
  const a = annexationOf(frame);
  const cite = citePart(calamityOf(play, frame), 'annexed');
  const taken = yields(play, frame, area) ? gain(play, frame, area) : { city: true, tokens: 0 };
  if (taken.city) annexCities(play, a.victim, a.gainer, [area], cite);
  // The token beside a city is lost with it.
  const n = Math.min(taken.tokens, tokens(play, a.victim, area));
  if (n > 0) {
    annexTokens(play, a.victim, a.gainer, area, n);
    const type = a.gainer === BARBARIANS ? 'barbarianTokens' : 'tokensAnnexed';
    play.emit(type, cite, { nation: a.gainer, from: a.victim, tokens: { [area]: n } });
  }
  a.left = Math.max(0, a.left - n - (taken.city ? CITY_POINTS : 0));
}

/** The gainer and its leader: for barbarians who controls them, or whom the victim names. */
function start(play: Play, frame: Frame): boolean {
  const { victim, calamity: purpose } = copyOf(frame);
  const calamity = calamityOf(play, frame);
  const base = number(calamity, 'perCity') * nation(play, victim).cities.length;
  const left = modified(play, victim, calamity, base, 'primary');
  const gainer = left > 0 ? gainerOf(play, victim) : undefined;
  if (gainer === undefined) {
    play.emit('calamityCancelled', calamity.cite, { nation: victim, calamity: purpose });
    return false;
  }
  frame.at = SPREADING;
  Object.assign(frame.locals, { gainer, left });
  play.emit('beneficiary', citePart(calamity, 'beneficiary'), { calamity: purpose, nation: gainer, victim });
  const leader = gainer === BARBARIANS ? controllerOf(play, nation(play, victim).block) : gainer;
  const among = nations(play).filter((who) => who !== victim);
  if (leader !== undefined || among.length === 1) frame.locals['leader'] = leader ?? among[0]!;
  else
    play.ask({
      kind: 'chooseNations',
      owner: victim,
      ask: { purpose: `${purpose}.leader`, among, count: 1 },
      cite: citePart(calamity, 'beneficiary'),
    });
  return true;
}

/** Units of the victim pass to another, area by area outward from what that one holds, while its pieces last. */
export const creepingAnnexation: Step = {
  id: 'creepingAnnexation',
  run(play, frame) {
    if (frame.at !== SPREADING) return start(play, frame) ? 'again' : 'done';
    const { left, leader, calamity: purpose } = annexationOf(frame);
    const among = left > 0 ? targets(play, frame) : [];
    if (among.length === 0) return 'done';
    const cite = citePart(calamityOf(play, frame), 'annexed');
    if (among.length === 1) annex(play, frame, among[0]!);
    else play.ask({ kind: 'chooseOne', owner: leader, ask: { purpose: `${purpose}.area`, among }, cite });
    return 'again';
  },
  on: {
    chooseNations(_play, frame, _by, [leader]) {
      frame.locals['leader'] = leader!;
    },
    chooseOne: (play, frame, _by, area) => annex(play, frame, area),
  },
};
