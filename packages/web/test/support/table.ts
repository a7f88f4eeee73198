import {
  type Config,
  createGame,
  type Decision,
  type DecisionOf,
  type Kind,
  type Sight,
  type View,
} from '@ochre/engine';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';

export const game = createGame(mega, world);

const config: Config = {
  ruleset: 'mega',
  map: 'world',
  players: 9,
  side: 'west',
  nations: ['minoa', 'assyria', 'celt', 'carthage', 'hatti', 'rome', 'iberia', 'hellas', 'egypt'],
  options: {},
};

export const ME = 'rome';

/** A table of nine at the start of the first turn, seen by Rome: tests lay pieces and cards on it. */
export function seat(change: (view: View) => void = () => {}): { view: View; sight: Sight } {
  const { state } = game.start(config, 'table');
  const view = JSON.parse(JSON.stringify(game.view(state, ME))) as View;
  change(view);
  return { view, sight: game.sight(view) };
}

export function ask<K extends Kind>(
  kind: K,
  question: DecisionOf<K>['ask'],
  cite = 'MC intro.1',
): DecisionOf<K> {
  return { id: `${ME}.1`, kind, owner: ME, frame: 0, mode: 'now', ask: question, cite };
}

export const choicesOf = (sight: Sight, d: Decision) => game.rules.spec(d.kind).choices(sight, d as never);
