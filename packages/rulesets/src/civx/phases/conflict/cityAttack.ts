import {
  type Answer,
  type AreaId,
  BARBARIANS,
  type NationId,
  type Owner,
  type Position,
  pick,
} from '@ochre/engine';
import { citeGrant, cityOwner, commodities, grants, nation, tokenOwners, tokens } from '@ochre/engine/query';
import {
  collect,
  dismiss,
  give,
  type Play,
  place,
  raze,
  remove,
  type Step,
  shift,
} from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';
import { own } from '../../tables/cites.ts';
import { askShips, type Calls, callShips, fleet, joinFight, reserves } from './fleets.ts';
import { fighters, hired } from './muster.ts';
import { tokenConflict } from './tokenConflict.ts';

interface Assault {
  area: AreaId;
  /** Who is left once all others outside the walls are beaten, or said beforehand. */
  attacker?: Owner;
  loot: boolean;
  plain?: boolean;
}
interface Siege extends Assault {
  attacker: Owner;
  defender: Owner;
  /** Ships whose owners have yet to say whether they take part. */
  calls?: Calls;
  /** Attackers with hired tokens there, whatever has become of those. */
  hirers: Owner[];
  /** What the owner of the city leaves to the conqueror. */
  spoils?: 'card' | 'treasury';
}

const [REINFORCE, OUTSIDE, ATTACK, PERMIT, SPOILS, OVER] = [0, 1, 2, 3, 4, 5];
/** Treasury for a city taken with hired tokens: CX 19.521. */
const HIRED_PLUNDER = 5;

function terms(p: Position, { area, attacker, plain }: Siege): { need: number; defenders: number } {
  const { attackers, defenders } = p.rules.numbers;
  return plain
    ? { need: attackers, defenders }
    : p.rules.policies.cityAttack(p, attacker, cityOwner(p, area)!);
}

/** Tokens of the attacker there, and ships that count. */
function force(p: Position, { area, attacker, plain }: Siege): number {
  const n = fighters(p, attacker, area);
  return n > 0 && !plain ? n + fleet(p, attacker, area).length : n;
}

/** Those with tokens beside the city of another, and of these one who is strong enough as things stand. */
function besiegers(p: Position, area: AreaId): Owner[] {
  return tokenOwners(p, area).filter((who) => who !== cityOwner(p, area));
}

/** `ahead`: ships that may yet join count as well. */
export function strongEnough(p: Position, area: AreaId, attacker: Owner, ahead: boolean): boolean {
  const siege = { area, attacker } as Siege;
  const more = ahead ? reserves(p, attacker, area) : 0;
  return force(p, siege) + more >= terms(p, siege).need;
}

export function besieger(p: Position, area: AreaId, ahead = false): Owner | undefined {
  return besiegers(p, area).find((attacker) => strongEnough(p, area, attacker, ahead));
}

/** Ships of all who may come to blows. */
function callAll(play: Play, { area, plain }: Siege): Calls {
  const fight = tokenOwners(play, area).length > 1 || besieger(play, area, true) !== undefined;
  if (plain || !fight) return {};
  return callShips(play, area, [...besiegers(play, area), cityOwner(play, area)!]);
}

/** Whose city has no tokens beside it may bring one from next door, where another one stays. */
function reinforce(play: Play, siege: Siege): void {
  const owner = cityOwner(play, siege.area)!;
  if (siege.plain || owner === BARBARIANS || !grants(play, owner, 'lossesNearby')) return;
  if (tokens(play, owner, siege.area) > 0 || besieger(play, siege.area) === undefined) return;
  const near = play.rules.map.area(siege.area).land.filter((next) => tokens(play, owner, next) > 1);
  if (near.length === 0) return;
  const ask = { purpose: 'reinforce' as const, among: [null, ...each('area', play.rules.map.sorted(near))] };
  play.ask({ kind: 'chooseOne', owner, ask, cite: own.reinforce });
}

function hold(play: Play, { area, attacker, defender }: Siege): void {
  const lost = tokens(play, attacker, area);
  const extra = hired(play, attacker, area);
  remove(play, attacker, area, lost);
  if (extra > 0) dismiss(play, attacker as NationId, area, extra);
  const facts = { area, attacker, defender, tokens: lost + extra, ships: 0 };
  play.emit('cityHeld', play.rules.cite('cityHeld'), facts);
}

/** The city turns into tokens, as far as the stock goes. */
function fall(play: Play, siege: Siege): void {
  const { area, attacker, defender, plain = false } = siege;
  const { defenders } = terms(play, siege);
  const attackers = force(play, siege);
  raze(play, defender, area);
  const placed =
    defender === BARBARIANS ? defenders : Math.min(defenders, nation(play, defender).stock.tokens);
  place(play, defender, area, placed);
  const cite = play.rules.cite(defender === BARBARIANS ? 'pirateCityFalls' : 'cityFalls');
  play.emit('cityFalls', cite, { area, attacker, defender, attackers, defenders: placed });
  play.push(tokenConflict, { area, plain, called: true, fallen: true, fire: [attacker] });
}

/** A conqueror who is too noble takes nothing, unless from pirates or those who respect no city either. */
function spares(play: Play, { attacker, defender }: Siege): boolean {
  if (defender === BARBARIANS || !grants(play, attacker, 'magnanimous')) return false;
  return !grants(play, defender, 'closedCities') && !grants(play, defender, 'opensCities');
}

/** Some owners say what the conqueror may take. */
function permit(play: Play, siege: Siege): void {
  const { defender } = siege;
  if (defender === BARBARIANS || !grants(play, defender, 'choosesSpoils')) return;
  const hand = commodities(play.rules, play.own(defender).hand);
  if (hand.length === 0) siege.spoils = 'treasury';
  else {
    const ask = { purpose: 'permitSpoils' as const, among: each('spoils', ['card', 'treasury']) };
    const cite = citeGrant(play, defender, 'choosesSpoils');
    play.ask({ kind: 'chooseOne', owner: defender, ask, cite });
  }
}

function askSpoils(play: Play, { attacker, defender, spoils, hirers }: Siege): void {
  const pirates = defender === BARBARIANS;
  const mercenaries = hirers.includes(attacker);
  const most = mercenaries ? HIRED_PLUNDER : play.rules.numbers.plunder;
  const card =
    !pirates && spoils !== 'treasury' && commodities(play.rules, play.own(defender).hand).length > 0;
  const treasury = spoils === 'card' ? 0 : Math.min(most, nation(play, attacker).stock.tokens);
  if (!card && treasury === 0) return;
  const cite =
    mercenaries && !pirates ? own.hiredPlunder : play.rules.cite(pirates ? 'pirateSpoils' : 'spoils');
  play.ask({ kind: 'spoils', owner: attacker, ask: { from: defender, card, treasury }, cite });
}

function takeSpoils(play: Play, siege: Siege, by: NationId, answer: Answer<'spoils'>): void {
  const { area, defender } = siege;
  if (answer.card) {
    const card = pick(play.rng, commodities(play.rules, play.own(defender).hand));
    give(play, defender, by, [card]);
    const known = { [by]: { card }, [defender]: { card } };
    play.emit('cardTaken', play.rules.cite('spoils'), { area, nation: by, from: defender }, known);
  }
  if (answer.treasury > 0) {
    collect(play, by, answer.treasury);
    play.emit('plunder', play.rules.cite('plunder'), { area, nation: by, treasury: answer.treasury });
  }
}

/** Tokens of others against the city in `area`. */
export const cityAttack: Step<Assault, Siege> = {
  id: 'cityAttack',
  calls: [tokenConflict],
  run(play, frame) {
    const s = frame.locals;
    const { area, plain = false } = s;
    switch (frame.at++) {
      case REINFORCE:
        s.calls ??= callAll(play, s);
        if (askShips(play, s.calls)) {
          frame.at = REINFORCE;
          return 'again';
        }
        reinforce(play, s);
        return 'again';
      case OUTSIDE: {
        s.defender = cityOwner(play, area)!;
        s.hirers = besiegers(play, area).filter((who) => hired(play, who, area) > 0);
        // Attackers keep their fire for the walls.
        if (tokenOwners(play, area).length > 1)
          play.push(tokenConflict, { area, plain, called: true, fire: [s.defender] });
        return 'again';
      }
      case ATTACK:
        s.attacker ??= besiegers(play, area)[0]!;
        if (s.attacker === undefined || tokens(play, s.attacker, area) === 0) return 'done';
        if (force(play, s) < terms(play, s).need) {
          hold(play, s);
          return 'done';
        }
        fall(play, s);
        return 'again';
      case PERMIT:
        if (!s.loot || s.attacker === BARBARIANS || fighters(play, s.attacker, area) === 0) return 'done';
        if (spares(play, s)) return 'done';
        permit(play, s);
        return 'again';
      case SPOILS:
        askSpoils(play, s);
        return 'again';
      default:
        frame.at = OVER;
        return 'done';
    }
  },
  on: {
    chooseOne(play, frame, by, answer, { ask, cite }) {
      const s = frame.locals;
      if (ask.purpose === 'shipsFight') joinFight(play, s.area, by, ask.place!, chosen(answer, 'count'));
      else if (ask.purpose === 'permitSpoils') {
        s.spoils = chosen(answer, 'spoils');
        play.emit('spoilsPermitted', cite, { nation: by, attacker: s.attacker, spoils: s.spoils });
      } else if (answer !== null) {
        const from = chosen(answer, 'area');
        shift(play, by, from, s.area, 1);
        play.emit('reinforced', own.reinforce, { nation: by, from, area: s.area });
      }
    },
    spoils(play, frame, by, answer, { ask, cite }) {
      takeSpoils(play, frame.locals, by, answer);
      // The card comes before the treasury, which may be decided on in its light.
      const treasury = ask.treasury - answer.treasury;
      if (answer.card && treasury > 0)
        play.ask({ kind: 'spoils', owner: by, ask: { from: ask.from, card: false, treasury }, cite });
    },
  },
};
