import type { AreaId, Frame, NationId, Position } from '@ochre/engine';
import { type Copy, calamityOf, citePart, number } from '@ochre/engine/calamities';
import {
  about,
  bordering,
  CITY_POINTS,
  hasCity,
  modified,
  nation,
  nations,
  stockPoints,
  tokenAreas,
  tokens,
  unitAreas,
  unitPoints,
} from '@ochre/engine/query';
import { annexCity, annexTokens, type Play, procedure } from '@ochre/engine/ruleset';
import { leastExcess, type Prey } from './leastExcess.ts';

interface Oppression extends Copy {
  /** Neighbours of the victim when it began, those of them who can annex no more, and who is annexing. */
  rivals: NationId[];
  spent: NationId[];
  taker?: NationId;
  left: number;
}

const START = 0;
const RULE = 1;
const [ONE, ALL, CITY] = ['one', 'all', 'city'];

/** Areas in or next to those of a list. */
const around = (p: Position, areas: readonly AreaId[]): Set<AreaId> =>
  new Set(areas.flatMap((area) => [area, ...p.rules.map.area(area).neighbours]));

/** What the taker can annex next, so that in the end as little as can be is annexed too much. */
function options(p: Position, victim: NationId, taker: NationId, left: number): string[] {
  const { stock } = nation(p, taker);
  const areas = unitAreas(p, victim);
  const reached = around(p, unitAreas(p, taker));
  const close = areas.filter((area) => reached.has(area));
  const prey = areas.map((area): Prey => {
    const next = around(p, [area]);
    return {
      tokens: tokens(p, victim, area),
      city: hasCity(p, victim, area),
      opens: areas.flatMap((other, i) => (next.has(other) ? [i] : [])),
    };
  });
  const near = close.map((area) => areas.indexOf(area));
  const best = leastExcess(prey, near, left);
  const after = (i: number, rest: Partial<Prey>, points: number): number => {
    if (points >= left) return points - left;
    const others = prey.map((one, j) => (j === i ? { ...one, ...rest } : one));
    return leastExcess(others, [...new Set([...near, ...prey[i]!.opens])], left - points);
  };
  const ofTokens = (i: number, n: number): boolean => after(i, { tokens: prey[i]!.tokens - n }, n) === best;
  const open = close.length > 0 ? close : areas;
  const cities = open.filter((area) => {
    const i = areas.indexOf(area);
    return prey[i]!.city && stock.cities > 0 && after(i, { city: false }, CITY_POINTS) === best;
  });
  return [
    ...open.flatMap((area) => {
      const i = areas.indexOf(area);
      const most = Math.min(left, stock.tokens, prey[i]!.tokens);
      if (most === 0) return [];
      const all = most > 1 && ofTokens(i, most) ? [`${ALL}:${area}`] : [];
      const alike = all.length > 0 && open.length === 1 && prey[i]!.opens.length === 1 && !prey[i]!.city;
      return ofTokens(i, 1) && !alike ? [...all, `${ONE}:${area}`] : all;
    }),
    ...cities.map((area) => `${CITY}:${area}`),
  ];
}

function annex(play: Play, frame: Frame<Oppression>, choice: string): void {
  const s = frame.locals;
  const { victim } = frame.locals;
  const { cite } = calamityOf(play, frame);
  const [what, area = ''] = choice.split(':');
  const to = s.taker!;
  if (what === CITY) {
    annexCity(play, victim, to, area);
    s.left -= CITY_POINTS;
    play.emit('citiesAnnexed', cite, { nation: to, from: victim, cities: [area] });
    return;
  }
  const most = Math.min(s.left, nation(play, to).stock.tokens, tokens(play, victim, area));
  const n = what === ALL ? most : 1;
  annexTokens(play, victim, to, area, n);
  s.left -= n;
  play.emit('tokensAnnexed', cite, { nation: to, from: victim, tokens: { [area]: n } });
}

/** The neighbour with most in stock; the victim settles ties. */
function nextTaker(play: Play, frame: Frame<Oppression>): boolean {
  const s = frame.locals;
  const { victim, calamity: purpose } = frame.locals;
  const able = s.rivals.filter((who) => !s.spent.includes(who));
  if (able.length === 0) return false;
  const most = Math.max(...able.map((who) => stockPoints(play, who)));
  const among = able.filter((who) => stockPoints(play, who) === most);
  const cite = citePart(calamityOf(play, frame), 'taker');
  if (among.length > 1)
    play.ask({
      kind: 'chooseNations',
      owner: victim,
      ask: { purpose: about(purpose, 'taker'), among, count: 1 },
      cite,
    });
  else setTaker(play, frame, among[0]!);
  return true;
}

function setTaker(play: Play, frame: Frame<Oppression>, who: NationId): void {
  const { victim, calamity } = frame.locals;
  frame.locals.taker = who;
  const cite = citePart(calamityOf(play, frame), 'taker');
  play.emit('beneficiary', cite, { calamity, nation: who, victim });
}

/** Everything there is, where all of it is due and can be replaced. */
function takesAll(play: Play, frame: Frame<Oppression>): boolean {
  const s = frame.locals;
  const { victim } = frame.locals;
  const own = nation(play, victim);
  const { stock } = nation(play, s.taker!);
  const n = unitPoints(play, victim) - CITY_POINTS * own.cities.length;
  return s.left >= unitPoints(play, victim) && stock.tokens >= n && stock.cities >= own.cities.length;
}

/** Neighbours annex units of the victim for so many points: first next to their own, unit by unit. */
export const tyranny = procedure({
  id: 'tyranny',
  harm: { loses: 'unitsTaken' },
  terms: {
    with: { perCity: 'number' },
    twists: {},
    cites: ['taker', 'nothing'],
  },
  run(play, frame: Frame<Oppression>) {
    const { victim, calamity: purpose } = frame.locals;
    const calamity = calamityOf(play, frame);
    const s = frame.locals;
    if (frame.at === START) {
      const base = number(calamity, 'perCity') * nation(play, victim).cities.length;
      const left = modified(play, victim, calamity, base, 'primary');
      const rivals = nations(play).filter((who) => who !== victim && bordering(play, victim, who));
      Object.assign(frame.locals, { rivals, spent: [], left } satisfies Partial<Oppression>);
      frame.at = RULE;
      if (rivals.length === 0 || left === 0) {
        play.emit('calamityCancelled', citePart(calamity, 'nothing'), { nation: victim, calamity: purpose });
        return 'done';
      }
    }
    if (s.left <= 0 || unitPoints(play, victim) === 0) return 'done';
    if (s.taker === undefined) return nextTaker(play, frame) ? 'again' : 'done';
    if (takesAll(play, frame)) {
      for (const area of tokenAreas(play, victim)) annex(play, frame, `${ALL}:${area}`);
      for (const area of [...nation(play, victim).cities]) annex(play, frame, `${CITY}:${area}`);
      return 'done';
    }
    const among = options(play, victim, s.taker, s.left);
    if (among.length === 0) {
      s.spent.push(s.taker);
      delete s.taker;
    } else if (among.length === 1) annex(play, frame, among[0]!);
    else {
      const ask = { purpose: about(purpose, 'annex'), among };
      play.ask({ kind: 'chooseOne', owner: s.taker, ask, cite: calamity.cite });
    }
    return 'again';
  },
  on: {
    chooseNations: (play, frame, _by, [who]) => setTaker(play, frame, who!),
    chooseOne: (play, frame, _by, choice) => annex(play, frame, choice),
  },
});
