import { type Brain, type Happening, keep, Recollections } from '@ochre/bots';
import {
  type Action,
  type Config,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  type NationId,
  quick,
  type Rng,
} from '@ochre/engine';
import { processMs } from './cpu.ts';

export interface Watch {
  /** Before anything is done with it: what is about to be played. */
  before?(state: GameState, action: Action): void;
  after?(state: GameState, events: GameEvent[], action?: Action): void;
}

export interface Played {
  state: GameState;
  actions: number;
  cpuMs: number;
}

/** Trading ends by the clock at a real table; here after so many actions a nation. */
const TRADE_ACTIONS = 12;

/** A table at which only programs sit. */
export class Table {
  readonly game: Game;
  readonly state: GameState;
  readonly rng: Rng;
  actions = 0;
  private next = 0;
  private trading = { turn: 0, actions: 0 };
  private readonly brainOf: (owner: string) => Brain;
  private readonly watch: Watch;
  private readonly recollections: Recollections;
  private past: Happening[] = [];

  constructor(
    game: Game,
    config: Config,
    seed: string | number,
    brainOf: (owner: string) => Brain,
    watch: Watch = {},
  ) {
    this.game = game;
    this.brainOf = brainOf;
    this.watch = watch;
    this.recollections = new Recollections(game);
    this.rng = quick(Number.parseInt(hash([seed, 'players']).slice(0, 8), 16));
    const { state, events } = game.start(config, seed);
    this.state = state;
    this.past = keep(this.past, state.open.turn, events);
    watch.after?.(state, events);
  }

  get over(): boolean {
    return this.state.open.result !== undefined;
  }

  /** One decision by whoever is waited for, going round the table. */
  step(): void {
    const { state, game } = this;
    const decision = this.choose();
    this.do(
      this.clockStops(decision)
        ? { control: 'closeTrade' }
        : {
            by: decision.owner,
            decision: decision.id,
            kind: decision.kind,
            answer: this.brainOf(decision.owner).choose(
              game.sight(game.view(state, decision.owner)),
              decision,
              this.rng,
              this.recollections.of(this.past, state.open.turn, decision.owner),
            ),
          },
    );
  }

  do(action: Action): void {
    this.watch.before?.(this.state, action);
    const applied = this.game.advance(this.state, action);
    if (!applied.ok)
      throw new Error(`refused: ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    this.actions++;
    this.past = keep(this.past, this.state.open.turn, applied.events);
    this.watch.after?.(this.state, applied.events, action);
  }

  private choose(): Decision {
    const due = this.game.due(this.state);
    const waited = due.filter((d) => !d.optional);
    const asked = waited.length > 0 ? waited : due;
    if (asked.length === 0) throw new Error('nobody is asked anything');
    return asked[this.next++ % asked.length]!;
  }

  private clockStops(decision: Decision): boolean {
    if (decision.kind !== 'trade') return false;
    const { turn, nations } = this.state.open;
    if (this.trading.turn !== turn) this.trading = { turn, actions: 0 };
    return ++this.trading.actions > TRADE_ACTIONS * Object.keys(nations).length;
  }
}

export function playOut(table: Table, stop: (state: GameState) => boolean = () => false): Played {
  const start = processMs();
  while (!table.over && !stop(table.state)) table.step();
  return { state: table.state, actions: table.actions, cpuMs: processMs() - start };
}

/** Programs without a plan may never get to an end; after so many turns they agree on a limit. */
const MOST_TURNS = 500;

export function playToEnd(table: Table): Played {
  const first = playOut(table, ({ open }) => open.turn > MOST_TURNS);
  if (table.over) return first;
  const { config, open } = table.state;
  config.options = { ...config.options, turns: open.turn };
  const rest = playOut(table);
  return { ...rest, cpuMs: first.cpuMs + rest.cpuMs };
}

export function totals(state: GameState): Record<NationId, number> {
  const { result } = state.open;
  return Object.fromEntries((result?.order ?? []).map((id) => [id, result!.scores[id]?.['total'] ?? 0]));
}
