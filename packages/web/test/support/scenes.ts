import { brains } from '@ochre/bots';
import {
  type Action,
  type Config,
  createGame,
  type Game,
  type GameState,
  hash,
  quick,
  type TurnTally,
  tally,
  type View,
} from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import type { LoggedEvent } from '../../src/session/session.ts';

/** A table at some point of a real game, as one seat saw it. */
export interface Scene {
  name: string;
  config: Config;
  view: View;
  log: LoggedEvent[];
  /** How the nations stood after each turn before. */
  turns?: TurnTally[];
  /** All that was done, from the deal on. */
  played?: Played;
}

export interface Played {
  seed: string;
  actions: Action[];
}

const TRADE_ACTIONS = 12;
const LOG_KEPT = 400;
const EIGHTEEN: Config = { ruleset: 'mega', map: 'world', players: 18, options: {} };
const FIVE: Config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: { short: true } };

/** Bots play on until it is enough. */
export function playOn(
  game: Game,
  config: Config,
  seed: string,
  enough: (state: GameState) => boolean,
  hear: (
    state: GameState,
    log: (viewer: string) => LoggedEvent[],
    turns: TurnTally[],
    played: Played,
  ) => void = () => {},
): GameState {
  const { state, events } = game.start(config, seed);
  const rng = quick(Number.parseInt(hash([seed]).slice(0, 8), 16));
  const heard = [{ turn: state.open.turn, phase: state.open.phase, events }];
  const turns: TurnTally[] = [];
  const actions: Action[] = [];
  let trades = { turn: 0, n: 0 };
  for (let next = 0; !state.open.result && !enough(state); next++) {
    const due = game.due(state);
    const waited = due.filter((d) => !d.optional);
    const asked = waited.length > 0 ? waited : due;
    const decision = asked[next % asked.length]!;
    if (decision.kind === 'trade') {
      if (trades.turn !== state.open.turn) trades = { turn: state.open.turn, n: 0 };
      trades.n++;
    }
    const { turn, phase } = state.open;
    const action: Action =
      decision.kind === 'trade' && trades.n > TRADE_ACTIONS * config.players
        ? { control: 'closeTrade' }
        : {
            by: decision.owner,
            decision: decision.id,
            kind: decision.kind,
            answer: brains['builder']!.choose(game.sight(game.view(state, decision.owner)), decision, rng),
          };
    actions.push(structuredClone(action));
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    heard.push({ turn, phase, events: applied.events });
    if (state.open.turn !== turn || state.open.result)
      turns.push({ turn, nations: tally({ rules: game.rules, config, open: state.open }) });
  }
  const told = (viewer: string): LoggedEvent[] => {
    const log: LoggedEvent[] = [];
    for (const { turn, phase, events: all } of heard)
      for (const event of game.events(all, viewer))
        log.push({ seq: log.length, turn: event.turn ?? turn, phase: event.phase ?? phase, event });
    return log.slice(-LOG_KEPT);
  };
  hear(state, told, turns, { seed, actions });
  return state;
}

/** Eighteen nations late in the game, in the middle of movement; the game that pictures and measurements show. */
export const lateGame = (game = createGame(mega, world)): GameState =>
  playOn(game, EIGHTEEN, 'late eighteen', isLate);

const LATE_TURN = 13;
const isLate = ({ open }: GameState): boolean => open.turn >= LATE_TURN && open.phase === 'movement';

/** Late tables as several seats see them, and a game that is over. */
export function recordScenes(): Scene[] {
  const game = createGame(mega, world);
  const scenes: Scene[] = [];
  const keep = (scene: Omit<Scene, 'view'>, state: GameState, viewer: string): void => {
    scenes.push(JSON.parse(JSON.stringify({ ...scene, view: game.view(state, viewer) })));
  };
  playOn(game, EIGHTEEN, 'late eighteen', isLate, (state, log, turns) => {
    const late = (name: string, viewer: string): void =>
      keep({ name, config: EIGHTEEN, log: log(viewer), turns }, state, viewer);
    const [mover] = game.due(state).filter((d) => !d.optional);
    const other = Object.keys(state.open.nations).find((id) => id !== mover!.owner)!;
    late('late.move', mover!.owner);
    late('late.wait', other);
    late('late.watch', 'observer');
  });
  playOn(
    game,
    FIVE,
    'to the end',
    () => false,
    (state, log, turns, played) => {
      const me = state.open.result!.order[1]!;
      keep({ name: 'end', config: FIVE, log: log(me), turns, played }, state, me);
    },
  );
  return scenes;
}
