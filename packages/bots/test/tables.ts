import {
  type Config,
  clone,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type Offer,
  quick,
  type Sight,
} from '@ochre/engine';
import { compareCards } from '@ochre/engine/board/cards.ts';
import { gameFor } from '../../cli/src/games.ts';
import { Table, type Watch } from '../../cli/src/play/table.ts';
import { findBrain } from '../src/index.ts';

/** Rule sets with a small number of players each. */
export const small: [ruleset: string, players: number][] = [
  ['mega', 5],
  ['eastern', 3],
  ['classic', 3],
  ['civx', 5],
  ['dawn', 5],
];

export function tableOf(
  ruleset: string,
  players: number,
  bot: string,
  seed: string,
  turns?: number,
  watch: Watch = {},
): Table {
  const game = gameFor(ruleset);
  const options: Config['options'] = turns === undefined ? {} : { turns };
  const config = { ruleset, map: game.rules.map.id, players, options };
  const brain = findBrain(bot)!;
  return new Table(game, config, seed, () => brain, watch);
}

export const sightOf = (game: Game, state: GameState, { owner }: Decision): Sight =>
  game.sight(game.view(state, owner));

/** A game played on to a trade of the seventh turn: the same for everybody, to be copied. */
function toTheMarket(): { game: Game; state: GameState } {
  const table = tableOf('mega', 5, 'builder', 'market');
  const trading = (): boolean => table.game.due(table.state).some((d) => d.kind === 'trade' && !d.optional);
  while (table.state.open.turn < 7 || !trading()) table.step();
  return { game: table.game, state: table.state };
}
let opened: ReturnType<typeof toTheMarket> | undefined;

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

  constructor(hand: string[]) {
    opened ??= toTheMarket();
    this.game = opened.game;
    this.state = clone(opened.state);
    this.decision = this.game.due(this.state).find((d) => d.kind === 'trade' && !d.optional)!;
    this.state.open.offers = [];
    const own = this.state.own[this.decision.owner]!;
    own.hand = [...hand].sort((a, b) => compareCards(this.game.rules, a, b));
    own.committed = {};
    own.offers = [];
    this.other = Object.keys(this.state.open.nations).find((id) => id !== this.decision.owner)!;
    this.state.own[this.other]!.hand = Array<string>(8).fill('salt');
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

  /** A deal with the other, `ago` turns before this one: cards given for cards got. */
  dealt(gave: string[], got: string[], ago: number, clean = false): this {
    const { owner } = this.decision;
    const turn = this.state.open.turn - ago;
    const told = (type: string, open: GameEvent['open'], own?: GameEvent['own']): void => {
      this.recall.push({ type, cite: '', turn, open, ...(own && { own }) });
    };
    const id = `${this.other}.1`;
    told('tradeOpened', {});
    const gives = { count: got.length, names: got.slice(0, 2) };
    const offer = { id, from: this.other, gives, wants: { count: gave.length, names: [] } };
    told('offerMade', { offer: { ...offer, ...(clean && { clean }) } });
    const swap = { from: this.other, to: owner, gives: got.length, gets: gave.length };
    told('traded', swap, { [owner]: { gave, got, offer: id } });
    return this;
  }

  answer(bot: string, seed = 1): Answered {
    const sight = sightOf(this.game, this.state, this.decision);
    const recall = this.recall.length > 0 ? this.recall : undefined;
    return findBrain(bot)!.choose(sight, this.decision, quick(seed), recall) as never;
  }
}
