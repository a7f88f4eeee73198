import { type AreaId, BARBARIANS, type Frame, type NationId } from '@ochre/engine';
import { cityOwner, conflictAreas, grants, nation, nations, standing, tokens } from '@ochre/engine/query';
import { dismiss, type Nothing, type Play, type Step } from '@ochre/engine/ruleset';
import { own } from '../tables/cites.ts';
import { besieger, cityAttack } from './conflict/cityAttack.ts';
import { tokenConflict } from './conflict/tokenConflict.ts';

interface Battles {
  fights: AreaId[];
  attacks: AreaId[];
  next?: AreaId;
  /** Who was asked about the next one, and those of them who put their own attack before those on their cities. */
  asked?: NationId[];
  insisting?: NationId[];
}

const [FIND, FIGHT, ATTACK, OVER] = [0, 1, 2, 3];

function involved(play: Play, who: NationId, area: AreaId): boolean {
  return tokens(play, who, area) > 0 || cityOwner(play, area) === who;
}

/** Cities that will fall take more tokens than their owner has in stock. */
function short(play: Play, who: NationId, attacks: readonly AreaId[]): boolean {
  let due = 0;
  for (const area of attacks) {
    const attacker = cityOwner(play, area) === who ? besieger(play, area, true) : undefined;
    if (attacker !== undefined) due += play.rules.policies.cityAttack(play, attacker, who).defenders;
  }
  return due > nation(play, who).stock.tokens;
}

/** The order makes a difference where losses come from elsewhere, or stock is short for cities that fall. */
function orderMatters(play: Play, areas: readonly AreaId[], attacking: boolean): boolean {
  return nations(play).some(
    (who) =>
      areas.some((area) => involved(play, who, area)) &&
      (grants(play, who, 'lossesNearby') || (attacking && short(play, who, areas))),
  );
}

/** Attacks of `who` that may come before one on a city of theirs, which is short of tokens to turn into. */
function ownAttacks(play: Play, { attacks, asked, insisting = [] }: Battles, who: NationId): AreaId[] {
  if (asked?.includes(who) || !short(play, who, attacks)) return [];
  return attacks.filter((area) => {
    const defender = cityOwner(play, area);
    return tokens(play, who, area) > 0 && !(defender && insisting.includes(defender));
  });
}

function askOrder(play: Play, battles: Battles, owner: NationId, areas: readonly AreaId[]): undefined {
  battles.asked = [...(battles.asked ?? []), owner];
  const ask = { purpose: 'battleOrder' as const, among: play.rules.map.sorted(areas) };
  play.ask({ kind: 'chooseOne', owner, ask, cite: own.battleOrder });
}

/**
 * Of those who are part of several the first in ranking picks one of these, where it matters. Whose city would
 * be attacked by that may settle attacks of their own before.
 */
function choose(
  play: Play,
  frame: Frame<Battles>,
  areas: readonly AreaId[],
  plain: boolean,
): AreaId | undefined {
  const b = frame.locals;
  if (plain || areas.length === 1 || !orderMatters(play, areas, frame.at === ATTACK)) return areas[0]!;
  if (b.next === undefined) {
    const partOf = (who: NationId): AreaId[] => areas.filter((area) => involved(play, who, area));
    const first = nations(play).find((who) => partOf(who).length > 1);
    return first === undefined ? areas[0]! : askOrder(play, b, first, partOf(first));
  }
  const { next } = b;
  const defender = cityOwner(play, next);
  const attacks = defender && defender !== BARBARIANS ? ownAttacks(play, b, defender) : [];
  if (attacks.length > 0) return askOrder(play, b, defender!, [next, ...attacks]);
  delete b.next;
  delete b.asked;
  delete b.insisting;
  return next;
}

function without(areas: AreaId[], area: AreaId): AreaId[] {
  return areas.filter((a) => a !== area);
}

/** Tokens placed for the time of conflict go back to stock. */
function disband(play: Play): void {
  for (const who of nations(play)) {
    const { hired } = nation(play, who);
    if (!hired) continue;
    play.emit('hiredDisbanded', own.disband, { nation: who, tokens: { ...hired } });
    for (const area of Object.keys(hired)) dismiss(play, who, area, hired[area]!);
  }
  delete play.open.landed;
  delete play.open.afire;
}

/** Token conflicts first, then attacks on cities; hired tokens leave at the end. `plain`: without any advance. */
const battling = (id: string, plain: boolean): Step<Nothing, Battles> => ({
  id,
  calls: [tokenConflict, cityAttack],
  run(play, frame) {
    const b = frame.locals;
    if (frame.at === FIND) {
      const areas = conflictAreas(play);
      const attacked = (area: AreaId): boolean => standing(play, area).city !== undefined;
      b.fights = areas.filter((area) => !attacked(area));
      b.attacks = areas.filter(attacked);
      frame.at = FIGHT;
    }
    if (frame.at === FIGHT) {
      if (b.fights.length > 0) {
        const area = choose(play, frame, b.fights, plain);
        if (area === undefined) return 'again';
        b.fights = without(b.fights, area);
        play.push(tokenConflict, { area, plain });
        return 'again';
      }
      frame.at = ATTACK;
    }
    if (frame.at === ATTACK) {
      b.attacks = b.attacks.filter((area) => standing(play, area).strangers > 0);
      if (b.attacks.length > 0) {
        const area = choose(play, frame, b.attacks, plain);
        if (area === undefined) return 'again';
        b.attacks = without(b.attacks, area);
        play.push(cityAttack, { area, loot: !plain, plain });
        return 'again';
      }
      frame.at = OVER;
    }
    disband(play);
    return 'done';
  },
  on: {
    chooseOne(play, frame, by, area) {
      const b = frame.locals;
      if (frame.at === ATTACK && tokens(play, by, area) > 0 && short(play, by, b.attacks))
        b.insisting = [...(b.insisting ?? []), by];
      b.next = area;
    },
  },
});

export const conflict = battling('conflict', false);
/** What abilities and calamities have left overfull. */
export const crowding = battling('crowding', true);
