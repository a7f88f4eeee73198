import { type Json, pick, type Rng } from '@ochre/engine';
import { alone, type Model, type Position } from '../against.ts';
import { contested } from './battle.ts';
import { add, type Board, chance, randomBoard, seen, sum } from './board.ts';

// DH 17.1.7, 17.1.8, 30.11.2, 30.15.2: whose cities and counters may not be attacked. Each people in its turn tries to
// walk everywhere, and then stays or takes one of its ways.

interface Walk {
  n: number;
  from: string;
  to: string;
}

function mayAttackCity(board: Board, who: string, owner: string): boolean {
  const open = !board.has(owner, 'diplomacy') || board.has(who, 'diplomacy') || board.has(who, 'military');
  return open && mayFight(board, who, owner);
}

function mayFight(board: Board, who: string, other: string): boolean {
  const bound = board.has(other, 'cultural-ascendancy');
  return !bound || board.has(who, 'cultural-ascendancy') || board.has(who, 'advanced-military');
}

/** Who first brought counters into a fight this turn, by area. */
type Begun = Record<string, string>;

function allowed(board: Board, begun: Begun, who: string, { n, from, to }: Walk): boolean {
  if (n > board.tokens(who, from) || !board.lands[from]!.land.includes(to) || !board.inPlay(to)) return false;
  const city = board.city(to);
  if (city === who) return true;
  const own = board.tokens(who, to) + n;
  const edge = (id: string): number => Number(board.has(id, 'engineering'));
  const defended = board.all.find((p) => p.id === city);
  const strong = defended && own >= 7 + edge(defended.id) - edge(who);
  if (strong && !mayAttackCity(board, who, defended.id)) return false;
  // Beside a city of another everybody fights, elsewhere those above the limit.
  const crowd = sum(Object.fromEntries(board.present(to).map((id) => [id, board.tokens(id, to)]))) + n;
  const fought = city !== undefined || crowd > board.lands[to]!.limit;
  // Whom the other itself attacks may bring more.
  const attacked = (id: string): boolean => begun[to] === id && board.tokens(who, to) > 0;
  return (
    !fought ||
    board.peoples.every(
      ({ id }) => id === who || !board.tokens(id, to) || mayFight(board, who, id) || attacked(id),
    )
  );
}

const end = (walk?: Walk): Json => ({ do: 'end', orders: walk ? [{ do: 'walk', ...walk }] : [] });

function* turns(board: Board, rng: Rng): Model {
  const begun: Begun = {};
  const late = (id: string): number => Number(board.has(id, 'military'));
  const order = [...board.peoples].sort((a, b) => late(a.id) - late(b.id) || sum(b.tokens) - sum(a.tokens));
  for (const { id: owner, tokens, ships } of order) {
    // Who has nothing to move is not asked.
    if (sum(tokens) + sum(ships) === 0) continue;
    const some = Object.keys(tokens);
    const walks = Array.from({ length: some.length > 0 ? 25 : 0 }, (): Walk => {
      const from = pick(rng, some);
      return { n: 1 + rng.int(tokens[from]! + 1), from, to: pick(rng, board.areas) };
    });
    const legal = walks.filter((walk) => allowed(board, begun, owner, walk));
    const taken = chance(rng, 3) ? undefined : legal[0];
    const told = new Map(walks.map((walk) => [JSON.stringify(end(walk)), walk]));
    yield* alone({
      owner,
      kind: 'move',
      ask: {},
      answers: [end(taken)],
      candidates: [...told.values()].map(end),
      legal: (said) => {
        const walk = told.get(JSON.stringify(said));
        return walk === undefined || allowed(board, begun, owner, walk);
      },
    });
    if (!taken) continue;
    add(tokens, taken.from, -taken.n);
    add(tokens, taken.to, taken.n);
    if (contested(board, taken.to)) begun[taken.to] ??= owner;
  }
}

const CARDS = [
  'diplomacy',
  'military',
  'cultural-ascendancy',
  'advanced-military',
  'engineering',
  'public-works',
];

export function bans(rng: Rng): Position {
  const tastes = { peoples: 2 + rng.int(3), cards: CARDS, wild: true, guards: true, crowd: 2 };
  const board = randomBoard(rng, tastes);
  return {
    scenario: { ...board.scenario(), phase: 'movement' },
    model: () => turns(board, rng),
    outcome: () => board.outcome(),
    seen,
  };
}
