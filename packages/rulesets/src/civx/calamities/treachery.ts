import type { Answer, AreaId, Counts, Frame, NationId } from '@ochre/engine';
import {
  type Copy,
  calamityOf,
  citePart,
  foreignCard,
  number,
  pickCities,
  pickUnits,
  reduceAll,
  reduction,
} from '@ochre/engine/calamities';
import { about, modified, nation, nations, stockPoints, tokenAreas, tokens } from '@ochre/engine/query';
import { annexCity, annexTokens, type Play, procedure, remove } from '@ochre/engine/ruleset';

interface Betrayal extends Copy {
  /** Cities picked, and of these what nobody has taken yet. */
  struck?: AreaId[];
  left?: AreaId[];
  /** Who takes the next one, out of equals. */
  taker?: NationId;
}

const PICK = 0;
const TAKE = 1;
const TOKENS = 2;
const OVER = 3;

/** Those with most in stock of all who have a city left, the victim excepted. */
function richest(play: Play, victim: NationId): NationId[] {
  const able = nations(play).filter((who) => who !== victim && nation(play, who).stock.cities > 0);
  const most = Math.max(...able.map((who) => stockPoints(play, who)));
  return able.filter((who) => stockPoints(play, who) === most);
}

/** Cities that all others together have in stock. */
function available(play: Play, victim: NationId): number {
  const others = nations(play).filter((who) => who !== victim);
  return others.reduce((n, who) => n + nation(play, who).stock.cities, 0);
}

function take(play: Play, frame: Frame<Betrayal>, to: NationId): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  const area = frame.locals.left!.shift()!;
  annexCity(play, victim, to, area);
  const cite = to === frame.locals.beneficiary ? calamity.cite : citePart(calamity, 'others');
  play.emit('citiesAnnexed', cite, { nation: to, from: victim, cities: [area] });
}

/** City by city: the trader takes it, or whoever has most in stock. */
function takeNext(play: Play, frame: Frame<Betrayal>): boolean {
  const s = frame.locals;
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  if (s.left!.length === 0) return false;
  if (nation(play, beneficiary!).stock.cities > 0) take(play, frame, beneficiary!);
  else if (s.taker !== undefined) {
    take(play, frame, s.taker);
    delete s.taker;
  } else {
    const among = richest(play, victim);
    if (among.length === 0) return false;
    if (among.length === 1) take(play, frame, among[0]!);
    else {
      const ask = { purpose: about(purpose, 'taker'), among, count: 1 };
      const cite = citePart(calamityOf(play, frame), 'others');
      play.ask({ kind: 'chooseNations', owner: beneficiary!, ask, cite });
    }
  }
  return true;
}

/** Tokens of the victim next to the cities that were struck. */
function beside(play: Play, victim: NationId, struck: readonly AreaId[]): Counts {
  const near = new Set(struck.flatMap((area) => play.rules.map.area(area).neighbours));
  return Object.fromEntries(
    tokenAreas(play, victim)
      .filter((area) => near.has(area))
      .map((area) => [area, tokens(play, victim, area)]),
  );
}

/** A card from the other block costs tokens next to the cities as well: taken over by the trader, or removed. */
function loseTokens(play: Play, frame: Frame<Betrayal>): void {
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (!foreignCard(play, frame.locals)) return;
  const near = beside(play, victim, frame.locals.struck ?? []);
  const stock = beneficiary === undefined ? Infinity : nation(play, beneficiary).stock.tokens;
  const points = Math.min(number(calamity, 'foreign'), stock);
  if (sum(near) === 0 || points === 0) return;
  const ask = { purpose: about(purpose, 'tokens'), of: victim, points, tokens: near, cities: [] };
  const units = pickUnits(play, beneficiary ?? victim, ask, citePart(calamity, 'foreign'));
  if (units) lose(play, frame, units.tokens);
}

function lose(play: Play, frame: Frame<Betrayal>, counts: Counts): void {
  const { victim, beneficiary } = frame.locals;
  const cite = citePart(calamityOf(play, frame), 'foreign');
  for (const area of play.rules.map.sorted(Object.keys(counts)))
    if (beneficiary === undefined) remove(play, victim, area, counts[area]!);
    else annexTokens(play, victim, beneficiary, area, counts[area]!);
  if (beneficiary === undefined)
    play.emit('damageTaken', cite, { nation: victim, points: sum(counts), tokens: counts, cities: {} });
  else play.emit('tokensAnnexed', cite, { nation: beneficiary, from: victim, tokens: counts });
}

const sum = (counts: Counts): number => Object.values(counts).reduce((n, m) => n + m, 0);

function begin(play: Play, frame: Frame<Betrayal>): void {
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const count = modified(play, victim, calamity, number(calamity, 'cities'), 'primary');
  const among = nation(play, victim).cities;
  if (beneficiary === undefined) {
    frame.at = TOKENS;
    const before = [...among];
    const question = reduction(
      play,
      victim,
      { purpose: about(purpose), among, count },
      citePart(calamity, 'untraded'),
    );
    if (question) play.ask(question);
    else frame.locals.struck = before.slice(0, count);
    return;
  }
  frame.at = TAKE;
  const replaced = Math.min(count, available(play, victim));
  if (replaced === 0)
    play.emit('calamityCancelled', citePart(calamity, 'others'), { nation: victim, calamity: purpose });
  const ask = { purpose: about(purpose, 'annexed'), of: victim, among, count: replaced };
  const cities = pickCities(play, beneficiary, ask, calamity.cite);
  if (cities) strike(frame, cities);
}

function strike(frame: Frame<Betrayal>, cities: readonly AreaId[]): void {
  Object.assign(frame.locals, { struck: [...cities], left: [...cities] } satisfies Partial<Betrayal>);
}

/** Cities go over to who traded the card; kept by who drew it, it has them reduced. */
export const treachery = procedure({
  id: 'treachery',
  harm: { loses: 'citiesTaken' },
  terms: {
    with: { cities: 'number', foreign: 'number' },
    twists: {},
    cites: ['untraded', 'others', 'foreign'],
  },
  run(play, frame: Frame<Betrayal>) {
    if (frame.at === PICK) {
      begin(play, frame);
      return 'again';
    }
    if (frame.at === TAKE) {
      if (!takeNext(play, frame)) frame.at = TOKENS;
      return 'again';
    }
    if (frame.at === OVER) return 'done';
    frame.at = OVER;
    loseTokens(play, frame);
    return 'again';
  },
  on: {
    chooseCities: (_play, frame, _by, cities) => strike(frame, cities),
    chooseNations(_play, frame, _by, [who]) {
      frame.locals.taker = who!;
    },
    reduceCities(play, frame, by, answer: Answer<'reduceCities'>, { cite }) {
      frame.locals.struck = answer.map((a) => a.area);
      reduceAll(play, by, answer, cite);
    },
    pickUnits: (play, frame, _by, picked) => lose(play, frame, picked.tokens),
  },
});
