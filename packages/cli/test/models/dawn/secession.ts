import { pick, type Rng } from '@ochre/engine';
import { alone, type Model, type Position } from '../against.ts';
import { onlyPick } from '../picks.ts';
import { forced } from '../taking.ts';
import {
  add,
  type Board,
  type Counts,
  chance,
  randomBoard,
  range,
  seen,
  sum,
  surplusGone,
  WILD,
} from './board.ts';

// DH 29.4.1 and 29.8.1: units that go over to another, be it to the barbarians.

interface Units {
  tokens: Counts;
  cities: string[];
}

const none = (): Units => ({ tokens: {}, cities: [] });
const worth = ({ tokens, cities }: Units): number => sum(tokens) + 5 * cities.length;

function without(all: Units, some: Units): Units {
  const tokens = { ...all.tokens };
  for (const [area, n] of Object.entries(some.tokens)) add(tokens, area, -n);
  return { tokens, cities: all.cities.filter((area) => !some.cities.includes(area)) };
}

function both(a: Units, b: Units): Units {
  const tokens = { ...a.tokens };
  for (const [area, n] of Object.entries(b.tokens)) add(tokens, area, n);
  return { tokens, cities: [...a.cities, ...b.cities] };
}

/** Units in or next to units of somebody, by land or sea: DH 2.2.5. */
function beside(board: Board, a: string, b: string): boolean {
  const at = (id: string): string[] =>
    board.areas.filter((area) => board.tokens(id, area) > 0 || board.pieces(id).cities.includes(area));
  return at(a).some((area) => at(b).some((other) => other === area || board.around(area).includes(other)));
}

const neighbours = (board: Board, victim: string): string[] =>
  board.peoples.map((p) => p.id).filter((id) => id !== victim && beside(board, victim, id));

function goOver(board: Board, from: string, to: string, { tokens, cities }: Units): void {
  for (const [area, n] of Object.entries(tokens)) {
    add(board.of(from).tokens, area, -n);
    add(board.pieces(to).tokens, area, n);
  }
  for (const area of cities) {
    board.raze(from, area);
    board.found(to, area);
  }
}

/** Whole units, not above the points, and short of them only where nothing fits. */
function fits(all: Units, points: number, picked: Units): boolean {
  const left = points - worth(picked);
  const rest = without(all, picked);
  return left >= 0 && !(left > 0 && sum(rest.tokens) > 0) && !(left >= 5 && rest.cities.length > 0);
}

function* civilWar(board: Board, victim: string): Model {
  const among = neighbours(board, victim).map((id) => ({ id, n: board.points(id) }));
  if (beside(board, victim, WILD)) among.push({ id: WILD, n: board.wildPoints(board.of(victim).block) });
  const least = Math.min(...among.map(({ n }) => n));
  const weakest = among.filter(({ n }) => n === least);
  const rival = weakest.length === 1 ? weakest[0]!.id : WILD;
  let leader = rival;
  if (rival === WILD) {
    const ask = { purpose: 'civil-war.leader', among: board.peoples.map((p) => p.id), count: 1 };
    [leader] = (yield* alone({ owner: victim, kind: 'chooseNations', ask })) as [string];
  }
  const all: Units = { tokens: { ...board.of(victim).tokens }, cities: [...board.of(victim).cities] };
  const add5 = (cards: string[]): number => 5 * cards.filter((card) => board.has(victim, card)).length;
  const own =
    15 +
    add5(['music', 'drama-and-poetry']) +
    (board.has(victim, 'democracy') ? 10 : 0) -
    (board.has(victim, 'philosophy') ? 15 : 0);
  const theirs = 20 - add5(['military', 'naval-warfare', 'advanced-military']);
  let faction = none();
  for (const [owner, points] of [
    [victim, Math.max(0, own)],
    [leader, theirs],
  ] as const) {
    const rest = without(all, faction);
    if (points === 0) continue;
    const picked =
      onlyPick(rest, (some) => fits(rest, points, some)) ??
      ((yield* alone({
        owner,
        kind: 'pickUnits',
        ask: { of: victim, points, tokens: rest.tokens, cities: rest.cities },
        legal: (said) => fits(rest, points, said as never),
        refused: [none() as never, rest as never],
      })) as unknown as Units);
    faction = both(faction, picked);
  }
  const second = without(all, faction);
  if (worth(faction) === 0 || worth(second) === 0) return;
  const kept = yield* alone({
    owner: victim,
    kind: 'chooseOne',
    ask: { purpose: 'civil-war.side', among: ['first', 'second'] },
  });
  let leaving = kept === 'first' ? second : faction;
  const { block } = board.of(victim);
  const wild = { tokens: board.wildStock(block, 'tokens'), cities: board.wildStock(block, 'cities') };
  const stocks = [...(rival === WILD ? [] : [[rival, board.stock(rival)] as const]), [WILD, wild] as const];
  for (const [to, stock] of stocks) {
    const tokens = Math.min(stock.tokens, sum(leaving.tokens));
    const cities = Math.min(stock.cities, leaving.cities.length);
    const taken =
      forced(leaving, stock) ??
      ((yield* alone({
        owner: leader,
        kind: 'annexUnits',
        ask: { of: victim, tokens: leaving.tokens, cities: leaving.cities },
        legal: (said) => {
          const some = said as unknown as Units;
          return sum(some.tokens) === tokens && some.cities.length === cities;
        },
      })) as unknown as Units);
    goOver(board, victim, to, taken);
    leaving = without(leaving, taken);
  }
}

/** Points that so many counters and cities can come to: the points wanted, else the least more, else all. */
function reach(tokens: number, cities: number, points: number): number {
  const sums = range(0, cities).flatMap((c) => range(0, tokens).map((n) => 5 * c + n));
  const enough = sums.filter((n) => n >= points);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...sums);
}

const TYRANTS: Record<string, number> = {
  military: -5,
  'advanced-military': -5,
  democracy: -10,
  sculpture: -5,
  monarchy: 5,
  theocracy: 5,
  'provincial-empire': 5,
};

function* tyranny(board: Board, victim: string, leaders: Record<string, string>, players: boolean): Model {
  const own = board.of(victim);
  let points = 2 * own.cities.length;
  for (const card of own.cards) points += TYRANTS[card] ?? 0;
  if (points <= 0) return;
  const stockOf = (id: string): { tokens: number; cities: number } =>
    id === WILD
      ? { tokens: board.wildStock(own.block, 'tokens'), cities: board.wildStock(own.block, 'cities') }
      : board.stock(id);
  const among = [...neighbours(board, victim), ...(players ? [] : [WILD])];
  if (among.length === 0) return;
  const wealth = (id: string): number => stockOf(id).tokens + 5 * stockOf(id).cities;
  const most = Math.max(...among.map(wealth));
  const richest = among.filter((id) => wealth(id) === most);
  const gainer = richest.length > 1 && !players ? WILD : richest[0]!;
  let leader = gainer === WILD ? leaders[own.block] : gainer;
  const others = board.peoples.map((p) => p.id).filter((id) => id !== victim);
  if (leader === undefined && others.length === 1) leader = others[0]!;
  if (leader === undefined) {
    const ask = { purpose: 'tyranny.leader', among: others, count: 1 };
    [leader] = (yield* alone({ owner: victim, kind: 'chooseNations', ask })) as [string];
  }
  for (let left = points; left > 0; ) {
    const stock = stockOf(gainer);
    const tokens = Math.min(stock.tokens, sum(own.tokens));
    const cities = Math.min(stock.cities, own.cities.length);
    const aim = reach(tokens, cities, left);
    const can = (c: number, n: number): boolean => {
      const rest = aim - 5 * c - n;
      return rest >= 0 && reach(tokens - n, cities - c, rest) === rest;
    };
    // The city of an area before its counters.
    const gain = (area: string): { city: number; n: number } => {
      const city = Number(own.cities.includes(area) && cities > 0 && can(1, 0));
      const most = Math.min(tokens, own.tokens[area] ?? 0);
      return {
        city,
        n:
          range(0, most)
            .filter((n) => can(city, n))
            .at(-1) ?? 0,
      };
    };
    const yielding = board.areas.filter((area) => gain(area).city + gain(area).n > 0);
    if (yielding.length === 0) return;
    const near = yielding.filter((area) =>
      [area, ...board.around(area)].some(
        (other) => board.tokens(gainer, other) > 0 || board.pieces(gainer).cities.includes(other),
      ),
    );
    const choice = near.length > 0 ? near : yielding;
    const ask = { purpose: 'tyranny.area', among: choice };
    const area =
      choice.length === 1
        ? choice[0]!
        : ((yield* alone({ owner: leader, kind: 'chooseOne', ask })) as string);
    const { city, n } = gain(area);
    goOver(board, victim, gainer, { tokens: n > 0 ? { [area]: n } : {}, cities: city ? [area] : [] });
    left -= 5 * city + n;
  }
}

/** Who loses the last unit point is out at once: DH 24.1.7. */
function* tyrannyAndOut(board: Board, victim: string, ...how: [Record<string, string>, boolean]): Model {
  yield* tyranny(board, victim, ...how);
  board.of(victim).out = board.points(victim) === 0;
}

const CARDS = [
  ...Object.keys(TYRANTS),
  'music',
  'drama-and-poetry',
  'philosophy',
  'naval-warfare',
  'public-works',
  'public-works',
];

function disputed(rng: Rng): { board: Board; victim: string; card: string; block: string } {
  const twoBlocks = chance(rng, 3);
  const tastes = { peoples: 2 + rng.int(3), twoBlocks, cards: CARDS, wild: true, guards: true, cities: 3 };
  const board = randomBoard(rng, tastes);
  surplusGone(board);
  for (const p of board.all) p.cards = [...new Set(p.cards)];
  const victim = pick(rng, board.all).id;
  const { block } = board.of(victim);
  return { board, victim, card: twoBlocks ? `:${block}` : '', block };
}

function dealt(board: Board, victim: string, card: string): ReturnType<Board['scenario']> {
  const start = board.scenario();
  start.nations![victim]!.hand = [card];
  return start;
}

export function civilWars(rng: Rng): Position {
  const { board, victim, card } = disputed(rng);
  return {
    scenario: { ...dealt(board, victim, `civil-war${card}`), phase: 'fixedCalamities' },
    model: () => civilWar(board, victim),
    outcome: () => board.outcome(),
    seen,
  };
}

export function tyrannies(rng: Rng): Position {
  const { board, victim, card, block } = disputed(rng);
  const players = chance(rng, 2);
  const leaders: Record<string, string> = chance(rng, 2) ? { [block]: pick(rng, board.all).id } : {};
  return {
    scenario: {
      ...dealt(board, victim, `tyranny${card}`),
      phase: 'fixedCalamities',
      open: { controllers: { ...leaders } },
      options: players ? { tyrants: 'players' } : {},
    },
    model: () => tyrannyAndOut(board, victim, leaders, players),
    outcome: () => board.outcome(),
    seen,
  };
}
