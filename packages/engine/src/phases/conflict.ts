import { conflictAreas, standing } from '../board/conflicts.ts';
import { chosen } from '../decisions/option.ts';
import type { Play } from '../kernel/play.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import type { AreaId, Owner } from '../state.ts';
import { type AttackOrder, attackerOf, nextAttack, waitFor } from './conflict/attackOrder.ts';
import { cityAttack } from './conflict/cityAttack.ts';
import { answerWait, type FightOrder, nextFight } from './conflict/fightOrder.ts';
import { tokenConflict } from './conflict/tokenConflict.ts';

interface Conflicts extends FightOrder, AttackOrder {
  /** Decided by a player. */
  next?: AreaId;
}

const FIND = 0;
const FIGHT = 1;
const ATTACK = 2;

function take(areas: AreaId[], area: AreaId): void {
  areas.splice(areas.indexOf(area), 1);
}

/** Where tokens beside their own city fight for it later, they stand aside while its attackers fight each other. */
function apart(play: Play, area: AreaId): { apart?: Owner } {
  const { city } = standing(play, area);
  return city !== undefined && play.rules.variants.guards === 'awaitAttack' ? { apart: city } : {};
}

/** All token conflicts, then all attacks on cities. Surplus stays where it is. */
export const conflict: Step<Nothing, Conflicts> = {
  id: 'conflict',
  calls: [tokenConflict, cityAttack],
  run(play, frame) {
    const c = frame.locals;
    if (frame.at === FIND) {
      const areas = conflictAreas(play);
      if (areas.length === 0) return 'done';
      const fights = areas.filter((area) => standing(play, area).owners > 1);
      const attacks = areas.filter((area) => standing(play, area).city !== undefined);
      Object.assign(c, { fights, asked: [], hasty: [], attacks, behind: {} } satisfies Conflicts);
      frame.at = FIGHT;
    }
    if (frame.at === FIGHT) {
      if (c.fights.length > 0) {
        const area = c.next ?? nextFight(play, c);
        delete c.next;
        if (area === undefined) return 'again';
        take(c.fights, area);
        play.push(tokenConflict, { area, ...apart(play, area) });
        return 'again';
      }
      c.attacks = c.attacks.filter((area) => standing(play, area).strangers > 0);
      frame.at = ATTACK;
    }
    if (c.attacks.length === 0) {
      delete play.open.repelled;
      return 'done';
    }
    const area = c.next ?? nextAttack(play, c);
    delete c.next;
    if (area === undefined) return 'again';
    take(c.attacks, area);
    play.push(cityAttack, { area, attacker: attackerOf(play, area), loot: true });
    return 'again';
  },
  on: {
    confirm(_, frame, by, answer) {
      answerWait(frame.locals, by, answer);
    },
    chooseOne(play, frame, by, answer) {
      const c = frame.locals;
      if (answer && 'wait' in answer) waitFor(play, c, by, answer.wait);
      else c.next = chosen(answer, 'area');
    },
  },
};
