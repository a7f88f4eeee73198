import { type AreaId, BARBARIANS, type Counts, type Position } from '@ochre/engine';
import { cityAttack, tokenConflict } from '@ochre/engine/phases';
import { cityOwner, conflictAreas, supply, tokenAreas, tokenOwners, tokens } from '@ochre/engine/query';
import { found, type Play, remove, type Step } from '@ochre/engine/ruleset';
import { own } from '../../tables/cites.ts';
import { leaderAt, restingOf } from './force.ts';
import { march, ways } from './march.ts';

type Resting = {
  /** Those without a leader when the turn began, by area, which never go on. */
  resting: Counts;
};
type Battles = Resting & {
  /** Areas that barbarians marched or moved on from this turn, to which none return. */
  left: AreaId[];
  /** The city being attacked. */
  attacked?: AreaId;
  /** Cities taken: who is left beside them was fought, and is again only if more come than the area holds. */
  taken?: AreaId[];
};

const besieged = (p: Position, area: AreaId): boolean => {
  const city = cityOwner(p, area);
  return city !== undefined && city !== BARBARIANS;
};

/** Barbarians above what an area holds, all tokens there counted. */
function excess(p: Position, area: AreaId): number {
  const all = tokenOwners(p, area).reduce((sum, who) => sum + tokens(p, who, area), 0);
  const over = all - p.rules.policies.limit(p, BARBARIANS, area);
  return Math.max(0, Math.min(over, tokens(p, BARBARIANS, area)));
}

/** A city that fell to them is theirs at no cost, as long as they have cities and stand there. */
function occupy(play: Play, b: Battles, area: AreaId): void {
  if (cityOwner(play, area) !== undefined || tokens(play, BARBARIANS, area) === 0) return;
  if (supply(play, BARBARIANS, area, 'cities') === 0) return;
  found(play, BARBARIANS, area);
  b.taken = [...(b.taken ?? []), area];
  play.emit('pirateCities', own.barbariansOccupy, { nation: BARBARIANS, cities: [area] });
}

/** The next fight of barbarians: tokens before cities. */
function fight(play: Play, b: Battles): boolean {
  const settled = (area: AreaId): boolean => !!b.taken?.includes(area) && excess(play, area) === 0;
  const areas = conflictAreas(play).filter((area) => tokens(play, BARBARIANS, area) > 0 && !settled(area));
  const open = areas.find((area) => !besieged(play, area));
  const area = open ?? areas[0];
  if (area === undefined) return false;
  if (open !== undefined) play.push(tokenConflict, { area });
  else {
    b.attacked = area;
    play.push(cityAttack, { area, attacker: BARBARIANS, loot: false });
  }
  return true;
}

/** Of those above a limit the ones that somebody leads. */
function onward(p: Position, { resting }: Battles, area: AreaId): number {
  return Math.min(excess(p, area), tokens(p, BARBARIANS, area) - (resting[area] ?? 0));
}

/** Those above a limit go on, never back; where they cannot they perish. */
function moveOn(play: Play, b: Battles): boolean {
  const from = tokenAreas(play, BARBARIANS).find((area) => onward(play, b, area) > 0);
  if (from === undefined) return false;
  const n = onward(play, b, from);
  const cite = own.barbariansMoveOn;
  const among = ways(play, from).filter((area) => !b.left.includes(area));
  b.left.push(from);
  if (among.length === 0) {
    remove(play, BARBARIANS, from, n);
    play.emit('barbariansPerish', cite, { area: from, tokens: n });
  } else if (among.length === 1) march(play, from, { [among[0]!]: n }, cite);
  else {
    const room: Counts = {};
    for (const area of among) room[area] = n;
    const ask = { purpose: 'barbarians.moveOn' as const, budget: n, room, from };
    play.ask({ kind: 'placeTokens', owner: leaderAt(play, from)!, ask, cite });
  }
  return true;
}

/** All conflicts of barbarians, and what is left of them above a limit goes on to fight elsewhere. */
export const barbariansFight: Step<Resting, Battles> = {
  id: 'barbariansFight',
  calls: [tokenConflict, cityAttack],
  run(play, frame) {
    const b = frame.locals;
    b.left ??= play.open.marchedFrom ?? [];
    delete play.open.marchedFrom;
    b.resting ??= restingOf(play);
    if (b.attacked !== undefined) {
      occupy(play, b, b.attacked);
      delete b.attacked;
    }
    return fight(play, b) || moveOn(play, b) ? 'again' : 'done';
  },
  on: { placeTokens: (play, _frame, _by, to, { ask, cite }) => march(play, ask.from!, to, cite) },
};
