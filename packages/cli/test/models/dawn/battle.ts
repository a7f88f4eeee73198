import type { Json } from '@ochre/engine';
import type { Model, Question } from '../against.ts';
import { add, type Board, sum, WILD } from './board.ts';

// DH 18: conflicts of counters, assaults on cities, fights with pirate fleets (DH 17.2.5).

/** Who removes last: DH 18.2.3, with the ruling on Iron Working. */
function metal(board: Board, id: string): number {
  return board.has(id, 'iron-working') ? 2 : Number(board.has(id, 'metalworking'));
}

/** The order in which sides remove: groups that remove together. */
function turns(
  sides: readonly string[],
  late: (id: string) => number,
  left: (id: string) => number,
): string[][] {
  const key = (id: string): number => late(id) * 1000 + left(id);
  const keys = [...new Set(sides.map(key))].sort((a, b) => a - b);
  return keys.map((k) => sides.filter((id) => key(id) === k));
}

/** Where a loss may be taken: there, from ships there (DH 18.2.5), from next door (DH 18.2.4). */
function places(board: Board, id: string, area: string): string[] {
  if (id === WILD) return ['here'];
  const { ships, tokens } = board.of(id);
  const next = board.areas.filter(
    (other) => board.lands[area]!.land.includes(other) && (tokens[other] ?? 0) > 1,
  );
  return [
    'here',
    ...(board.has(id, 'naval-warfare') && ships[area] ? [`ship:${area}`] : []),
    ...(board.has(id, 'advanced-military') ? next : []),
  ];
}

function lose(board: Board, id: string, area: string, where: string): void {
  const own = board.pieces(id);
  if (where === `ship:${area}`) add(own.ships, area, -1);
  else add(own.tokens, where === 'here' ? area : where, -1);
}

/** Counters remove one another until one side is left or the limit holds: DH 18.2.1. Beside a city there is no room. */
export function* fight(board: Board, area: string, apart?: string): Model {
  const limit = board.city(area) === undefined ? board.lands[area]!.limit : 0;
  const sides = board.present(area).filter((id) => id !== apart);
  const standing = (): string[] => sides.filter((id) => board.tokens(id, area) > 0);
  const over = (): boolean =>
    standing().length < 2 || standing().reduce((all, id) => all + board.tokens(id, area), 0) <= limit;
  while (!over())
    for (const group of turns(
      standing(),
      (id) => metal(board, id),
      (id) => board.tokens(id, area),
    )) {
      if (over()) break;
      const asked = group.filter((owner) => places(board, owner, area).length > 1);
      const questions = asked.map((owner): Question => {
        const among = places(board, owner, area);
        return {
          owner,
          kind: 'conflictLoss',
          ask: { area, among },
          legal: (said) => among.includes(said as string),
        };
      });
      const said = questions.length > 0 ? yield questions : {};
      for (const id of group) lose(board, id, area, (said[id] as string | undefined) ?? 'here');
    }
}

const engineer = (board: Board, id: string): number => Number(board.has(id, 'engineering'));

/** Those left before a city against its guards, then against the city: DH 18.3, 18.4. True if it fell. */
export function* assault(
  board: Board,
  area: string,
  attacker: string,
): Generator<Question[], boolean, Record<string, Json>> {
  const owner = board.city(area)!;
  yield* fight(board, area);
  const n = board.tokens(attacker, area);
  if (n === 0) return false;
  const edge = engineer(board, owner) - engineer(board, attacker);
  if (n < 7 + edge) {
    add(board.pieces(attacker).tokens, area, -n);
    return false;
  }
  board.raze(owner, area);
  const stock = owner === WILD ? board.wildStock(board.block(area), 'tokens') : board.stock(owner).tokens;
  add(board.pieces(owner).tokens, area, Math.min(6 + edge, stock));
  yield* fight(board, area);
  return true;
}

/** Ships at the same coast as pirates: until these, or all others, are gone. */
export function fleets(board: Board): void {
  for (const at of board.areas) {
    const afloat = (): string[] =>
      [...board.peoples.map((p) => p.id), WILD].filter((id) => board.pieces(id).ships[at]);
    const over = (): boolean => !board.wild.ships[at] || afloat().length < 2;
    while (!over())
      for (const group of turns(
        afloat(),
        (id) => Number(board.has(id, 'naval-warfare')),
        (id) => board.pieces(id).ships[at] ?? 0,
      )) {
        if (over()) break;
        for (const id of group) add(board.pieces(id).ships, at, -1);
      }
  }
}

/** Several owners above the limit, or strangers beside a city: DH 18.1.1. */
export function contested(board: Board, area: string): boolean {
  const present = board.present(area);
  const city = board.city(area);
  if (city !== undefined) return present.some((id) => id !== city);
  return (
    present.length > 1 &&
    sum(Object.fromEntries(present.map((id) => [id, board.tokens(id, area)]))) > board.lands[area]!.limit
  );
}
