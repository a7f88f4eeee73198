import type { Ask, Calamity, Cite, Frame, NationId } from '@ochre/engine';
import {
  annexCities,
  areasOf,
  type Copy,
  calamityOf,
  citePart,
  destroyCities,
  minus,
  nextTo,
  none,
  number,
  pickUnits,
  plus,
  pointsOf,
  replaced,
  twist,
  twistSum,
  type Units,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, nation, nations, tokensIn } from '@ochre/engine/query';
import { annexTokens, destroyCity, type Next, type Play, procedure, remove } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';
import { waits } from '../latecomer.ts';

/** Units worth `points` that `owner` picks of one side, to be lost. */
interface Loss {
  owner: NationId;
  points: number;
  side: 'kept' | 'leaving';
}

type War = Copy & {
  rival: NationId;
  /** What victim and rival have picked for the first faction. */
  faction: Units;
  /** What goes over and nobody has replaced yet, and those who have done what they could. */
  leaving: Units;
  asked: NationId[];
  /** What both sides still have to lose. */
  losses: Loss[];
};

const [START, OWN, RIVAL, SIDES, LOSSES, ANNEX] = [0, 1, 2, 3, 4, 5];

function unitsOf(play: Play, who: NationId): Units {
  const { tokens, cities } = unitsWithin(play, who);
  return { tokens, cities };
}

/** Who comes late leads the other side, else the richest in stock; nothing comes of it where that is the victim. */
function start(play: Play, frame: Frame<War>): Next {
  const { victim, calamity: id } = frame.locals;
  const late = nations(play).find((who) => waits(play, who));
  const rival = late ?? play.rules.policies.beneficiary(play, nations(play));
  if (rival === undefined || rival === victim) return cancel(play, frame, 'none');
  Object.assign(frame.locals, { rival, faction: none(), asked: [], losses: [] } satisfies Partial<War>);
  const cite = late ? citePart(calamityOf(play, frame), 'late') : play.rules.cite('beneficiaryStock');
  play.emit('beneficiary', cite, { calamity: id, nation: rival, victim });
  frame.at = OWN;
  return 'again';
}

function cancel(play: Play, frame: Frame<War>, part: 'none' | 'nothing'): Next {
  const { victim, calamity } = frame.locals;
  play.emit('calamityCancelled', citePart(calamityOf(play, frame), part), { nation: victim, calamity });
  return 'done';
}

/** Units worth `points` out of `among`, picked by `owner`. */
function pick(
  play: Play,
  frame: Frame<War>,
  owner: NationId,
  points: number,
  among: Units,
  cite: Cite,
): Units | undefined {
  const { victim: of, calamity: id } = frame.locals;
  if (points <= 0 || pointsOf(among) === 0) return none();
  return pickUnits(play, owner, { purpose: about(id), of, points, ...among }, cite);
}

function add(frame: Frame<War>, units: Units | undefined): void {
  if (units) frame.locals.faction = plus(frame.locals.faction, units);
}

const smallWar = (play: Play, victim: NationId, calamity: Calamity): Cite | undefined =>
  twist(play, victim, calamity, 'smallWar');

/** The victim picks first, unless an advance leaves it all to the rival. */
function pickOwn(play: Play, frame: Frame<War>): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  frame.at = RIVAL;
  if (smallWar(play, victim, calamity)) return;
  const points = number(calamity, 'own') + twistSum(play, victim, calamity, 'own', 'primary');
  add(frame, pick(play, frame, victim, points, unitsOf(play, victim), citePart(calamity, 'own')));
}

function pickRivals(play: Play, frame: Frame<War>): void {
  const { victim, rival, faction } = frame.locals;
  const calamity = calamityOf(play, frame);
  const small = smallWar(play, victim, calamity);
  const points = small ? twistSum(play, victim, calamity, 'smallWar', 'primary') : number(calamity, 'rival');
  frame.at = SIDES;
  const rest = minus(unitsOf(play, victim), faction);
  add(frame, pick(play, frame, rival, points, rest, small ?? citePart(calamity, 'rival')));
}

/** All else is the second faction; the victim keeps the one it likes better. */
function chooseSide(play: Play, frame: Frame<War>): Next {
  const { victim, rival, faction, calamity: id } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (pointsOf(minus(unitsOf(play, victim), faction)) === 0) return cancel(play, frame, 'nothing');
  frame.at = LOSSES;
  play.emit('factions', citePart(calamity, 'own'), { nation: victim, rival, ...faction });
  const ask = { purpose: about(id, 'side'), among: each('side', ['first', 'second']) };
  play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'side') });
  return 'again';
}

function divide(play: Play, frame: Frame<War>, kept: string): void {
  const { victim, rival, faction } = frame.locals;
  const war = frame.locals;
  war.leaving = kept === 'second' ? faction : minus(unitsOf(play, victim), faction);
  const points = twistSum(play, victim, calamityOf(play, frame), 'bloody', 'primary');
  if (points === 0) return;
  war.losses = [
    { owner: victim, points, side: 'kept' },
    { owner: rival, points, side: 'leaving' },
  ];
}

/** Units next to the other side first, then any; false once both have lost enough. */
function nextLoss(play: Play, frame: Frame<War>): boolean {
  const { victim, leaving, losses } = frame.locals;
  const [loss] = losses;
  if (!loss) return false;
  const kept = minus(unitsOf(play, victim), leaving);
  const [own, other] = loss.side === 'kept' ? [kept, leaving] : [leaving, kept];
  const near = nextTo(play, own, areasOf(other));
  if (loss.points <= 0 || pointsOf(own) === 0) losses.shift();
  else {
    const among = pointsOf(near) > 0 ? near : own;
    const units = pick(
      play,
      frame,
      loss.owner,
      loss.points,
      among,
      citePart(calamityOf(play, frame), 'bloody'),
    );
    if (units) lose(play, frame, units);
  }
  return true;
}

function lose(play: Play, frame: Frame<War>, units: Units): void {
  const { victim, losses } = frame.locals;
  const [loss] = losses;
  for (const area of play.rules.map.sorted(Object.keys(units.tokens)))
    remove(play, victim, area, units.tokens[area]!);
  for (const area of units.cities) destroyCity(play, victim, area);
  if (loss!.side === 'leaving') frame.locals.leaving = minus(frame.locals.leaving, units);
  loss!.points -= pointsOf(units);
  const cities = Object.fromEntries(units.cities.map((area) => [area, 0]));
  const facts = { nation: victim, points: pointsOf(units), tokens: units.tokens, cities };
  play.emit('damageTaken', citePart(calamityOf(play, frame), 'bloody'), facts);
}

/** Who comes late has all cards of the victim and stands where it stands; the victim keeps its own. */
function join(play: Play, frame: Frame<War>, who: NationId): void {
  const { victim } = frame.locals;
  const { advances, space } = nation(play, victim);
  Object.assign(nation(play, who), { advances: [...advances], space });
  const cite = citePart(calamityOf(play, frame), 'joins');
  play.emit('revived', cite, { nation: who, from: victim, advances: [...advances], space });
}

function take(play: Play, frame: Frame<War>, to: NationId, units: Units): void {
  const { victim, rival, leaving } = frame.locals;
  if (waits(play, to)) join(play, frame, to);
  const cite = citePart(calamityOf(play, frame), to === rival ? 'annexed' : 'left');
  annexCities(play, victim, to, play.rules.map.sorted(units.cities), cite);
  const areas = play.rules.map.sorted(Object.keys(units.tokens));
  for (const area of areas) annexTokens(play, victim, to, area, units.tokens[area]!);
  if (areas.length > 0) play.emit('tokensAnnexed', cite, { nation: to, from: victim, tokens: units.tokens });
  frame.locals.leaving = minus(leaving, units);
}

/** What nobody can replace is gone. */
function perish(play: Play, frame: Frame<War>): void {
  const { victim, leaving } = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'left');
  for (const area of play.rules.map.sorted(Object.keys(leaving.tokens))) {
    remove(play, victim, area, leaving.tokens[area]!);
    play.emit('unitsDestroyed', cite, { nation: victim, area, tokens: leaving.tokens[area]!, city: false });
  }
  destroyCities(play, victim, play.rules.map.sorted(leaving.cities), cite);
}

/** The rival replaces what he can, then the next richest in stock, but never the victim. */
function annex(play: Play, frame: Frame<War>): Next {
  const { victim, rival, leaving, asked, calamity: id } = frame.locals;
  if (pointsOf(leaving) === 0) return 'done';
  const able = nations(play).filter((who) => {
    const { stock } = nation(play, who);
    const fits =
      Math.min(stock.tokens, tokensIn(leaving.tokens)) + Math.min(stock.cities, leaving.cities.length);
    return fits > 0 && who !== victim && !asked.includes(who);
  });
  const to = able.includes(rival) ? rival : play.rules.policies.beneficiary(play, able);
  if (to === undefined) {
    perish(play, frame);
    return 'done';
  }
  asked.push(to);
  const units = replaced(leaving, nation(play, to).stock);
  if (units) take(play, frame, to, units);
  else {
    const ask: Ask<'annexUnits'> = { purpose: about(id), of: victim, ...leaving };
    play.ask({ kind: 'annexUnits', owner: to, ask, cite: citePart(calamityOf(play, frame), 'annexed') });
  }
  return 'again';
}

/** A nation falls into two factions: the victim keeps one, the other goes over to the richest in stock. */
export const civilWar = procedure({
  id: 'civilWar',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { own: 'number', rival: 'number' },
    twists: { own: 'number', smallWar: 'number', bloody: 'number' },
    cites: ['none', 'late', 'own', 'rival', 'nothing', 'side', 'bloody', 'annexed', 'joins', 'left'],
  },
  run(play, frame: Frame<War>) {
    if (frame.at === START) return start(play, frame);
    if (frame.at === SIDES) return chooseSide(play, frame);
    if (frame.at === LOSSES && !nextLoss(play, frame)) frame.at = ANNEX;
    if (frame.at === ANNEX) return annex(play, frame);
    if (frame.at === OWN) pickOwn(play, frame);
    else if (frame.at === RIVAL) pickRivals(play, frame);
    return 'again';
  },
  on: {
    pickUnits(play, frame, _by, units) {
      if (frame.at === LOSSES) lose(play, frame, units);
      else add(frame, units);
    },
    chooseOne: (play, frame, _by, answer) => divide(play, frame, chosen(answer, 'side')),
    annexUnits: (play, frame, by, units) => take(play, frame, by, units),
  },
});
