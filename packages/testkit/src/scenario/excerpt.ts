import type { Ruleset } from '@ochre/engine';
import type { Nothing, Step } from '@ochre/engine/ruleset';
import { game, type Root } from '@ochre/engine/testing';
import { rulesetFor } from '../games.ts';

/** The root of a game that stops after phase number `last` of the turn. */
const excerpt: Step<Nothing, Root & { last: number }> = {
  id: 'excerpt',
  run: (play, frame) => (frame.at > frame.locals.last ? 'done' : game.run(play, frame)),
};

const made = new Map<string, Ruleset>();

/** The rule set with excerpts of a turn. */
export function withExcerpts(id: string): Ruleset {
  const ruleset = rulesetFor(id);
  const found = made.get(id) ?? { ...ruleset, steps: [...ruleset.steps, excerpt] };
  made.set(id, found);
  return found;
}
