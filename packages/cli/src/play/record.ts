import { type Action, type Config, type Game, type GameEvent, hash } from '@ochre/engine';

/** A game as it can be played again: configuration, seed and every action. */
export interface Recording {
  engine: string;
  config: Config;
  seed: string;
  stateHash: string;
  actions: Action[];
}

export const ENGINE = '0.1.0';

/** One action a line, so that differences can be read. */
export function writeRecording(r: Recording): string {
  const { actions, ...head } = r;
  const lines = actions.map((a) => `    ${JSON.stringify(a)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "actions": [\n${lines}\n  ]\n}\n`;
}

/** Plays a recording; the hash it ends on, and every event on the way. */
export function replay(game: Game, r: Recording, onEvent: (event: GameEvent) => void = () => {}): string {
  const { state, events } = game.start(r.config, r.seed);
  events.forEach(onEvent);
  r.actions.forEach((action, i) => {
    const applied = game.advance(state, action);
    if (!applied.ok)
      throw new Error(`action ${i + 1} is refused: ${applied.violation.text} (${applied.violation.cite})`);
    applied.events.forEach(onEvent);
  });
  return hash(state);
}
