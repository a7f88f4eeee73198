import {
  type Action,
  type Config,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  SCHEMA,
} from '@ochre/engine';
import { inEnglish } from '@ochre/protocol';

/** A game as it can be played again: configuration, seed and every action. */
export interface Recording {
  /** The version of the rules it was played by. */
  rules: number;
  /** The shape of the state that `stateHash` is of. */
  schema: number;
  config: Config;
  seed: string;
  /** All that happened, and how it stood at the end. */
  eventsHash: string;
  stateHash: string;
  actions: Action[];
}

/** A fingerprint of a state, by whatever version of the rules it is played. */
export const stateHash = ({ schema: _, version: __, ...state }: GameState): string => hash(state);

/** The recording of a game that was played to this state. */
export function recordingOf(
  game: Game,
  seed: string,
  { state, events, actions }: { state: GameState; events: readonly GameEvent[]; actions: Action[] },
): Recording {
  return {
    rules: game.rules.version,
    schema: SCHEMA,
    config: state.config,
    seed,
    eventsHash: hash(events),
    stateHash: stateHash(state),
    actions,
  };
}

/** One action a line, so that differences can be read. */
export function writeRecording(r: Recording): string {
  const { actions, ...head } = r;
  const lines = actions.map((a) => `    ${JSON.stringify(a)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [\n${lines}\n  ]\n}\n`;
}

/** Plays a recording by the rules in force: the same game, as it happens now. */
export function replay(
  game: Game,
  r: Recording,
  onStep: (events: readonly GameEvent[], state: GameState) => void = () => {},
): Recording {
  const { state, events } = game.start(r.config, r.seed);
  const all = [...events];
  onStep(events, state);
  r.actions.forEach((action, i) => {
    const applied = game.advance(state, action);
    if (!applied.ok)
      throw new Error(
        `action ${i + 1} is refused: ${inEnglish(game.rules, applied.violation)} (${applied.violation.cite})`,
      );
    all.push(...applied.events);
    onStep(applied.events, state);
  });
  return recordingOf(game, r.seed, { state, events: all, actions: r.actions });
}
