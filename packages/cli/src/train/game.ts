import { prospectFeatures } from '@ochre/bots/value';
import { type Config, type GameState, hash, type NationId, quick, type Rng } from '@ochre/engine';
import { gameFor, playToEnd, Table } from '@ochre/testkit';
import { labBrain } from '../lab/brain.ts';

/** A game to learn from, told so that any thread can play it. */
export interface TrainGame {
  index: number;
  config: Config;
  seed: string;
  /** The name of each nation's brain. */
  seats: Record<NationId, string>;
  /** Files that brains are loaded from. */
  modules?: string[];
}

/** What one seat knew at the end of a step: a row of features for each nation, and what the hand-set terms say of it. */
export interface Moment {
  turn: number;
  /** The first of its turn: the turn before it is over. */
  first: boolean;
  left: number;
  who: NationId[];
  rows: number[][];
  standings: number[];
}

/** A game that was played, with what came of it. */
export interface TrainRecord {
  index: number;
  players: number;
  winner: NationId | null;
  points: Record<NationId, number>;
  moments: Moment[];
  /** Cities that nations lost between a draw of cards and the end of its turn: how often none, one, two … */
  fallen: number[];
}

/** Cities lost in a turn that are told apart. */
const MOST_FALLEN = 5;

/** Of the steps of a turn that end without it, one in so many is kept. */
const ONE_IN = 4;

/** Looks on at a game and keeps what single seats know when steps end, another seat each time. */
class Observer {
  readonly moments: Moment[] = [];
  readonly fallen = Array<number>(MOST_FALLEN + 1).fill(0);
  readonly #rng: Rng;
  /** Cities of each nation when cards were drawn this turn, and now. */
  #drawn: Record<NationId, number> | undefined;
  #now: Record<NationId, number> = {};
  #phase = '';
  #turn = 0;

  constructor(seed: string) {
    this.#rng = quick(Number.parseInt(hash([seed, 'moments']).slice(0, 8), 16));
  }

  see(game: ReturnType<typeof gameFor>, state: GameState): void {
    const { phase, turn, nations, result } = state.open;
    this.#count(game, state);
    if (phase === this.#phase && turn === this.#turn) return;
    const first = turn !== this.#turn;
    this.#phase = phase;
    this.#turn = turn;
    const seats = Object.keys(nations);
    if (result || seats.length === 0 || (!first && this.#rng.int(ONE_IN) > 0)) return;
    const viewer = seats[this.#rng.int(seats.length)]!;
    const { who, rows, standings, left } = prospectFeatures(game.sight(game.view(state, viewer)));
    this.moments.push({ turn, first, left, who: [...who], rows: rows.map((row) => [...row]), standings });
  }

  /** Compares cities when a turn is over with what they were when cards were drawn. */
  #count({ rules }: ReturnType<typeof gameFor>, state: GameState): void {
    const { turn: steps } = rules.ruleset;
    if (state.open.turn !== this.#turn) {
      for (const [id, n] of Object.entries(this.#drawn ?? {}))
        if (n > 0) this.fallen[Math.max(0, Math.min(MOST_FALLEN, n - (this.#now[id] ?? 0)))]!++;
      this.#drawn = undefined;
    }
    this.#now = citiesOf(state);
    const draw = steps.findIndex((step) => rules.step(step).draws);
    if (!this.#drawn && steps.indexOf(state.open.phase) >= draw) this.#drawn = this.#now;
  }
}

/** Cities of each nation. */
const citiesOf = ({ open }: GameState): Record<NationId, number> =>
  Object.fromEntries(Object.entries(open.nations).map(([id, { cities }]) => [id, cities.length]));

export function playGame({ index, config, seed, seats }: TrainGame): TrainRecord {
  const game = gameFor(config.ruleset);
  const observer = new Observer(seed);
  const table = new Table(game, config, seed, (owner) => labBrain(seats[owner]!)!, {
    after: (state) => observer.see(game, state),
  });
  const { result } = playToEnd(table).state.open;
  const { winner, scores } = result!;
  const points = Object.entries(scores).map(([id, by]) => [id, by['total']!]);
  const { moments, fallen } = observer;
  return { index, players: config.players, winner, points: Object.fromEntries(points), moments, fallen };
}
