import { type AreaId, BARBARIANS, type Frame, type NationId, type Position } from '@ochre/engine';
import { type Copy, calamityOf, citePart, foreignCard, number } from '@ochre/engine/calamities';
import {
  about,
  cityOwner,
  hasCity,
  inPlay,
  modified,
  othersIn,
  tokenOwners,
  tokens,
  unitPointsIn,
} from '@ochre/engine/query';
import { type Play, place, procedure, shift } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';
import { cityAttack } from '../phases/conflict/cityAttack.ts';
import { tokenConflict } from '../phases/conflict/tokenConflict.ts';

interface Horde extends Copy {
  /** Where they are, where they go next, where they have been. */
  area?: AreaId;
  next?: AreaId;
  visited: AreaId[];
  /** Barbarians that have not come to the board yet. */
  waiting: number;
}

const ENTER = 1;
const GO_ON = 2;

/** Beside land that nobody can live in, barbarians, the edge of the board or of the land in play. */
function frontier(p: Position, area: AreaId): boolean {
  const { ruleset, map } = p.rules;
  if (ruleset.edge?.includes(area)) return true;
  return map.area(area).neighbours.some((next) => {
    const { kind, limit } = map.area(next);
    if (kind !== 'land') return false;
    return limit === 0 || !inPlay(p, next) || unitPointsIn(p, BARBARIANS, next) > 0;
  });
}

const empty = (p: Position, area: AreaId): boolean => !othersIn(p, BARBARIANS, area);

function byOpenSea(p: Position, area: AreaId): boolean {
  const { map } = p.rules;
  return map.area(area).coasts.some(({ id }) => map.water(id).next.some((next) => map.water(next).sea));
}

/** Where they may come ashore: a city of the victim if there is one, then its tokens, then next to it, then any coast. */
function landings(p: Position, victim: NationId, visited: readonly AreaId[]): AreaId[] {
  const { land, area: areaOf } = p.rules.map;
  // Nobody lives where the limit is nought, but who has learned to.
  const livable = ({ id, limit }: (typeof land)[number]): boolean =>
    limit !== 0 || unitPointsIn(p, victim, id) > 0;
  const open = land.filter((a) => inPlay(p, a.id) && livable(a) && !visited.includes(a.id)).map((a) => a.id);
  const border = open.filter((area) => frontier(p, area));
  const coasts = (): AreaId[] => open.filter((area) => byOpenSea(p, area));
  const city = (area: AreaId): boolean => hasCity(p, victim, area);
  const held = (area: AreaId): boolean => tokens(p, victim, area) > 0;
  const beside = (area: AreaId): boolean =>
    empty(p, area) && areaOf(area).neighbours.some((next) => unitPointsIn(p, victim, next) > 0);
  const classes: (() => AreaId[])[] = [
    () => border.filter(city),
    () => border.filter(held),
    () => border.filter(beside),
    () => coasts().filter(city),
    () => coasts().filter(held),
    coasts,
  ];
  for (const found of classes) {
    const areas = found();
    if (areas.length > 0) return areas;
  }
  return [];
}

/** Barbarians that the area has no room for. */
function excess(p: Position, area: AreaId): number {
  const all = tokenOwners(p, area).reduce((sum, who) => sum + tokens(p, who, area), 0);
  const over = all - p.rules.policies.limit(p, BARBARIANS, area);
  return Math.max(0, Math.min(over, tokens(p, BARBARIANS, area)));
}

function choose(
  play: Play,
  frame: Frame<Horde>,
  among: readonly AreaId[],
  part: 'advance' | 'landing',
): void {
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  frame.at = ENTER;
  if (among.length === 1) frame.locals.next = among[0]!;
  else {
    const ask = { purpose: about(purpose, part), among: each('area', play.rules.map.sorted(among)) };
    const cite = citePart(calamityOf(play, frame), part);
    play.ask({ kind: 'chooseOne', owner: beneficiary ?? victim, ask, cite });
  }
}

/** They come to the board, or go on from where they are, and fight. */
function enter(play: Play, frame: Frame<Horde>): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  const h = frame.locals;
  const area = h.next!;
  const n = h.area === undefined ? h.waiting : excess(play, h.area);
  if (h.area === undefined) {
    place(play, BARBARIANS, area, n);
    play.emit('barbariansArrive', citePart(calamity, 'tokens'), { nation: victim, area, tokens: n });
  } else {
    shift(play, BARBARIANS, h.area, area, n);
    const cite = citePart(calamity, 'advance');
    play.emit('barbariansAdvance', cite, { from: h.area, area, tokens: n });
  }
  h.area = area;
  h.visited.push(area);
  frame.at = GO_ON;
  const owner = cityOwner(play, area);
  if (owner === undefined || owner === BARBARIANS) play.push(tokenConflict, { area });
  else play.push(cityAttack, { area, attacker: BARBARIANS, loot: false });
}

/** Those above the limit go on to units of the victim next to them, else they land anew; nowhere to go, they stay. */
function goOn(play: Play, frame: Frame<Horde>): boolean {
  const { victim } = frame.locals;
  const h = frame.locals;
  if (excess(play, h.area!) === 0) return false;
  const near = play.rules.map
    .area(h.area!)
    .neighbours.filter((next) => unitPointsIn(play, victim, next) > 0 && !h.visited.includes(next));
  const among = near.length > 0 ? near : landings(play, victim, h.visited);
  if (among.length === 0) return false;
  choose(play, frame, among, near.length > 0 ? 'advance' : 'landing');
  return true;
}

/** Barbarians under the trader (or the victim) invade area after area until all have a place. */
export const barbarianHordes = procedure({
  id: 'barbarianHordes',
  harm: { loses: 'toBarbarians' },
  terms: {
    with: { tokens: 'number', foreign: 'number' },
    twists: {},
    cites: ['tokens', 'landing', 'advance'],
  },
  calls: [tokenConflict, cityAttack],
  run(play, frame: Frame<Horde>) {
    const { victim, calamity: purpose } = frame.locals;
    if (frame.at === ENTER) enter(play, frame);
    else if (frame.at === GO_ON) {
      if (!goOn(play, frame)) return 'done';
    } else {
      const calamity = calamityOf(play, frame);
      const base =
        number(calamity, 'tokens') + (foreignCard(play, frame.locals) ? number(calamity, 'foreign') : 0);
      const waiting = modified(play, victim, calamity, base, 'primary');
      Object.assign(frame.locals, { visited: [], waiting } satisfies Partial<Horde>);
      const among = landings(play, victim, []);
      if (among.length === 0 || waiting === 0) {
        play.emit('calamityCancelled', citePart(calamity, 'landing'), { nation: victim, calamity: purpose });
        return 'done';
      }
      choose(play, frame, among, 'landing');
    }
    return 'again';
  },
  on: {
    chooseOne(_play, frame, _by, answer) {
      frame.locals.next = chosen(answer, 'area');
    },
  },
});
