import { conflictAreas, standing } from '@ochre/engine/board/conflicts.ts';
import { cityOwner, nation, nations, tokens } from '@ochre/engine/board/queries.ts';
import { dismiss } from '@ochre/engine/board/transfer.ts';
import type { Play } from '@ochre/engine/kernel/play.ts';
import type { Step } from '@ochre/engine/kernel/step.ts';
import { grants } from '@ochre/engine/ruleset/effects.ts';
import type { AreaId, Frame, NationId } from '@ochre/engine/state.ts';
import { own } from '../tables/cites.ts';
import { besieger } from './conflict/cityAttack.ts';

interface Battles {
  fights: AreaId[];
  attacks: AreaId[];
  next?: AreaId;
}

const [FIND, FIGHT, ATTACK, OVER] = [0, 1, 2, 3];

const battlesOf = (frame: Frame): Battles => frame.locals as unknown as Battles;

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

/** Of those who are part of several the first in ranking picks one of these, where it matters. */
function choose(play: Play, frame: Frame, areas: readonly AreaId[], plain: boolean): AreaId | undefined {
  const b = battlesOf(frame);
  if (b.next !== undefined) {
    const { next } = b;
    delete b.next;
    return next;
  }
  if (plain || areas.length === 1 || !orderMatters(play, areas, frame.at === ATTACK)) return areas[0]!;
  const partOf = (who: NationId): AreaId[] => areas.filter((area) => involved(play, who, area));
  const owner = nations(play).find((who) => partOf(who).length > 1);
  if (owner === undefined) return areas[0]!;
  const ask = { purpose: 'battleOrder', among: partOf(owner) };
  play.ask({ kind: 'chooseOne', owner, ask, cite: own.battleOrder });
  return undefined;
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
const battling = (id: string, plain: boolean): Step => ({
  id,
  calls: ['tokenConflict', 'cityAttack'],
  run(play, frame) {
    const b = battlesOf(frame);
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
        play.push('tokenConflict', { area, plain });
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
        play.push('cityAttack', { area, loot: !plain, plain });
        return 'again';
      }
      frame.at = OVER;
    }
    disband(play);
    return 'done';
  },
  on: {
    chooseOne(_, frame, __, area) {
      battlesOf(frame).next = area;
    },
  },
});

export const conflict = battling('conflict', false);
/** What abilities and calamities have left overfull. */
export const crowding = battling('crowding', true);
