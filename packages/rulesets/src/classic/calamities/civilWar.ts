import type { Ask, Calamity, Cite, Frame, NationId } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  minus,
  number,
  pickUnits,
  plus,
  replaced,
  type Units,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, holds, nation, nations, tokensIn, unitPoints } from '@ochre/engine/query';
import { annexTokens, type Next, type Play, procedure } from '@ochre/engine/ruleset';

type War = Copy & {
  /** The other side's leader. */
  rival: NationId;
  /** What victim and rival have picked for the first faction. */
  faction: Units;
  /** What goes over and nobody has replaced yet, and those who have been asked to. */
  leaving: Units;
  asked: NationId[];
};

const PICK = 1;
const RIVAL = 2;
const SIDES = 3;
const ANNEX = 4;

const FIRST = 'first';
const SECOND = 'second';

/** A number of the row, or what an advance of the victim makes of it. */
function figure(play: Play, victim: NationId, calamity: Calamity, key: string): { n: number; cite: Cite } {
  const by = calamity.modifiers.find((m) => m.twist === key && holds(play, victim, m.has));
  return by ? { n: by.n!, cite: by.cite } : { n: number(calamity, key), cite: citePart(calamity, key) };
}

/** Units worth `points` out of `among`. */
function pick(
  play: Play,
  frame: Frame<War>,
  owner: NationId,
  points: number,
  among: Units,
  cite: Cite,
): void {
  const { victim, calamity: purpose } = frame.locals;
  if (points === 0) return;
  const units = pickUnits(play, owner, { purpose: about(purpose), of: victim, points, ...among }, cite);
  if (units) add(frame, units);
}

function add(frame: Frame<War>, units: Units): void {
  const war = frame.locals;
  war.faction = plus(war.faction, units);
}

/** An advance may make the war a small one: whom the policy favours leads it and picks all there is of it. */
function start(play: Play, frame: Frame<War>): Next {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const others = nations(play).filter((who) => who !== victim);
  const small = figure(play, victim, calamity, 'smallWar');
  const first = figure(play, victim, calamity, 'own').n + figure(play, victim, calamity, 'rival').n;
  const points = unitPoints(play, victim);
  const enough = points >= number(calamity, 'least') && (small.n > 0 || points > first);
  if (!enough || others.length === 0) {
    play.emit('calamityCancelled', citePart(calamity, 'least'), { nation: victim, calamity: purpose });
    return 'done';
  }
  Object.assign(frame.locals, { faction: { tokens: {}, cities: [] }, asked: [] } satisfies Partial<War>);
  frame.at = small.n > 0 ? RIVAL : PICK;
  const favoured = small.n > 0 ? play.rules.policies.beneficiary(play, others)! : others[0]!;
  if (small.n > 0 || others.length === 1) frame.locals.rival = favoured;
  else {
    const ask = { purpose: about(purpose), among: others, count: 1 };
    play.ask({ kind: 'chooseNations', owner: victim, ask, cite: citePart(calamity, 'rival') });
  }
  return 'again';
}

function pickOwn(play: Play, frame: Frame<War>): void {
  const { victim } = frame.locals;
  const { n, cite } = figure(play, victim, calamityOf(play, frame), 'own');
  frame.at = RIVAL;
  pick(play, frame, victim, n, unitsWithin(play, victim), cite);
}

function pickRivals(play: Play, frame: Frame<War>): void {
  const { victim, rival, faction } = frame.locals;
  const calamity = calamityOf(play, frame);
  const small = figure(play, victim, calamity, 'smallWar');
  const { n, cite } = small.n > 0 ? small : figure(play, victim, calamity, 'rival');
  frame.at = SIDES;
  pick(play, frame, rival, n, minus(unitsWithin(play, victim), faction), cite);
}

/** The victim keeps the faction it likes better; of a small war it keeps the rest. */
function chooseSide(play: Play, frame: Frame<War>): void {
  const { victim, calamity: purpose, rival, faction } = frame.locals;
  const calamity = calamityOf(play, frame);
  frame.at = ANNEX;
  play.emit('factions', citePart(calamity, 'own'), {
    nation: victim,
    rival,
    tokens: faction.tokens,
    cities: faction.cities,
  });
  if (figure(play, victim, calamity, 'smallWar').n > 0) leave(play, frame, SECOND);
  else {
    const ask = { purpose: about(purpose, 'side'), among: [FIRST, SECOND] };
    play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'side') });
  }
}

function leave(play: Play, frame: Frame<War>, kept: string): void {
  const war = frame.locals;
  war.leaving = kept === SECOND ? war.faction : minus(unitsWithin(play, war.victim), war.faction);
}

function take(play: Play, frame: Frame<War>, to: NationId, units: Units): void {
  const war = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'side');
  annexCities(play, war.victim, to, play.rules.map.sorted(units.cities), cite);
  const areas = play.rules.map.sorted(Object.keys(units.tokens));
  for (const area of areas) annexTokens(play, war.victim, to, area, units.tokens[area]!);
  if (areas.length > 0)
    play.emit('tokensAnnexed', cite, { nation: to, from: war.victim, tokens: units.tokens });
  war.leaving = minus(war.leaving, units);
}

/** The rival replaces what he can, then whom the policy favours; what nobody can replace stays. */
function annex(play: Play, frame: Frame<War>): Next {
  const { victim, calamity: purpose, rival, leaving, asked } = frame.locals;
  const able = nations(play).filter((who) => {
    const { stock } = nation(play, who);
    const useful =
      (stock.tokens > 0 && tokensIn(leaving.tokens) > 0) || (stock.cities > 0 && leaving.cities.length > 0);
    return useful && who !== victim && !asked.includes(who);
  });
  const to = able.includes(rival) ? rival : play.rules.policies.beneficiary(play, able);
  if (to === undefined) return 'done';
  asked.push(to);
  const units = replaced(leaving, nation(play, to).stock);
  if (units) {
    take(play, frame, to, units);
    return 'again';
  }
  const ask: Ask<'annexUnits'> = { purpose: about(purpose), of: victim, ...leaving };
  play.ask({ kind: 'annexUnits', owner: to, ask, cite: citePart(calamityOf(play, frame), 'side') });
  return 'again';
}

/** The victim's nation falls into two factions, picked by the victim and a rival; one of them goes over to the rival. */
export const civilWar = procedure({
  id: 'civilWar',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { least: 'number', own: 'number', rival: 'number' },
    twists: { smallWar: 'number', own: 'number', rival: 'number' },
    cites: ['least', 'own', 'rival', 'side'],
  },
  run(play, frame: Frame<War>) {
    if (frame.at === 0) return start(play, frame);
    if (frame.at === ANNEX) return annex(play, frame);
    const stages: Record<number, (p: Play, f: Frame<War>) => void> = {
      [PICK]: pickOwn,
      [RIVAL]: pickRivals,
      [SIDES]: chooseSide,
    };
    stages[frame.at]!(play, frame);
    return 'again';
  },
  on: {
    chooseNations(_play, frame, _by, [rival]) {
      frame.locals.rival = rival!;
    },
    pickUnits: (_play, frame, _by, units) => add(frame, units),
    chooseOne: (play, frame, _by, side) => leave(play, frame, side),
    annexUnits: (play, frame, by, units) => take(play, frame, by, units),
  },
});
