import type { Ruleset } from '@ochre/engine';
import type { Nothing, Step } from '@ochre/engine/ruleset';
import { game, type Root } from '@ochre/engine/testing';

/** The root of a game that stops after phase number `last` of the turn. */
const excerpt: Step<Nothing, Root & { last: number }> = {
  id: 'excerpt',
  run: (play, frame) => (frame.at > frame.locals.last ? 'done' : game.run(play, frame)),
};

const made = new WeakMap<Ruleset, Ruleset>();

/** The rule set with excerpts of a turn. */
export function withExcerpts(ruleset: Ruleset): Ruleset {
  const found = made.get(ruleset) ?? { ...ruleset, steps: [...ruleset.steps, excerpt] };
  made.set(ruleset, found);
  return found;
}
