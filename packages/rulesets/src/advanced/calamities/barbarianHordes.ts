import { type AreaId, BARBARIANS, type Frame, type NationId, type Position } from '@ochre/engine';
import { type Copy, calamityOf, citePart, number } from '@ochre/engine/calamities';
import { cityAttack, tokenConflict } from '@ochre/engine/phases';
import {
  about,
  cityOwner,
  inPlay,
  nations,
  othersIn,
  tokenOwners,
  tokens,
  unitPointsIn,
} from '@ochre/engine/query';
import { type Play, place, procedure, remove, shift } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';
import { startsOf } from '../tables/starts.ts';
import { damageBy } from './raid.ts';

interface Horde extends Copy {
  /** Where they are, and where they go next. */
  area?: AreaId;
  next?: AreaId;
}

const ENTER = 1;
const GO_ON = 2;

/** Those of `areas` for which the measure is greatest. */
function greatest(areas: readonly AreaId[], measure: (area: AreaId) => number): AreaId[] {
  const most = Math.max(...areas.map(measure));
  return areas.filter((area) => measure(area) === most);
}

/** Start areas of the victim: where it hurts most, else empty ones, else among strangers. */
function landings(p: Position, victim: NationId, n: number): AreaId[] {
  const starts = startsOf(p, victim);
  const held = starts.filter((area) => unitPointsIn(p, victim, area) > 0);
  if (held.length > 0) return greatest(held, (area) => damageBy(p, victim, area, n));
  const empty = starts.filter((area) => !othersIn(p, BARBARIANS, area));
  return empty.length > 0 ? empty : starts;
}

/** Land next to it in play, over any border but open sea. */
function around(p: Position, area: AreaId): AreaId[] {
  const { map } = p.rules;
  return map.area(area).neighbours.filter((next) => map.area(next).kind === 'land' && inPlay(p, next));
}

/** No units there but those of the victim. */
const alone = (p: Position, victim: NationId, area: AreaId): boolean =>
  nations(p).every((who) => who === victim || unitPointsIn(p, who, area) === 0);

/** The first steps of the shortest ways to where they can do damage. */
function towards(p: Position, victim: NationId, from: AreaId, n: number): AreaId[] {
  const firsts = new Map<AreaId, Set<AreaId>>([[from, new Set()]]);
  let edge = [from];
  while (edge.length > 0) {
    const reached = new Map<AreaId, Set<AreaId>>();
    for (const area of edge)
      for (const next of around(p, area)) {
        if (firsts.has(next)) continue;
        const by = area === from ? [next] : firsts.get(area)!;
        reached.set(next, new Set([...(reached.get(next) ?? []), ...by]));
      }
    for (const [area, by] of reached) firsts.set(area, by);
    const hurt = [...reached.keys()].filter((area) => damageBy(p, victim, area, n) > 0);
    if (hurt.length > 0) return p.rules.map.sorted(new Set(hurt.flatMap((area) => [...firsts.get(area)!])));
    edge = [...reached.keys()];
  }
  return [];
}

/** Barbarians that the area has no room for. */
function excess(p: Position, area: AreaId): number {
  const all = tokenOwners(p, area).reduce((sum, who) => sum + tokens(p, who, area), 0);
  const over = all - p.rules.policies.limit(p, BARBARIANS, area);
  return Math.max(0, Math.min(over, tokens(p, BARBARIANS, area)));
}

/** Who traded the card decides between equals, else who has most in stock. */
function choose(
  play: Play,
  frame: Frame<Horde>,
  among: readonly AreaId[],
  part: 'advance' | 'landing',
): void {
  const { beneficiary, calamity: id } = frame.locals;
  frame.at = ENTER;
  const [only, ...others] = among;
  if (others.length === 0) frame.locals.next = only!;
  else {
    const owner = beneficiary ?? play.rules.policies.beneficiary(play, nations(play))!;
    const ask = { purpose: about(id, part), among: each('area', play.rules.map.sorted(among)) };
    play.ask({ kind: 'chooseOne', owner, ask, cite: citePart(calamityOf(play, frame), 'tie') });
  }
}

/** They come to the board, or go on from where they are, and fight whoever is there. */
function enter(play: Play, frame: Frame<Horde>): void {
  const { victim, area: from, next } = frame.locals;
  const calamity = calamityOf(play, frame);
  const area = next!;
  if (from === undefined) {
    const n = number(calamity, 'tokens');
    place(play, BARBARIANS, area, n);
    play.emit('barbariansArrive', calamity.cite, { nation: victim, area, tokens: n });
  } else {
    const n = excess(play, from);
    shift(play, BARBARIANS, from, area, n);
    play.emit('barbariansAdvance', citePart(calamity, 'advance'), { from, area, tokens: n });
  }
  frame.locals.area = area;
  frame.at = GO_ON;
  const owner = cityOwner(play, area);
  if (owner === undefined || owner === BARBARIANS) play.push(tokenConflict, { area });
  else play.push(cityAttack, { area, attacker: BARBARIANS, loot: false });
}

/** Those above the limit go where they hurt most next to them, else by the shortest way; with none they perish. */
function goOn(play: Play, frame: Frame<Horde>): boolean {
  const { victim, area: from } = frame.locals;
  const area = from!;
  const n = excess(play, area);
  if (n === 0) return false;
  const hurt = around(play, area).filter(
    (next) => alone(play, victim, next) && damageBy(play, victim, next, n) > 0,
  );
  const among =
    hurt.length > 0
      ? greatest(hurt, (next) => damageBy(play, victim, next, n))
      : towards(play, victim, area, n);
  if (among.length > 0) {
    choose(play, frame, among, 'advance');
    return true;
  }
  remove(play, BARBARIANS, area, n);
  play.emit('barbariansPerish', citePart(calamityOf(play, frame), 'perish'), { area, tokens: n });
  return false;
}

/** Barbarians land where the victim began, and those without room go on to hurt it as much as they can. */
export const barbarianHordes = procedure({
  id: 'barbarianHordes',
  harm: { loses: 'toBarbarians' },
  terms: {
    with: { tokens: 'number', exempt: 'word?' },
    twists: {},
    cites: ['elsewhere', 'advance', 'perish', 'exempt', 'tie'],
  },
  calls: [tokenConflict, cityAttack],
  run(play, frame: Frame<Horde>) {
    const { victim, calamity: id } = frame.locals;
    const calamity = calamityOf(play, frame);
    if (frame.at === ENTER) enter(play, frame);
    else if (frame.at === GO_ON) return goOn(play, frame) ? 'again' : 'done';
    else {
      const among = landings(play, victim, number(calamity, 'tokens'));
      const exempt = calamity.with['exempt'] === victim;
      if (exempt || among.length === 0) {
        const cite = citePart(calamity, exempt ? 'exempt' : 'elsewhere');
        play.emit('calamityCancelled', cite, { nation: victim, calamity: id });
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
