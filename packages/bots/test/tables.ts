import {
  type AreaId,
  type Config,
  type Counts,
  clone,
  type Decision,
  type DecisionOf,
  type EventOf,
  type Events,
  type EventType,
  type Game,
  type GameEvent,
  type GameState,
  type NationId,
  type Offer,
  quick,
  type Sight,
} from '@ochre/engine';
import { compareCards, contains, goodsValue } from '@ochre/engine/query';
import { gameFor, rulesetIds, Table, type Watch } from '@ochre/testkit';
import { type Brain, findBrain } from '../src/index.ts';

/** Rule sets with a small number of players each: as few as may be, but more than two. */
export const small: [ruleset: string, players: number][] = rulesetIds().map((id) => [
  id,
  Math.max(3, gameFor(id).rules.ruleset.players.min),
]);

export function tableOf(
  ruleset: string,
  players: number,
  bot: string | Brain,
  seed: string,
  turns?: number,
  watch: Watch = {},
): Table {
  const game = gameFor(ruleset);
  const options: Config['options'] = turns === undefined ? {} : { turns };
  const config = { ruleset, map: game.rules.map.id, players, options };
  const brain = typeof bot === 'string' ? findBrain(bot)! : bot;
  return new Table(game, config, seed, () => brain, watch);
}

export const sightOf = (game: Game, state: GameState, { owner }: Decision): Sight =>
  game.sight(game.view(state, owner));

export interface Pieces {
  tokens?: Counts;
  cities?: AreaId[];
}

/** The movement of a nation on a board where only these pieces are. */
export function moving(
  game: Game,
  begun: GameState,
  who: NationId,
  board: Record<NationId, Pieces>,
  turn: number,
): { state: GameState; decision: DecisionOf<'move'>; sight: Sight } {
  const state = clone(begun);
  state.open.turn = turn;
  for (const [id, own] of Object.entries(state.open.nations)) {
    const { tokens = {}, cities = [] } = board[id] ?? {};
    const placed = Object.values(tokens).reduce((sum, n) => sum + n, 0);
    Object.assign(own, {
      tokens: { ...tokens },
      cities: [...cities],
      ships: {},
      treasury: 0,
      space: turn - 1,
    });
    own.stock = { tokens: 55 - placed, cities: 9 - cities.length, ships: 0 };
  }
  state.pending = {};
  state.frames = [{ step: 'movement', at: 0, locals: { order: [who] } }];
  game.resume(state);
  const decision = game.due(state).find((d) => d.kind === 'move' && d.owner === who)!;
  return { state, decision: decision as DecisionOf<'move'>, sight: sightOf(game, state, decision) };
}

/** A game played on to a trade of the seventh turn: the same for everybody, to be copied. */
function toTheMarket(ruleset: string): { game: Game; state: GameState } {
  const table = tableOf(ruleset, 5, 'builder', 'market');
  const trading = (): boolean => table.game.due(table.state).some((d) => d.kind === 'trade' && !d.optional);
  while (table.state.open.turn < 7 || !trading()) table.step();
  return { game: table.game, state: table.state };
}
const opened = new Map<string, ReturnType<typeof toTheMarket>>();

/** The market of a rule set; commodities are found by their stack, and a calamity that can be traded. */
export function marketOf(ruleset: string): {
  open: (hand: string[]) => Market;
  good: (stack: number, other?: number) => string;
  evil: string;
} {
  const { game, state } = opened.get(ruleset) ?? toTheMarket(ruleset);
  opened.set(ruleset, { game, state });
  const { rules } = game;
  const [block] = Object.keys(state.hidden.stacks);
  const stack = (n: number): string[] => [...new Set(rules.ruleset.stackCards(state.config, block!, n))];
  const goods = (n: number): string[] => stack(n).filter((id) => rules.card(id).commodity);
  return {
    open: (hand) => new Market(hand, ruleset),
    good: (n, other = 0) => goods(n)[other] ?? goods(n)[0]!,
    evil: [5, 6, 7].flatMap(stack).find((id) => rules.card(id).calamity?.tradeable)!,
  };
}

interface Answered {
  do: string;
  to?: string;
  cards?: string[];
  names?: string[];
  wants?: { names: string[] };
  clean?: true;
}

/** A trade in progress, with a hand and a board of our making. */
export class Market {
  readonly game: Game;
  readonly state: GameState;
  readonly decision: Decision;
  readonly other: string;
  /** What the bot was told before; nothing unless something is said to have happened. */
  readonly recall: GameEvent[] = [];

  constructor(hand: string[], ruleset = 'mega') {
    const { game, state } = opened.get(ruleset) ?? toTheMarket(ruleset);
    opened.set(ruleset, { game, state });
    this.game = game;
    this.state = clone(state);
    this.decision = this.game.due(this.state).find((d) => d.kind === 'trade' && !d.optional)!;
    this.state.open.offers = [];
    const own = this.state.own[this.decision.owner]!;
    own.hand = [...hand].sort((a, b) => compareCards(this.game.rules, a, b));
    own.committed = {};
    own.offers = [];
    this.other = Object.keys(this.state.open.nations).find((id) => id !== this.decision.owner)!;
    this.state.own[this.other]!.hand = Array<string>(8).fill(hand[0]!);
  }

  offer(gives: string[], wants: string[], more: Partial<Offer> = {}): this {
    const id = `${this.other}.${this.state.open.offers.length + 100}`;
    this.state.open.offers.push({
      id,
      from: this.other,
      gives: { count: 3, names: gives },
      wants: { count: 3, names: wants },
      ...more,
    });
    return this;
  }

  /** The other offers these cards, as the rule set has it told, naming so many of them: all, unless it keeps silent. */
  bring(cards: string[], wants: string[], more: Partial<Offer> = {}, named = cards.length): this {
    const { rules } = this.game;
    const { ask } = this.decision as DecisionOf<'trade'>;
    const names = cards.slice(0, Math.max(ask.trueNames, named));
    const value = ask.values && { value: goodsValue(rules, cards) };
    return this.offer(names, wants, { gives: { count: cards.length, names, ...value }, ...more });
  }

  /** A deal with the other, `ago` turns before this one: cards given for cards got, which were told of in an offer. */
  dealt(gave: string[], got: string[], ago: number, clean = false, named = got.slice(0, 2)): this {
    const { owner } = this.decision;
    const turn = this.state.open.turn - ago;
    const told = <T extends EventType>(type: T, open: Events[T], own?: EventOf<T>['own']): void => {
      this.recall.push({ type, cite: '', turn, open, ...(own && { own }) } as GameEvent);
    };
    const id = `${this.other}.1`;
    told('tradeOpened', { nations: [] });
    const gives = { count: got.length, names: named };
    const offer = { id, from: this.other, gives, wants: { count: gave.length, names: [] } };
    told('offerMade', { offer: { ...offer, ...(clean && { clean }) } });
    const swap = { from: this.other, to: owner, gives: got.length, gets: gave.length };
    told('traded', swap, { [owner]: { gave, got, offer: id } });
    const evil = got.some((card) => this.game.rules.card(card).calamity);
    if (!contains(got, named) || (clean && evil))
      this.state.own[owner]!.broken = { [this.other]: { times: 1, since: 0 } };
    return this;
  }

  answer(bot: string, seed = 1): Answered {
    const sight = sightOf(this.game, this.state, this.decision);
    const recall = this.recall.length > 0 ? this.recall : undefined;
    return findBrain(bot)!.choose(sight, this.decision, quick(seed), recall) as never;
  }
}
