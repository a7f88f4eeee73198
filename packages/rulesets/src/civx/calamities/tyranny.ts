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
import { leastExcess, type Prey, type Total } from './leastExcess.ts';

interface Oppression extends Copy {
  /** Neighbours of the victim when it began, those of them who can annex no more, and who is annexing. */
  rivals: NationId[];
  spent: NationId[];
  taker?: NationId;
  left: number;
  /** Nobody is left who could take what is due first: what none of them has pieces for is passed over. */
  passing?: true;
}

const START = 0;
const RULE = 1;

/** One token of an area, all that can be had there, or its city. */
type Prize = { token: AreaId } | { tokens: AreaId } | { city: AreaId };

/** Areas in or next to those of a list. */
const around = (p: Position, areas: readonly AreaId[]): Set<AreaId> =>
  new Set(areas.flatMap((area) => [area, ...p.rules.map.area(area).neighbours]));

/** Pieces of all who can still annex: what one of them lacks another may have. */
function pieces(p: Position, { rivals, spent }: Oppression): Total {
  const stocks = rivals.flatMap((who) => (spent.includes(who) ? [] : [nation(p, who).stock]));
  const sum = (of: keyof Total): number => stocks.reduce((n, stock) => n + stock[of], 0);
  return { tokens: sum('tokens'), cities: sum('cities') };
}

/** What the taker can annex next, so that in the end as little as can be is annexed too much. */
function options(p: Position, s: Oppression, taker: NationId): Prize[] {
  const { victim, left, passing } = s;
  const { stock } = nation(p, taker);
  const tokensOf = (area: AreaId): number => (passing && stock.tokens === 0 ? 0 : tokens(p, victim, area));
  const cityIn = (area: AreaId): boolean => !(passing && stock.cities === 0) && hasCity(p, victim, area);
  const areas = unitAreas(p, victim).filter((area) => tokensOf(area) > 0 || cityIn(area));
  const reached = around(p, unitAreas(p, taker));
  const close = areas.filter((area) => reached.has(area));
  const prey = areas.map((area): Prey => {
    const next = around(p, [area]);
    return {
      tokens: tokensOf(area),
      city: cityIn(area),
      opens: areas.flatMap((other, i) => (next.has(other) ? [i] : [])),
    };
  });
  const near = close.map((area) => areas.indexOf(area));
  const all = pieces(p, s);
  const best = leastExcess(prey, all, near, left);
  const after = (i: number, rest: Partial<Prey>, used: Total): number => {
    const points = CITY_POINTS * used.cities + used.tokens;
    if (points >= left) return points - left;
    const others = prey.map((one, j) => (j === i ? { ...one, ...rest } : one));
    const stock = { tokens: all.tokens - used.tokens, cities: all.cities - used.cities };
    return leastExcess(others, stock, [...new Set([...near, ...prey[i]!.opens])], left - points);
  };
  const ofTokens = (i: number, n: number): boolean =>
    after(i, { tokens: prey[i]!.tokens - n }, { tokens: n, cities: 0 }) === best;
  const open = close.length > 0 ? close : areas;
  const cities = open.filter((area) => {
    const i = areas.indexOf(area);
    return prey[i]!.city && stock.cities > 0 && after(i, { city: false }, { tokens: 0, cities: 1 }) === best;
  });
  return [
    ...open.flatMap((area): Prize[] => {
      const i = areas.indexOf(area);
      const most = Math.min(left, stock.tokens, prey[i]!.tokens);
      if (most === 0) return [];
      const whole = most > 1 && ofTokens(i, most) ? [{ tokens: area }] : [];
      const alike = whole.length > 0 && open.length === 1 && prey[i]!.opens.length === 1 && !prey[i]!.city;
      return ofTokens(i, 1) && !alike ? [...whole, { token: area }] : whole;
    }),
    ...cities.map((city) => ({ city })),
  ];
}

function annex(play: Play, frame: Frame<Oppression>, prize: Prize): void {
  const s = frame.locals;
  const { victim } = frame.locals;
  const { cite } = calamityOf(play, frame);
  const to = s.taker!;
  if ('city' in prize) {
    annexCity(play, victim, to, prize.city);
    s.left -= CITY_POINTS;
    play.emit('citiesAnnexed', cite, { nation: to, from: victim, cities: [prize.city] });
    return;
  }
  const area = 'tokens' in prize ? prize.tokens : prize.token;
  const most = Math.min(s.left, nation(play, to).stock.tokens, tokens(play, victim, area));
  const n = 'tokens' in prize ? most : 1;
  annexTokens(play, victim, to, area, n);
  s.left -= n;
  play.emit('tokensAnnexed', cite, { nation: to, from: victim, tokens: { [area]: n } });
}

/** The neighbour with most in stock; the victim settles ties. */
function nextTaker(play: Play, frame: Frame<Oppression>): boolean {
  const s = frame.locals;
  const { victim, calamity: purpose } = frame.locals;
  const able = s.rivals.filter(
    (who) => !s.spent.includes(who) && (!s.passing || options(play, s, who).length > 0),
  );
  if (able.length === 0) {
    if (s.passing) return false;
    Object.assign(s, { passing: true, spent: [] } satisfies Partial<Oppression>);
    return nextTaker(play, frame);
  }
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
      for (const area of tokenAreas(play, victim)) annex(play, frame, { tokens: area });
      for (const city of [...nation(play, victim).cities]) annex(play, frame, { city });
      return 'done';
    }
    const among = options(play, s, s.taker);
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
    chooseOne(play, frame, _by, answer) {
      if (answer && ('token' in answer || 'tokens' in answer || 'city' in answer)) annex(play, frame, answer);
    },
  },
});
