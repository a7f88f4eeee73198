import { type Json, pick, type Rng } from '@ochre/engine';
import { alone, type Model, type Position, type Question, together } from '../against.ts';
import { Cities, OTHERS, picks, VICTIM } from './cities.ts';

// AC 30.32, 30.71, 30.81: cities that are reduced, of the victim and, by its order, of others.

const ADVANCES = [
  ...['mysticism', 'deism', 'enlightenment', 'music', 'drama-and-poetry', 'law', 'democracy'],
  ...['military', 'roadbuilding', 'philosophy', 'theology', 'monotheism'],
];

type Kind = 'superstition' | 'civil-disorder' | 'iconoclasm-and-heresy';

/** AC 30.712-715, AC 30.812-817: what cards add and take off. */
const CHANGES: Record<Kind, Record<string, number>> = {
  superstition: {},
  'civil-disorder': {
    ...{ music: -1, 'drama-and-poetry': -1, law: -1, democracy: -1, military: 1, roadbuilding: 1 },
  },
  'iconoclasm-and-heresy': { law: -1, philosophy: -1, theology: -3, monotheism: 1, roadbuilding: 1 },
};

function due(cities: Cities, kind: Kind): number {
  const held = cities.of[VICTIM]!.length;
  const has = (advance: string): boolean => cities.has(VICTIM, advance);
  if (kind === 'superstition') {
    // AC 30.322: only the highest counts.
    const left = has('enlightenment') ? 0 : has('deism') ? 1 : has('mysticism') ? 2 : 3;
    return Math.min(left, held);
  }
  // Nothing is below three; what cards add is added to that: docs/rulings.md.
  let n = kind === 'civil-disorder' ? Math.max(0, held - 3) : 4;
  for (const [advance, change] of Object.entries(CHANGES[kind])) if (has(advance)) n += change;
  return Math.max(0, Math.min(n, held));
}

/** AC 30.818-819: what each of the others can be ordered to lose. */
function ableOf(cities: Cities): Record<string, number> {
  const most = OTHERS.filter((id) => id !== cities.trader && !cities.has(id, 'theology')).map(
    (id): [string, number] => [id, Math.min(cities.has(id, 'philosophy') ? 1 : 2, cities.of[id]!.length)],
  );
  return Object.fromEntries(most.filter(([, n]) => n > 0));
}

const TOTAL = 2;

function* orders(cities: Cities): Generator<Question[], Record<string, number>, Record<string, Json>> {
  const most = ableOf(cities);
  const ids = Object.keys(most);
  if (Object.values(most).reduce((sum, n) => sum + n, 0) <= TOTAL) return most;
  if (ids.length === 1) return { [ids[0]!]: TOTAL };
  const both = ids.filter((id) => most[id] === TOTAL).map((id) => ({ [id]: TOTAL }));
  const answers = [
    ...both,
    ...picks(ids, TOTAL).map((pair) => Object.fromEntries(pair.map((id) => [id, 1]))),
  ];
  const refused = [{ [ids[0]!]: 1 }, { [VICTIM]: TOTAL }];
  const ask = { total: TOTAL, most };
  return (yield* alone({ owner: VICTIM, kind: 'orderLosses', ask, answers, refused })) as Record<
    string,
    number
  >;
}

/** So many cities of choice, each with as many tokens as its area feeds. */
function* reduces(cities: Cities, owner: string, n: number): Generator<Question, void, Json> {
  const among = [...cities.of[owner]!];
  if (n === 0) return;
  if (n >= among.length) return cities.reduce(owner, among);
  const written = (areas: readonly string[]): { area: string; tokens: number }[] =>
    areas.map((area) => ({ area, tokens: cities.lands[area]!.limit }));
  const said = yield {
    owner,
    kind: 'reduceCities',
    ask: { among, count: n },
    answers: picks(among, n).map(written),
    refused: [written(among.slice(0, n - 1)), written(among.slice(0, n + 1))],
  };
  cities.reduce(
    owner,
    (said as { area: string }[]).map(({ area }) => area),
  );
}

function* run(cities: Cities, kind: Kind): Model {
  const n = due(cities, kind);
  const ordered = kind === 'iconoclasm-and-heresy' ? yield* orders(cities) : {};
  const losing = Object.entries({ ...ordered, [VICTIM]: n });
  yield* together(Object.fromEntries(losing.map(([id, count]) => [id, reduces(cities, id, count)])));
}

export function reductions(rng: Rng): Position {
  const kind = pick<Kind>(rng, ['superstition', 'civil-disorder', 'iconoclasm-and-heresy']);
  const cities = new Cities(rng, ADVANCES);
  return {
    scenario: cities.scenario(kind),
    model: () => run(cities, kind),
    outcome: () => cities.outcome(),
    seen: cities.seen,
  };
}
