import { BARBARIANS, type Frame, type NationId, type Owner } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  minus,
  number,
  pickUnits,
  plus,
  pointsOf,
  replaced,
  twistSum,
  type Units,
  unitsWithin,
} from '@ochre/engine/calamities';
import {
  about,
  adjacent,
  barbarianStock,
  forcePoints,
  nation,
  nations,
  neighbours,
  unitPoints,
} from '@ochre/engine/query';
import { annexTokens, type Next, type Play, procedure } from '@ochre/engine/ruleset';

type War = Copy & {
  /** Who gains the other faction, and who decides for them. */
  rival: Owner;
  leader: NationId;
  faction: Units;
  leaving: Units;
};

const OWN = 1;
const RIVAL = 2;
const SIDES = 3;
const ANNEX = 4;
const REST = 5;
const OVER = 6;

const FIRST = 'first';
const SECOND = 'second';

/** The neighbour with fewest unit points in play; barbarians are one if they are near, and win every tie. */
function rivalOf(play: Play, victim: NationId): Owner {
  const among = neighbours(play, victim).map((who) => ({ who: who as Owner, n: unitPoints(play, who) }));
  if (adjacent(play, victim, BARBARIANS))
    among.push({ who: BARBARIANS, n: forcePoints(play, nation(play, victim).block) });
  const least = Math.min(...among.map(({ n }) => n));
  const found = among.filter(({ n }) => n === least);
  return found.length === 1 ? found[0]!.who : BARBARIANS;
}

function start(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose } = frame.locals;
  const rival = rivalOf(play, victim);
  Object.assign(frame.locals, { rival, faction: { tokens: {}, cities: [] } } satisfies Partial<War>);
  const cite = citePart(calamityOf(play, frame), 'beneficiary');
  play.emit('beneficiary', cite, { calamity: purpose, nation: rival, victim });
  frame.at = OWN;
  if (rival !== BARBARIANS) {
    frame.locals.leader = rival;
    return;
  }
  const ask = { purpose: about(purpose, 'leader'), among: [...nations(play)], count: 1 };
  play.ask({ kind: 'chooseNations', owner: victim, ask, cite });
}

/** Whole units up to the points. */
function pick(play: Play, frame: Frame<War>, owner: NationId, part: 'own' | 'rival'): void {
  const { victim, calamity: purpose, faction } = frame.locals;
  const calamity = calamityOf(play, frame);
  const among = minus(unitsWithin(play, victim), faction);
  const points = Math.max(0, number(calamity, part) + twistSum(play, victim, calamity, part, 'primary'));
  if (points === 0) return;
  const ask = { purpose: about(purpose), of: victim, points, ...among, within: true as const };
  const units = pickUnits(play, owner, ask, citePart(calamity, part));
  if (units) frame.locals.faction = plus(faction, units);
}

function chooseSide(play: Play, frame: Frame<War>): Next {
  const { victim, calamity: purpose, rival, faction } = frame.locals;
  const calamity = calamityOf(play, frame);
  const rest = minus(unitsWithin(play, victim), faction);
  if (pointsOf(faction) === 0 || pointsOf(rest) === 0) {
    play.emit('calamityCancelled', citePart(calamity, 'nothing'), { nation: victim, calamity: purpose });
    return 'done';
  }
  frame.at = ANNEX;
  const { tokens, cities } = faction;
  play.emit('factions', citePart(calamity, 'own'), { nation: victim, rival, tokens, cities });
  const ask = { purpose: about(purpose, 'side'), among: [FIRST, SECOND] };
  play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'side') });
  return 'again';
}

function take(play: Play, frame: Frame<War>, to: Owner, units: Units): void {
  const war = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'side');
  const { sorted } = play.rules.map;
  annexCities(play, war.victim, to, sorted(units.cities), cite);
  const areas = sorted(Object.keys(units.tokens));
  for (const area of areas) annexTokens(play, war.victim, to, area, units.tokens[area]!);
  if (areas.length > 0) {
    const type = to === BARBARIANS ? 'barbarianTokens' : 'tokensAnnexed';
    play.emit(type, cite, { nation: to, from: war.victim, tokens: units.tokens });
  }
  war.leaving = minus(war.leaving, units);
}

/** The rival replaces what the stock allows, of choice where that leaves one. */
function annex(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose, rival, leaving } = frame.locals;
  frame.at = REST;
  if (rival === BARBARIANS) return;
  const units = replaced(leaving, nation(play, rival).stock);
  if (units) take(play, frame, rival, units);
  else {
    const cite = citePart(calamityOf(play, frame), 'side');
    play.ask({
      kind: 'annexUnits',
      owner: rival,
      ask: { purpose: about(purpose), of: victim, ...leaving },
      cite,
    });
  }
}

/** What nobody has replaced turns to barbarians and pirates, as far as they have pieces; the rival's leader says what. */
function rest(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose, leader, leaving } = frame.locals;
  frame.at = OVER;
  const { block } = nation(play, victim);
  const stock = {
    tokens: barbarianStock(play, block, 'tokens'),
    cities: barbarianStock(play, block, 'cities'),
  };
  const units = replaced(leaving, stock);
  if (units) take(play, frame, BARBARIANS, units);
  else {
    const cite = citePart(calamityOf(play, frame), 'side');
    play.ask({
      kind: 'annexUnits',
      owner: leader,
      ask: { purpose: about(purpose), of: victim, ...leaving, stock },
      cite,
    });
  }
}

/** The victim's nation falls into two factions, picked by the victim and a rival; it keeps one, the other goes over. */
export const civilWar = procedure({
  id: 'civilWar',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { own: 'number', rival: 'number' },
    twists: { own: 'number', rival: 'number' },
    cites: ['beneficiary', 'own', 'rival', 'nothing', 'side'],
  },
  run(play, frame: Frame<War>) {
    const { victim, leader } = frame.locals;
    switch (frame.at) {
      case OWN:
        frame.at = RIVAL;
        pick(play, frame, victim, 'own');
        return 'again';
      case RIVAL:
        frame.at = SIDES;
        pick(play, frame, leader, 'rival');
        return 'again';
      case SIDES:
        return chooseSide(play, frame);
      case ANNEX:
        annex(play, frame);
        return 'again';
      case REST:
        rest(play, frame);
        return 'again';
      case OVER:
        return 'done';
      default:
        start(play, frame);
        return 'again';
    }
  },
  on: {
    chooseNations(_play, frame, _by, [leader]) {
      frame.locals.leader = leader!;
    },
    pickUnits(_play, frame, _by, units) {
      const war = frame.locals;
      war.faction = plus(war.faction, units);
    },
    chooseOne(play, frame, _by, kept) {
      const war = frame.locals;
      war.leaving = kept === SECOND ? war.faction : minus(unitsWithin(play, war.victim), war.faction);
    },
    annexUnits: (play, frame, by, units) => take(play, frame, frame.at === OVER ? BARBARIANS : by, units),
  },
});
