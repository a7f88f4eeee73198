import { type AreaId, BARBARIANS, type Frame, type NationId, type Position } from '@ochre/engine';
import { type Copy, calamityOf, citePart, number, pickCities } from '@ochre/engine/calamities';
import { cityAttack, tokenConflict } from '@ochre/engine/phases';
import {
  about,
  cityOwner,
  forecast,
  modified,
  nation,
  tokenOwners,
  tokens,
  unitPointsIn,
} from '@ochre/engine/query';
import { type Play, place, procedure, remove, shift } from '@ochre/engine/ruleset';

const ARRIVING = 1;
const ADVANCING = 2;
const ENTERING = 3;

type Horde = Copy & {
  /** Where they are, and where they go next. */
  area: AreaId;
  next: AreaId;
};

/** Barbarians that the area has no room for, all tokens there counted against its printed limit. */
function excess(p: Position, area: AreaId): number {
  const all = tokenOwners(p, area).reduce((sum, who) => sum + tokens(p, who, area), 0);
  const over = all - p.rules.policies.limit(p, BARBARIANS, area);
  return Math.max(0, Math.min(over, tokens(p, BARBARIANS, area)));
}

/** They enter where the victim has units, and where a city stands only if they would take it. */
function open(p: Position, victim: NationId, area: AreaId, n: number): boolean {
  if (unitPointsIn(p, victim, area) === 0) return false;
  const owner = cityOwner(p, area);
  if (owner === undefined || owner === BARBARIANS) return true;
  return forecast(p, area, BARBARIANS, n) >= p.rules.policies.cityAttack(p, BARBARIANS, owner).need;
}

/** All who have tokens there fight; then the city is attacked. */
function fight(play: Play, area: AreaId): void {
  const owner = cityOwner(play, area);
  if (owner === undefined || owner === BARBARIANS) play.push(tokenConflict, { area });
  else play.push(cityAttack, { area, attacker: BARBARIANS, loot: false });
}

/** A wilderness city of the victim, if there is one, is where they come from. */
function chooseCity(play: Play, frame: Frame<Horde>): void {
  const { victim, beneficiary, calamity } = frame.locals;
  const { cities } = nation(play, victim);
  const wild = cities.filter((area) => play.rules.map.area(area).site === undefined);
  const ask = { purpose: about(calamity), of: victim, among: wild.length > 0 ? wild : cities, count: 1 };
  const picked = pickCities(play, beneficiary!, ask, calamityOf(play, frame).cite);
  frame.at = ARRIVING;
  if (picked) frame.locals.area = picked[0]!;
}

function arrive(play: Play, frame: Frame<Horde>): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  const n = modified(play, victim, calamity, number(calamity, 'tokens'), 'primary');
  const { area } = frame.locals;
  place(play, BARBARIANS, area, n);
  play.emit('barbariansArrive', citePart(calamity, 'tokens'), { nation: victim, area, tokens: n });
  frame.at = ADVANCING;
  fight(play, area);
}

/** Those above the limit go on as one group, to an area the beneficiary picks; without any they perish. */
function advance(play: Play, frame: Frame<Horde>): boolean {
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const { area } = frame.locals;
  const n = excess(play, area);
  if (n === 0) return false;
  const among = play.rules.map.area(area).neighbours.filter((next) => open(play, victim, next, n));
  if (among.length === 0) {
    remove(play, BARBARIANS, area, n);
    play.emit('barbariansPerish', citePart(calamity, 'perish'), { area, tokens: n });
    return false;
  }
  frame.at = ENTERING;
  const ask = { purpose: about(purpose, 'advance'), among };
  if (among.length === 1) frame.locals.next = among[0]!;
  else play.ask({ kind: 'chooseOne', owner: beneficiary!, ask, cite: citePart(calamity, 'advance') });
  return true;
}

function enter(play: Play, frame: Frame<Horde>): void {
  const from = frame.locals.area;
  const area = frame.locals.next;
  const n = excess(play, from);
  shift(play, BARBARIANS, from, area, n);
  play.emit('barbariansAdvance', citePart(calamityOf(play, frame), 'advance'), { from, area, tokens: n });
  frame.locals.area = area;
  frame.at = ADVANCING;
  fight(play, area);
}

/** Barbarians attack a city of the victim, and what is left of them above the limit goes on to its next area. */
export const barbarianHordes = procedure({
  id: 'barbarianHordes',
  harm: { loses: 'toBarbarians', byNumber: true },
  terms: {
    with: { tokens: 'number' },
    twists: {},
    cites: ['tokens', 'advance', 'perish'],
  },
  calls: [tokenConflict, cityAttack],
  run(play, frame: Frame<Horde>) {
    const { victim, beneficiary, calamity } = frame.locals;
    if (frame.at === ADVANCING) return advance(play, frame) ? 'again' : 'done';
    if (frame.at === ENTERING) enter(play, frame);
    else if (frame.at === ARRIVING) arrive(play, frame);
    else if (beneficiary === undefined || nation(play, victim).cities.length === 0) {
      play.emit('calamityCancelled', calamityOf(play, frame).cite, { nation: victim, calamity });
      return 'done';
    } else chooseCity(play, frame);
    return 'again';
  },
  on: {
    chooseCities(_play, frame, _by, [city]) {
      frame.locals.area = city!;
    },
    chooseOne(_play, frame, _by, area) {
      frame.locals.next = area;
    },
  },
});
