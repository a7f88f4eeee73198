import type { Json, Rng } from '@ochre/engine';
import { alone, type Model, type Position, type Question, together } from '../against.ts';
import { add, type Board, type Counts, randomBoard, seen, sum, surplusGone } from './board.ts';
import { cities, reduce } from './losses.ts';

// DH 13 and 14: taxes, the cities that revolt over them, and growth.

interface Revolt {
  victim: string;
  left: number;
}

/** Everybody pays what the rate says as far as the stock goes. */
function* collect(board: Board): Generator<Question[], Revolt[], Record<string, Json>> {
  const rated = board.peoples.filter(
    ({ id, cities: built }) => built.length > 0 && (board.has(id, 'coinage') || board.has(id, 'monarchy')),
  );
  const questions = rated.map(({ id: owner }): Question => {
    const [coinage, monarchy] = [Number(board.has(owner, 'coinage')), Number(board.has(owner, 'monarchy'))];
    const [min, max] = [2 - coinage, 2 + coinage + monarchy];
    return { owner, kind: 'taxRate', ask: { min, max }, refused: [min - 1, max + 1] };
  });
  const rates = questions.length > 0 ? yield questions : {};
  return board.peoples.flatMap(({ id: victim, cities: built }) => {
    const rate = (rates[victim] as number | undefined) ?? 2;
    const due = rate * built.length;
    const paid = Math.min(due, board.stock(victim).tokens);
    board.of(victim).treasury += paid;
    const left = Math.ceil((due - paid) / rate);
    return left > 0 && !board.has(victim, 'democracy') ? [{ victim, left }] : [];
  });
}

/** Cities go to who has most unit points in stock, then to the next; DH 13.3.2 to 13.3.5. */
function* revolt(board: Board, rng: Rng, points: Counts, { victim, left }: Revolt): Model {
  while (left > 0) {
    const able = board.peoples.map((p) => p.id).filter((id) => id === victim || board.stock(id).cities > 0);
    const most = Math.max(...able.map((id) => points[id]!));
    const equals = able.filter((id) => points[id] === most);
    let taker = equals[0]!;
    if (equals.length > 1) {
      const ask = { purpose: 'taxRevolt', among: equals, count: 1 };
      [taker] = (yield* alone({ owner: victim, kind: 'chooseNations', ask })) as [string];
    }
    const own = board.of(victim).cities;
    if (taker === victim) {
      yield* together({ [victim]: reduce(board, rng, victim, own, left) });
      return;
    }
    const count = Math.min(left, board.stock(taker).cities);
    const picking = cities(taker, victim, own, count);
    let step = picking.next();
    while (!step.done) step = picking.next(yield* alone(step.value));
    for (const area of step.value) {
      board.raze(victim, area);
      board.found(taker, area);
    }
    left -= count;
  }
}

/** One where there is one, two where there are more, none where a city stands: DH 14.1.1. */
function* grow(board: Board, id: string): Generator<Question, void, Json> {
  const { tokens } = board.of(id);
  const areas = Object.keys(tokens).filter((area) => board.city(area) === undefined);
  const room = Object.fromEntries(areas.map((area) => [area, Math.min(2, tokens[area]!)]));
  const budget = board.stock(id).tokens;
  let counts: Counts = room;
  if (budget < sum(room)) {
    if (budget === 0) return;
    counts = { [areas[0]!]: budget };
    if (areas.length > 1)
      counts = (yield {
        owner: id,
        kind: 'placeTokens',
        ask: { budget, room },
        legal: (said) => sum(said as Counts) === budget,
        refused: [{}],
      }) as Counts;
  }
  for (const [area, n] of Object.entries(counts)) add(tokens, area, n);
}

function* taxes(board: Board, rng: Rng): Model {
  const revolts = yield* collect(board);
  const worth = (id: string): number => board.stock(id).tokens + 5 * board.stock(id).cities;
  const points = Object.fromEntries(board.peoples.map(({ id }) => [id, worth(id)]));
  for (const one of revolts) yield* revolt(board, rng, points, one);
  for (const p of board.all) p.out = board.points(p.id) === 0;
  if (board.peoples.length < 2) return;
  yield* together(Object.fromEntries(board.peoples.map(({ id }) => [id, grow(board, id)])));
}

const CARDS = ['coinage', 'monarchy', 'democracy', 'public-works', 'agriculture'];

export function taxation(rng: Rng): Position {
  const tastes = { peoples: 2 + rng.int(3), cards: CARDS, wild: true, guards: true, cities: 3 };
  const board = randomBoard(rng, tastes);
  surplusGone(board);
  return {
    scenario: { ...board.scenario(), phase: 'taxation', to: 'expansion', alone: false },
    model: () => taxes(board, rng),
    outcome: () => board.outcome(),
    seen,
  };
}
