import { brains } from '@ochre/bots';
import {
  type Action,
  type Config,
  createGame,
  type Game,
  type GameState,
  hash,
  quick,
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
  hear: (state: GameState, log: (viewer: string) => LoggedEvent[]) => void = () => {},
): GameState {
  const { state, events } = game.start(config, seed);
  const rng = quick(Number.parseInt(hash([seed]).slice(0, 8), 16));
  const heard = [{ turn: state.open.turn, phase: state.open.phase, events }];
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
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    heard.push({ turn, phase, events: applied.events });
  }
  hear(state, (viewer) => {
    const log: LoggedEvent[] = [];
    for (const { turn, phase, events: all } of heard)
      for (const event of game.events(all, viewer))
        log.push({ seq: log.length, turn: event.turn ?? turn, phase: event.phase ?? phase, event });
    return log.slice(-LOG_KEPT);
  });
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
  const keep = (name: string, config: Config, state: GameState, viewer: string, log: LoggedEvent[]): void => {
    scenes.push(JSON.parse(JSON.stringify({ name, config, view: game.view(state, viewer), log })));
  };
  playOn(game, EIGHTEEN, 'late eighteen', isLate, (state, log) => {
    const [mover] = game.due(state).filter((d) => !d.optional);
    const other = Object.keys(state.open.nations).find((id) => id !== mover!.owner)!;
    keep('late.move', EIGHTEEN, state, mover!.owner, log(mover!.owner));
    keep('late.wait', EIGHTEEN, state, other, log(other));
    keep('late.watch', EIGHTEEN, state, 'observer', log('observer'));
  });
  playOn(
    game,
    FIVE,
    'to the end',
    () => false,
    (state, log) => {
      const me = state.open.result!.order[1]!;
      keep('end', FIVE, state, me, log(me));
    },
  );
  return scenes;
}
