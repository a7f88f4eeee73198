import {
  type Ask,
  BARBARIANS,
  type Game,
  type GameState,
  type Holdings,
  type Order,
  type Owner,
  type Pieces,
} from '@ochre/engine';
import { setOf } from '@ochre/engine/query';
import { game } from '@ochre/engine/testing';
import { cardCounts, type Lacking } from '@ochre/positions';

export { cardCounts };

const sum = (counts: Record<string, number>): number => {
  let n = 0;
  for (const key in counts) n += counts[key]!;
  return n;
};

function whole(path: string, counts: Record<string, number>, least: number): string[] {
  const wrong = Object.keys(counts).filter((key) => !Number.isInteger(counts[key]) || counts[key]! < least);
  return wrong.map((key) => `${path}.${key} is ${counts[key]}`);
}

/** Stock, board and treasury of each nation add up to its pieces. */
function piecesConserved({ rules }: Game, { config, open }: GameState, lacking: Lacking = {}): string[] {
  const pieces = setOf({ rules, config });
  return Object.entries(open.nations).flatMap(([id, n]) => {
    const count = {
      tokens: n.stock.tokens + n.treasury + sum(n.tokens) + sum(n.hired ?? {}) + (n.away ?? 0),
      cities: n.stock.cities + n.cities.length,
      ships: n.stock.ships + sum(n.ships),
    };
    const kinds = ['tokens', 'cities', 'ships'] as const;
    const own = (kind: (typeof kinds)[number]): number => pieces[kind] - (lacking[id]?.[kind] ?? 0);
    const lost = kinds.filter((kind) => count[kind] !== own(kind));
    return [
      ...lost.map((kind) => `${id} has ${count[kind]} ${kind} in all, not ${own(kind)}`),
      ...whole(`${id}.stock`, n.stock, 0),
      ...whole(id, { treasury: n.treasury, census: n.census, space: n.space }, 0),
    ];
  });
}

/** What orders leave of the pieces a movement began with: it builds, pays and scraps, and else only moves them. */
export function movementLeaves(
  { rules }: Game,
  start: Holdings,
  orders: readonly Order[],
): Record<'tokens' | 'hired' | 'ships' | 'treasury', number> {
  const left = {
    tokens: sum(start.tokens),
    hired: sum(start.hired ?? {}),
    ships: sum(start.ships),
    treasury: start.treasury,
  };
  for (const order of orders) {
    if (order.do === 'build') {
      left.ships++;
      left.treasury -= order.treasury;
      left.tokens -= order.tokens.length;
    } else if (order.do === 'maintain') {
      if (order.token === undefined) left.treasury -= rules.numbers.shipUpkeep;
      else left.tokens--;
    } else if (order.do === 'scrap') left.ships--;
  }
  return left;
}

/** A movement under way has as many on the board as it found, less what its orders spent. */
export function movementKept(game: Game, { open, pending }: GameState): string[] {
  return Object.values(pending).flatMap((d) => {
    if (d.kind !== 'move') return [];
    const { done, start } = d.ask as Ask<'move'>;
    const own = open.nations[d.owner];
    if (!start || !own) return [];
    const left = movementLeaves(game, start, done);
    const found = {
      tokens: sum(own.tokens),
      hired: sum(own.hired ?? {}),
      ships: sum(own.ships),
      treasury: own.treasury,
    };
    return (Object.keys(left) as (keyof typeof left)[])
      .filter((what) => left[what] !== found[what])
      .map((what) => `${d.owner} moved and has ${what} ${found[what]}, not ${left[what]}`);
  });
}

/** The trade cards are those of `before`, wherever they went. */
function cardsConserved(game: Game, state: GameState, before: ReadonlyMap<string, number>): string[] {
  const now = cardCounts(game, state);
  const cards = [...new Set([...before.keys(), ...now.keys()])].sort();
  return cards
    .filter((card) => before.get(card) !== now.get(card))
    .map((card) => `trade card ${card}: ${now.get(card) ?? 0} in the game, not ${before.get(card) ?? 0}`);
}

function piecesStand({ rules }: Game, { open, frames }: GameState, who: Owner, own: Pieces): string[] {
  // Areas that go out of play are cleared by their last tenants, unless the game is over.
  const clearing = open.result !== undefined || frames.some((f) => f.step === 'departures');
  const problems = [...whole(`${who}.tokens`, own.tokens, 1), ...whole(`${who}.ships`, own.ships, 1)];
  for (const area of [...Object.keys(own.tokens), ...own.cities]) {
    const found = rules.map.find(area);
    if (found?.kind !== 'land') problems.push(`${who} stands in ${area}, which is no land area`);
    else if (!clearing && found.region !== undefined && !open.regions[found.region])
      problems.push(`${who} stands in ${area}, which is out of play`);
  }
  for (const coast of Object.keys(own.ships))
    if (!rules.map.waters[coast] || rules.map.waters[coast].sea)
      problems.push(`${who} has ships at ${coast}`);
  return problems;
}

/** Pieces stand where pieces can, one city an area. */
function boardSound(game: Game, state: GameState): string[] {
  const { open } = state;
  const problems: string[] = [];
  const cities = new Map<string, Owner>();
  const everyone: [Owner, Pieces][] = [...Object.entries(open.nations), [BARBARIANS, open.barbarians]];
  for (const [who, own] of everyone) {
    problems.push(...piecesStand(game, state, who, own));
    for (const area of own.cities) {
      if (cities.has(area)) problems.push(`cities of ${cities.get(area)} and ${who} in ${area}`);
      cities.set(area, who);
    }
  }
  return problems;
}

/** Barbarians have no more pieces than there are sets for. */
function barbariansCounted({ rules }: Game, { open }: GameState): string[] {
  const sets = rules.ruleset.barbarianPieces;
  if (!sets) return [];
  const blocks = new Set(Object.values(open.nations).map((n) => n.block)).size;
  const { tokens, cities, ships } = open.barbarians;
  const found = { tokens: sum(tokens), cities: cities.length, ships: sum(ships) };
  const kinds = ['tokens', 'cities', 'ships'] as const;
  return kinds
    .filter((kind) => found[kind] > sets[kind] * blocks)
    .map((kind) => `barbarians have ${found[kind]} ${kind} of ${sets[kind] * blocks}`);
}

/** Cards in hands are cards, and those on offer are held. */
function handsSound({ rules }: Game, { own, open }: GameState): string[] {
  return Object.entries(own).flatMap(([who, { hand, committed }]) => {
    const problems = hand
      .filter((card) => !rules.findCard(card))
      .map((card) => `${who} holds ${card}, which is no card`);
    for (const [offer, cards] of Object.entries(committed))
      for (const card of cards)
        if (!hand.includes(card)) problems.push(`${who} offers ${card} in ${offer} but does not hold it`);
    if (hand.length > 0 && !open.nations[who]) problems.push(`${who} holds cards without a nation`);
    return problems;
  });
}

/** Decisions belong to players and to procedures under way. */
function pendingSound({ rules }: Game, { own, pending, frames }: GameState): string[] {
  const problems: string[] = [];
  for (const [id, d] of Object.entries(pending)) {
    if (id !== d.id) problems.push(`decision ${d.id} is filed as ${id}`);
    if (!own[d.owner]) problems.push(`${d.kind} is asked of ${d.owner}, who does not play`);
    const frame = frames[d.frame];
    if (!frame) problems.push(`${d.kind} of ${d.owner} belongs to no procedure`);
    else if (!rules.step(frame.step).on?.[d.kind])
      problems.push(`${frame.step} asks ${d.kind} but takes no answer`);
  }
  for (const { step } of frames)
    if (step !== game.id && !rules.ruleset.steps.some((s) => s.id === step))
      problems.push(`no procedure ${step}`);
  return problems;
}

/** Somebody is to act, or the game is over. */
export function goesOn({ open, pending, frames }: GameState): string[] {
  if (open.result) return frames.length > 0 ? ['the game is over but goes on'] : [];
  const waiting = Object.values(pending).some((d) => !d.optional);
  return waiting ? [] : ['nobody is to act and the game is not over'];
}

/** No area holds more than its owner may keep there: holds after surplus has been removed. */
export function withinLimits(game: Game, state: GameState): string[] {
  const position = { rules: game.rules, config: state.config, open: state.open };
  const everyone: [Owner, Pieces][] = Object.entries(state.open.nations);
  return everyone.flatMap(([who, own]) =>
    Object.entries(own.tokens).flatMap(([area, n]) => {
      const limit = game.rules.policies.limit(position, who, area);
      return n > limit ? [`${who} has ${n} tokens in ${area}, where ${limit} may stay`] : [];
    }),
  );
}

/**
 * Everything that holds between any two actions; `cards` are the trade cards the game began with, `stopped` is for
 * an excerpt that has come to its end.
 */
export function broken(
  game: Game,
  state: GameState,
  cards: ReadonlyMap<string, number>,
  { stopped = false, lacking = {} as Lacking } = {},
): string[] {
  return [
    ...piecesConserved(game, state, lacking),
    ...cardsConserved(game, state, cards),
    ...boardSound(game, state),
    ...barbariansCounted(game, state),
    ...handsSound(game, state),
    ...movementKept(game, state),
    ...pendingSound(game, state),
    ...(stopped ? [] : goesOn(state)),
  ];
}
