import { type Brain, Host, Recollections } from '@ochre/bots';
import {
  type Action,
  type Answer,
  type Config,
  type DecisionOf,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  type Kind,
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

/** A table at which only programs sit. */
export class Table {
  readonly game: Game;
  readonly state: GameState;
  readonly rng: Rng;
  actions = 0;
  private readonly brainOf: (owner: string) => Brain;
  private readonly watch: Watch;
  private readonly host: Host;
  private readonly recollections: Recollections;

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
    this.host = new Host(game);
    this.recollections = new Recollections(game);
    this.rng = quick(Number.parseInt(hash([seed, 'players']).slice(0, 8), 16));
    const { state, events } = game.start(config, seed);
    this.state = state;
    this.recollections.hear(events);
    watch.after?.(state, events);
  }

  get over(): boolean {
    return this.state.open.result !== undefined;
  }

  /** One decision by whoever is waited for, going round the table. */
  step(): void {
    const action = this.host.act(
      this.state,
      () => true,
      (decision) => this.think(decision),
    );
    if (!action) throw new Error('nobody is asked anything');
    this.do(action);
  }

  do(action: Action): void {
    this.watch.before?.(this.state, action);
    const applied = this.game.advance(this.state, action);
    if (!applied.ok)
      throw new Error(`refused: ${JSON.stringify(action)}: ${JSON.stringify(applied.violation)}`);
    this.actions++;
    this.recollections.hear(applied.events);
    this.watch.after?.(this.state, applied.events, action);
  }

  private think<K extends Kind>(decision: DecisionOf<K>): Answer<K> {
    const { game, state } = this;
    const { owner } = decision;
    const sight = game.sight(game.view(state, owner));
    const recall = this.recollections.of(state.open.turn, owner);
    return this.brainOf(owner).choose(sight, decision, this.rng, recall);
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
