import { type Json, pick, type Rng } from '@ochre/engine';
import { alone, type Model, type Position, type Question, together } from '../against.ts';
import {
  add,
  type Board,
  type Counts,
  chance,
  FACES,
  goods,
  randomBoard,
  range,
  seen,
  some,
  sum,
  surplusGone,
  WILD,
} from './board.ts';
import {
  cities,
  type Decides,
  damage,
  faceLoss,
  mostInEpidemic,
  oneOf,
  reduce,
  sparing,
  units,
} from './losses.ts';

// DH 29: every calamity but the Hordes, Civil War and Tyranny, with any advances and counters of Public Works.

interface Call {
  board: Board;
  rng: Rng;
  /** Who suffers it, who drew the card and who traded it to the victim. */
  victim: string;
  drawer: string;
  trader: string | undefined;
}

/** Nothing is asked by some. */
type Run = (call: Call) => Model | undefined;

/** Runs what one player decides as what all are asked. */
function* solo<T>(decides: Generator<Question, T, Json>): Generator<Question[], T, Record<string, Json>> {
  let step = decides.next();
  while (!step.done) step = decides.next(yield* alone(step.value));
  return step.value;
}

/** An amount with what cards add and take off, never below nothing. */
function modified(board: Board, id: string, base: number, by: Record<string, number>): number {
  let n = base;
  for (const [card, more] of Object.entries(by)) if (board.has(id, card)) n += more;
  return Math.max(0, n);
}

function pay(board: Board, id: string, n: number): void {
  const own = board.of(id);
  own.treasury -= Math.min(n, own.treasury);
}

const others = ({ board, victim }: Call): string[] =>
  board.peoples.map((p) => p.id).filter((id) => id !== victim);

/** What can be ordered up to the cap: as much as there is, and what advances will take off. */
function wanted(board: Board, id: string, has: number, cap: number, by: Counts): number {
  let order = Math.min(has, cap);
  while (has > 0 && order < cap && modified(board, id, order, by) < has) order++;
  return order;
}

/** What the victim has others lose: as much of the total as caps and units allow. */
function* orders(
  call: Call,
  total: number,
  most: Counts,
): Generator<Question[], Counts, Record<string, Json>> {
  const able = Object.fromEntries(Object.entries(most).filter(([, n]) => n > 0));
  if (sum(able) <= total) return able;
  const ids = Object.keys(able);
  if (ids.length === 1) return { [ids[0]!]: total };
  const said = yield* alone({
    owner: call.victim,
    kind: 'orderLosses',
    ask: { total, most: able },
    legal: (answer) =>
      sum(answer as Counts) === total &&
      Object.entries(answer as Counts).every(([id, n]) => n <= (able[id] ?? 0)),
    refused: [{ [ids[0]!]: able[ids[0]!]! + 1 }, {}],
  });
  return said as Counts;
}

/** The victim and those it ordered lose at the same time. */
const losing = (call: Call, each: (id: string, primary: boolean) => Decides, ordered: Counts): Model =>
  together(
    Object.fromEntries(
      call.board.peoples
        .filter((p) => p.id === call.victim || ordered[p.id])
        .map((p) => [p.id, each(p.id, p.id === call.victim)]),
    ),
  );

/** DH 29.2.2, 29.2.3, 29.2.1.1. */
function* eruption(call: Call): Model {
  const { board, rng, victim } = call;
  const volcanoAt = (area: string): string | undefined => board.lands[area]!.volcano;
  const beside = board.areas.filter(
    (area) => volcanoAt(area) && (board.tokens(victim, area) || board.city(area) === victim),
  );
  const struck: Record<string, string[]> = {};
  if (beside.length > 0) {
    const among = [...new Set(beside.map((area) => volcanoAt(area)!))];
    const volcano = yield* solo(oneOf(victim, 'volcanic-eruption-earthquake.volcano', among));
    const touched = board.areas.filter((a) => volcanoAt(a) === volcano);
    for (const area of touched)
      for (const p of board.peoples) {
        if (!p.tokens[area] && board.city(area) !== p.id) continue;
        delete p.tokens[area];
        board.raze(p.id, area);
        struck[p.id] = touched;
      }
  } else {
    const own = board.of(victim).cities;
    if (own.length === 0) return;
    const [city] = (yield* solo(cities(victim, victim, own, 1))) as [string];
    const near = board.around(city).filter((area) => {
      const owner = board.city(area);
      return owner !== undefined && owner !== WILD && owner !== victim && !board.has(owner, 'engineering');
    });
    const second =
      near.length > 0 ? yield* solo(oneOf(victim, 'volcanic-eruption-earthquake.beside', near)) : undefined;
    if (board.has(victim, 'engineering')) board.reduce(victim, city);
    else board.raze(victim, city);
    struck[victim] = [city];
    if (second !== undefined) {
      struck[board.city(second)!] = [second];
      board.reduce(board.city(second)!, second);
    }
  }
  const shaken = board.peoples.filter(
    ({ id }) => struck[id] && board.has(id, 'urbanism') && !board.has(id, 'engineering'),
  );
  yield* together(
    Object.fromEntries(
      shaken.map(({ id }) => {
        const near = struck[id]!.flatMap((area) => board.around(area)).filter(
          (area) => !struck[id]!.includes(area),
        );
        return [
          id,
          damage(
            board,
            rng,
            id,
            4,
            units(board, id, (area) => near.includes(area)),
          ),
        ];
      }),
    ),
  );
}

/** Cities fall to pirates, or are reduced where these have none left: DH 29.2.2.1. */
function toPirates(board: Board, of: string, falling: readonly string[]): void {
  for (const area of falling) {
    if (board.wildStock(board.block(area), 'cities') === 0) board.reduce(of, area);
    else {
      board.raze(of, area);
      board.found(WILD, area);
    }
  }
}

function* treachery({ board, victim, drawer }: Call): Model {
  const count = board.has(victim, 'diplomacy') ? 2 : 1;
  toPirates(board, victim, yield* solo(cities(drawer, victim, board.of(victim).cities, count)));
}

function squanderedWealth({ board, victim }: Call): undefined {
  const lost = board.has(victim, 'empiricism')
    ? 0
    : modified(board, victim, 10, { 'universal-doctrine': -5 });
  pay(board, victim, lost);
}

function* famine(call: Call): Model {
  const { board, rng, trader } = call;
  const named = others(call).filter((id) => id !== trader && !board.has(id, 'irrigation'));
  const most = Object.fromEntries(
    named.map((id) => [id, wanted(board, id, board.points(id), 8, { pottery: -5, calendar: -5 })]),
  );
  const ordered = yield* orders(call, 20, most);
  function* starve(id: string, primary: boolean): Decides {
    if (board.has(id, 'irrigation')) return;
    const base = primary ? 10 : ordered[id]!;
    const points = modified(board, id, base, primary ? { pottery: -5 } : { pottery: -5, calendar: -5 });
    yield* damage(board, rng, id, points, { ...units(board, id), ...(!primary && { most: 8 }) });
    if (!primary || !board.has(id, 'agriculture')) return;
    const own = board.of(id);
    own.hungry = true;
    for (const [area, n] of Object.entries(own.tokens)) {
      const guard = Number(board.has(id, 'public-works'));
      const limit =
        board.city(area) === undefined ? board.holds(id, area) : board.city(area) === id ? guard : 0;
      if (n > limit) add(own.tokens, area, limit - n);
    }
  }
  yield* losing(call, starve, ordered);
}

/** So many cities of the victim are reduced, and so much treasury is lost. */
const reductions = (count: (call: Call) => number, treasury = 0): Run =>
  function* (call) {
    const { board, rng, victim } = call;
    yield* solo(reduce(board, rng, victim, board.of(victim).cities, count(call)));
    pay(board, victim, treasury);
  };

const superstition = reductions(({ board, victim }) =>
  modified(board, victim, 3, { 'universal-doctrine': 1, mysticism: -1, deism: -1, enlightenment: -1 }),
);
const cityRiots = reductions(({ board, victim }) => modified(board, victim, 1, { law: -1 }), 5);
const civilDisorder = reductions(({ board, victim }) => {
  const help = {
    music: -1,
    'drama-and-poetry': -1,
    law: -1,
    democracy: -1,
    military: -1,
    'advanced-military': -1,
  };
  const harm = {
    roadbuilding: 1,
    monarchy: 1,
    'provincial-empire': 1,
    theocracy: 1,
    mining: 1,
    'naval-warfare': 1,
  };
  return modified(board, victim, board.of(victim).cities.length - 3, { ...help, ...harm });
});

function* tempest({ board, victim }: Call): Model {
  const own = board.of(victim);
  const keeps = modified(board, victim, 0, { astronavigation: 2, cartography: 2 });
  const kept: Counts = {};
  while (sum(kept) < Math.min(keeps, sum(own.ships))) {
    const among = Object.keys(own.ships).filter((at) => own.ships[at]! > (kept[at] ?? 0));
    const free = sum(own.ships) <= keeps || among.length === 1;
    const at = free ? among[0]! : yield* solo(oneOf(victim, 'tempest.keep', among));
    add(kept, at, 1);
  }
  own.ships = kept;
  pay(board, victim, modified(board, victim, 5, { masonry: -2, engineering: -3 }));
}

function* slaveRevolt({ board, rng, victim }: Call): Model {
  const own = board.of(victim);
  const slaves = modified(board, victim, 15, { mythology: -5, enlightenment: -5, theocracy: 5, mining: 5 });
  const idle = Math.min(sum(own.tokens), slaves);
  const rate = board.has(victim, 'cultural-ascendancy') ? 3 : 2;
  while (sum(own.tokens) - idle < rate * own.cities.length)
    yield* solo(reduce(board, rng, victim, own.cities, 1));
}

/** One city is lost, or reduced where a card helps; the counter beside it stays. */
function* oneCity({ board, rng, victim }: Call, among: readonly string[], saved: boolean): Decides {
  if (among.length === 0) return;
  if (saved) yield* reduce(board, rng, victim, among, 1);
  else board.raze(victim, (yield* cities(victim, victim, among, 1))[0]!);
}

function* cityInFlames(call: Call): Model {
  const { board, victim } = call;
  const saved = board.has(victim, 'masonry') || board.has(victim, 'engineering');
  yield* solo(oneCity(call, board.of(victim).cities, saved));
}

function* flood(call: Call): Model {
  const { board, rng, victim, trader } = call;
  const on = (id: string, plain: string): ReturnType<typeof units> => {
    const { tokens, cities: built } = units(board, id, (area) => board.lands[area]!.floodPlain === plain);
    return { tokens, cities: built.filter((area) => board.lands[area]!.site !== 'black') };
  };
  const points = (id: string, plain: string): number =>
    sum(on(id, plain).tokens) + 5 * on(id, plain).cities.length;
  const plains = ['indus', 'nile'].filter((plain) => points(victim, plain) > 0);
  if (plains.length === 0) {
    const coasts = board.of(victim).cities.filter((area) => board.coastal(area));
    return yield* solo(oneCity(call, coasts, board.has(victim, 'engineering')));
  }
  const plain = yield* solo(oneOf(victim, 'flood.plain', plains));
  const named = others(call).filter((id) => id !== trader);
  const most = Object.fromEntries(named.map((id) => [id, Math.min(10, points(id, plain))]));
  const ordered = yield* orders(call, 10, most);
  const drown = (id: string, primary: boolean): Decides => {
    const most = board.has(id, 'engineering') ? 7 : 99;
    return damage(board, rng, id, Math.min(most, primary ? 17 : ordered[id]!), { ...on(id, plain), most });
  };
  yield* losing(call, drown, ordered);
}

function* cyclone(call: Call): Model {
  const { board, rng, victim } = call;
  const at = (id: string, sea: string): string[] =>
    board.of(id).cities.filter((area) => board.seas[sea]!.includes(area));
  const most = Math.max(...Object.keys(board.seas).map((sea) => at(victim, sea).length));
  if (most === 0) return;
  const worst = Object.keys(board.seas).filter((sea) => at(victim, sea).length === most);
  const sea = yield* solo(oneOf(victim, 'cyclone.sea', worst));
  for (const p of board.peoples) for (const area of board.seas[sea]!) delete p.ships[area];
  const hit = (id: string): Decides => {
    const base = id === victim ? 3 : 2;
    const count = modified(board, id, base, { 'trade-empire': 1, masonry: -1, engineering: -2 });
    return reduce(board, rng, id, at(id, sea), Math.min(count, at(id, sea).length));
  };
  yield* together(Object.fromEntries(board.peoples.map(({ id }) => [id, hit(id)])));
}

function* epidemic(call: Call): Model {
  const { board, rng, victim, trader, drawer } = call;
  const named = others(call).filter((id) => id !== trader && id !== drawer && board.points(id) > 0);
  const ill = { roadbuilding: 5, 'trade-empire': 5, medicine: -5, anatomy: -5 };
  const most = Object.fromEntries(
    named.map((id) => [id, wanted(board, id, mostInEpidemic(board, id), 10, ill)]),
  );
  const ordered = yield* orders(call, 25, most);
  const sicken = (id: string, primary: boolean): Decides => {
    const cure = primary ? -8 : -5;
    const by = { roadbuilding: 5, 'trade-empire': 5, medicine: cure, anatomy: cure };
    const points = modified(board, id, primary ? 16 : ordered[id]!, by);
    const most = Math.max(10, modified(board, id, 10, by));
    return damage(board, rng, id, points, { ...sparing(units(board, id)), ...(!primary && { most }) }, 1);
  };
  yield* losing({ ...call, victim }, sicken, ordered);
}

function* coastalMigration({ board, rng, victim }: Call): Model {
  if (board.has(victim, 'diaspora')) return;
  yield* solo(
    damage(
      board,
      rng,
      victim,
      5,
      units(board, victim, (area) => board.coastal(area)),
    ),
  );
  board.of(victim).ships = {};
}

function* corruption({ board, rng, victim }: Call): Model {
  const amount = modified(board, victim, 10, { coinage: 5, law: -5 });
  yield* solo(faceLoss(board, rng, victim, amount, () => {}));
}

function* banditry({ board, rng, victim, drawer, trader }: Call): Model {
  // Traded away and back it robs its victim for itself: DH 29.9.3.2.
  if (drawer === victim && trader !== undefined) return;
  const amount = modified(board, victim, board.of(victim).cities.length, { theology: -5, law: -5 });
  const rob = (cards: string[]): void => {
    if (drawer !== victim) board.of(drawer).hand.push(...cards);
  };
  yield* solo(faceLoss(board, rng, victim, amount, rob));
}

function* tribalConflict({ board, victim }: Call): Model {
  const own = board.of(victim);
  const open = board.areas.filter((area) => own.tokens[area] && board.city(area) === undefined);
  const next = (area: string): string[] => open.filter((other) => board.lands[area]!.land.includes(other));
  const paired = open.filter((area) => next(area).length > 0);
  if (paired.length === 0) return;
  // Where there is only one pair nothing is asked.
  const [first, second] =
    paired.length === 2
      ? paired
      : yield* (function* (): Generator<Question[], string[], Record<string, Json>> {
          const one = yield* solo(oneOf(victim, 'tribal-conflict.area', paired));
          return [one, yield* solo(oneOf(victim, 'tribal-conflict.area', next(one)))];
        })();
  for (const area of [first!, second!]) delete own.tokens[area];
}

function* iconoclasm(call: Call): Model {
  const { board, rng, trader, drawer } = call;
  const named = others(call).filter((id) => id !== trader && id !== drawer);
  const faith = { monotheism: 1, philosophy: -1, theology: -3 };
  const most = Object.fromEntries(
    named.map((id) => [id, wanted(board, id, board.of(id).cities.length, 2, faith)]),
  );
  const ordered = yield* orders(call, 2, most);
  function* repent(id: string, primary: boolean): Decides {
    const own = board.of(id);
    const base = primary ? 4 : ordered[id]!;
    const count = modified(board, id, base, faith);
    let saved = 0;
    const held = goods(own.hand);
    // DH 29.8.2.4.
    if (board.has(id, 'theocracy') && held.length > 0 && own.cities.length > 0 && count > 0) {
      const among = range(0, Math.min(count, own.cities.length, held.length)).map(String);
      saved = Number(
        yield { owner: id, kind: 'chooseOne', ask: { purpose: 'iconoclasm-and-heresy.save', among } },
      );
      if (saved > 0) {
        const said = yield { owner: id, kind: 'discardCards', ask: { count: saved } };
        own.hand = own.hand.filter((card) => !(said as { cards: string[] }).cards.includes(card));
      }
    }
    const due = saved > 0 ? Math.min(count, own.cities.length) - saved : count;
    yield* reduce(board, rng, id, own.cities, due);
  }
  yield* losing(call, repent, ordered);
}

function* minorUprising({ board, rng, victim }: Call): Model {
  const own = board.of(victim);
  const called = modified(board, victim, own.cities.length, { military: -5, 'advanced-military': -5 });
  const due = Math.min(called, own.treasury + sum(own.tokens));
  const least = Math.max(0, due - sum(own.tokens));
  const most = Math.min(due, own.treasury);
  const among = range(least, most).map(String);
  const paid = due === 0 ? 0 : Number(yield* solo(oneOf(victim, 'minor-uprising.treasury', among)));
  pay(board, victim, paid);
  yield* solo(damage(board, rng, victim, due - paid, { tokens: { ...own.tokens }, cities: [] }));
}

function regression({ board, victim }: Call): undefined {
  const own = board.of(victim);
  own.space = Math.max(0, own.space - modified(board, victim, 1, { fundamentalism: 1, library: -1 }));
}

function* piracy(call: Call): Model {
  const { board, victim, trader, drawer } = call;
  const coasts = (id: string): string[] => board.of(id).cities.filter((area) => board.coastal(area));
  const able = others(call).filter((id) => id !== trader && id !== drawer && coasts(id).length > 0);
  const named =
    able.length <= 2
      ? able
      : ((yield* alone({
          owner: victim,
          kind: 'chooseNations',
          ask: { among: able, count: 2 },
        })) as string[]);
  for (const of of [victim, ...named]) {
    const count = of === victim ? modified(board, of, 2, { cartography: 1 }) : 1;
    let falling = yield* solo(cities(of === victim ? drawer : victim, of, coasts(of), count));
    if (board.has(of, 'naval-warfare') && falling.length > 0) {
      const [spared] = (yield* solo(cities(of, of, falling, 1))) as [string];
      falling = falling.filter((area) => area !== spared);
      if (board.wildStock(board.block(spared), 'ships') > 0) add(board.wild.ships, spared, 1);
    }
    toPirates(board, of, falling);
  }
}

const FIXED = { eruption, famine, flood, cyclone, corruption, regression };
const TRADED = { treachery, superstition, slaveRevolt, epidemic, civilDisorder, iconoclasm, piracy };
const MINOR = {
  squanderedWealth,
  tempest,
  cityInFlames,
  cityRiots,
  coastalMigration,
  tribalConflict,
  minorUprising,
  banditry,
};

const NAMES: Record<string, string> = {
  eruption: 'volcanic-eruption-earthquake',
  iconoclasm: 'iconoclasm-and-heresy',
};
const cardOf = (name: string): string =>
  NAMES[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const CARDS = [
  'urbanism',
  'engineering',
  'diplomacy',
  'universal-doctrine',
  'empiricism',
  'agriculture',
  'pottery',
  'calendar',
  'irrigation',
  'mysticism',
  'deism',
  'enlightenment',
  'astronavigation',
  'cartography',
  'masonry',
  'mythology',
  'theocracy',
  'mining',
  'law',
  'trade-empire',
  'roadbuilding',
  'medicine',
  'anatomy',
  'diaspora',
  'coinage',
  'music',
  'drama-and-poetry',
  'democracy',
  'military',
  'advanced-military',
  'monarchy',
  'provincial-empire',
  'naval-warfare',
  'monotheism',
  'philosophy',
  'theology',
  'fundamentalism',
  'library',
  'cultural-ascendancy',
  'public-works',
  'public-works',
];

const PHASES = { fixedCalamities: FIXED, tradedCalamities: TRADED, minorsInTurn: MINOR };

/** Those who have no unit left are out at the end of the phase at the latest: DH 24.1.7. */
function* whole(run: Run, call: Call): Model {
  yield* run(call) ?? [];
  for (const p of call.board.all) p.out = call.board.points(p.id) === 0;
}

const calamity =
  (phase: keyof typeof PHASES, name: string): ((rng: Rng) => Position) =>
  (rng) => {
    const board = randomBoard(rng, {
      peoples: 3 + rng.int(2),
      cards: CARDS,
      wild: true,
      ships: true,
      guards: true,
      cities: 3,
    });
    surplusGone(board);
    for (const p of board.all) p.cards = [...new Set(p.cards)];
    for (const p of board.all) if (chance(rng, 2)) p.hand = some(rng, Object.keys(FACES), 3);
    const ids = board.all.map((p) => p.id);
    const victim = pick(rng, ids);
    // What cannot be traded strikes who drew it.
    const drawer = phase === 'fixedCalamities' || chance(rng, 3) ? victim : pick(rng, ids);
    const kept = drawer === victim && (phase === 'fixedCalamities' || chance(rng, 2));
    const trader = kept
      ? undefined
      : pick(
          rng,
          ids.filter((id) => id !== victim),
        );
    const card = cardOf(name);
    const start = board.scenario();
    start.nations![victim]!.hand = [...board.of(victim).hand, card];
    return {
      scenario: {
        ...start,
        phase,
        to: 'eliminations#4',
        alone: false,
        hidden: { drawnBy: { [card]: drawer } },
        tradedBy: trader === undefined ? {} : { [card]: trader },
      },
      model: () =>
        whole((PHASES[phase] as Record<string, Run>)[name]!, { board, rng, victim, drawer, trader }),
      outcome: () => board.outcome(),
      seen,
    };
  };

export const calamities: [string, (rng: Rng) => Position][] = Object.entries(PHASES).flatMap(
  ([phase, runs]) =>
    Object.keys(runs).map((name): [string, (rng: Rng) => Position] => [
      cardOf(name),
      calamity(phase as never, name),
    ]),
);
