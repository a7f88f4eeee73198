import { type Ask, BARBARIANS, type Frame, type NationId, type Owner } from '@ochre/engine';
import {
  annexCities,
  calamityOf,
  citePart,
  minus,
  none,
  number,
  plus,
  pointsOf,
  replaced,
  twist,
  twistSum,
  type Units,
} from '@ochre/engine/calamities';
import { about, creditsWith, nation, tokensIn } from '@ochre/engine/query';
import { annexTokens, type Play, procedure } from '@ochre/engine/ruleset';
import { eligible, eliminated, replaces, richest } from './leaders.ts';
import { bystanders, dueLosses, involve, nextLoss, takeLoss } from './losses.ts';
import { allOf, leader, pick, type War } from './war.ts';

const [START, OWN, RIVALS, SIDES, WIDEN, LOSSES, ANNEX] = [0, 1, 2, 3, 4, 5, 6];
const FIRST = 'first';
const SECOND = 'second';

/** Points that the victim picks for the first faction by its place on the succession table; none says there is no war. */
function ownPart(play: Play, victim: NationId, frame: Frame<War>): number | undefined {
  const calamity = calamityOf(play, frame);
  const base = (calamity.with['bySpace'] as (number | null)[])[nation(play, victim).space];
  if (base === undefined || base === null) return undefined;
  return Math.max(0, base + twistSum(play, victim, calamity, 'own', 'primary'));
}

/** Who leads the other side: the eligible one with most in stock, or nobody where the victim has as much. */
function start(play: Play, frame: Frame<War>): boolean {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (ownPart(play, victim, frame) === undefined || pointsOf(allOf(play, frame)) === 0) {
    play.emit('calamityCancelled', citePart(calamity, 'bySpace'), { nation: victim, calamity: purpose });
    return false;
  }
  const able = eligible(play, calamity, victim);
  Object.assign(frame.locals, {
    eligible: able,
    faction: none(),
    asked: [],
    losses: [],
  } satisfies Partial<War>);
  frame.at = OWN;
  const among = richest(play, able, victim);
  const cite = citePart(calamity, 'rival');
  if (among.length > 1) {
    const ask = { purpose: about(purpose, 'rival'), among, count: 1 };
    play.ask({ kind: 'chooseNations', owner: victim, ask, cite });
  } else setRival(play, frame, among[0]);
  return true;
}

function setRival(play: Play, frame: Frame<War>, rival: NationId | undefined): void {
  const { victim, calamity } = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'rival');
  if (rival !== undefined) frame.locals.rival = rival;
  play.emit('beneficiary', cite, { calamity, nation: rival ?? BARBARIANS, victim });
}

/** The rule by which an advance has the other side alone pick a small faction. */
const smallWar = (play: Play, frame: Frame<War>): string | undefined =>
  twist(play, frame.locals.victim, calamityOf(play, frame), 'smallWar');

function add(frame: Frame<War>, units: Units): void {
  const war = frame.locals;
  war.faction = plus(war.faction, units);
}

function pickOwn(play: Play, frame: Frame<War>): void {
  const { victim } = frame.locals;
  frame.at = RIVALS;
  if (smallWar(play, frame)) return;
  const cite = citePart(calamityOf(play, frame), 'own');
  const points = ownPart(play, victim, frame)!;
  pick(play, frame, victim, allOf(play, frame), points, cite, (units) => add(frame, units));
}

function pickRivals(play: Play, frame: Frame<War>): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  frame.at = SIDES;
  const small = smallWar(play, frame);
  const points = small ? twistSum(play, victim, calamity, 'smallWar', 'primary') : number(calamity, 'rival');
  const among = minus(allOf(play, frame), frame.locals.faction);
  pick(play, frame, leader(frame), among, points, small ?? citePart(calamity, 'others'), (units) =>
    add(frame, units),
  );
}

function chooseSide(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const { faction, rival } = frame.locals;
  frame.at = WIDEN;
  const facts = {
    nation: victim,
    rival: rival ?? BARBARIANS,
    tokens: faction.tokens,
    cities: faction.cities,
  };
  play.emit('factions', citePart(calamity, 'own'), facts);
  const ask = { purpose: about(purpose, 'side'), among: [FIRST, SECOND] };
  play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'side') });
}

function widen(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose } = frame.locals;
  const war = frame.locals;
  frame.at = LOSSES;
  war.losses = dueLosses(play, frame);
  const among = bystanders(play, frame);
  if (among.length === 1) involve(play, frame, among[0]!);
  else if (among.length > 1) {
    const ask = { purpose: about(purpose, 'bystander'), among, count: 1 };
    const cite = citePart(calamityOf(play, frame), 'bloody');
    play.ask({ kind: 'chooseNations', owner: victim, ask, cite });
  }
}

function take(play: Play, frame: Frame<War>, to: Owner, units: Units): void {
  const war = frame.locals;
  const { victim } = war;
  if (to !== BARBARIANS) revive(play, frame, to);
  const cite = citePart(calamityOf(play, frame), 'annexed');
  annexCities(play, victim, to, play.rules.map.sorted(units.cities), cite);
  const areas = play.rules.map.sorted(Object.keys(units.tokens));
  for (const area of areas) annexTokens(play, victim, to, area, units.tokens[area]!);
  const type = to === BARBARIANS ? 'barbarianTokens' : 'tokensAnnexed';
  if (areas.length > 0) play.emit(type, cite, { nation: to, from: victim, tokens: units.tokens });
  war.leaving = minus(war.leaving, units);
}

/** Who had nothing left on the board begins anew with what the victim knows, where the victim stands. */
function revive(play: Play, frame: Frame<War>, who: NationId): void {
  const war = frame.locals;
  const { victim, revived = [] } = war;
  if (!eliminated(play, who) || revived.includes(who)) return;
  war.revived = [...revived, who];
  const [from, own] = [nation(play, victim), nation(play, who)];
  const received = from.advances.filter((id) => !own.advances.includes(id));
  own.fresh = [...(own.fresh ?? []), ...received];
  own.advances = [...new Set([...own.advances, ...from.advances])];
  if (from.chosen) own.chosen = { ...from.chosen, ...own.chosen };
  for (const id of received) {
    const credits = creditsWith(play, who, id);
    if (credits) own.chosen = { ...own.chosen, [id]: credits };
  }
  own.space = from.space;
  const cite = citePart(calamityOf(play, frame), 'revived');
  play.emit('revived', cite, { nation: who, from: victim, advances: own.advances, space: own.space });
}

/** The rival replaces what he can, then the next one with most in stock, the barbarians where that is the victim. */
function annex(play: Play, frame: Frame<War>): boolean {
  const war = frame.locals;
  const { victim, rival, heir, leaving, asked, calamity: purpose } = war;
  if (pointsOf(leaving) === 0) return false;
  const [n, m] = [tokensIn(leaving.tokens), leaving.cities.length];
  const able = war.eligible.filter((who) => !asked.includes(who) && replaces(play, who, n, m));
  const first = heir ?? (rival !== undefined && able.includes(rival) ? rival : undefined);
  const among = first !== undefined ? [first] : rival === undefined ? [] : richest(play, able, victim);
  const [to] = among;
  if (to === undefined) {
    take(play, frame, BARBARIANS, leaving);
    return false;
  }
  if (among.length > 1) {
    const ask = { purpose: about(purpose, 'taker'), among, count: 1 };
    play.ask({ kind: 'chooseNations', owner: victim, ask, cite: citePart(calamityOf(play, frame), 'rival') });
    return true;
  }
  delete war.heir;
  asked.push(to);
  const units = replaced(leaving, nation(play, to).stock);
  if (units) take(play, frame, to, units);
  else {
    const ask: Ask<'annexUnits'> = { purpose: about(purpose), of: victim, ...leaving };
    play.ask({ kind: 'annexUnits', owner: to, ask, cite: citePart(calamityOf(play, frame), 'annexed') });
  }
  return true;
}

/** A nation falls into two factions; the victim keeps one, the other goes over to a rival, or to the barbarians. */
export const civilWar = procedure({
  id: 'civilWar',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { share: 'number', buffer: 'number', bySpace: 'numbers', rival: 'number', bystander: 'number' },
    twists: { own: 'number', smallWar: 'number', bloody: 'number', widens: 'plain' },
    cites: ['rival', 'bySpace', 'own', 'others', 'side', 'bloody', 'annexed', 'revived'],
  },
  run(play, frame: Frame<War>) {
    if (frame.at === START) return start(play, frame) ? 'again' : 'done';
    if (frame.at === LOSSES && !nextLoss(play, frame)) {
      frame.at = ANNEX;
      const { rival } = frame.locals;
      if (rival !== undefined) revive(play, frame, rival);
    }
    if (frame.at === ANNEX) return annex(play, frame) ? 'again' : 'done';
    const stages: Record<number, (p: Play, f: Frame<War>) => void> = {
      [OWN]: pickOwn,
      [RIVALS]: pickRivals,
      [SIDES]: chooseSide,
      [WIDEN]: widen,
    };
    stages[frame.at]?.(play, frame);
    return 'again';
  },
  on: {
    chooseNations(play, frame, _by, [who], { ask }) {
      if (ask.purpose.endsWith('.rival')) setRival(play, frame, who);
      else if (ask.purpose.endsWith('.taker')) frame.locals.heir = who!;
      else involve(play, frame, who!);
    },
    pickUnits(play, frame, _by, units) {
      if (frame.at === LOSSES) takeLoss(play, frame, units);
      else add(frame, units);
    },
    chooseOne(play, frame, _by, side) {
      const war = frame.locals;
      war.leaving = side === SECOND ? war.faction : minus(allOf(play, frame), war.faction);
    },
    annexUnits: (play, frame, by, units) => take(play, frame, by, units),
  },
});
