import type { Answer, DecisionOf, Game, Kind, NationId, Rng, View } from '@ochre/engine';
import type { Brain } from './brain.ts';
import { builder } from './builder/builder.ts';
import { skills, tempers } from './evaluation/temper.ts';
import type { FORMER_EASY, Level, Personality } from './levels.ts';
import type { Recall } from './recall.ts';
import { sample } from './sample.ts';
import { thinker } from './thinker.ts';

const { balanced } = tempers;

const byLevel: Record<Level, Brain> = {
  sample,
  easy: { ...builder, id: 'easy' },
  steady: thinker('steady', skills.steady, balanced),
  strong: thinker('strong', skills.strong, balanced),
  master: thinker('master', skills.master, balanced),
};

export const brains: Record<string, Brain> = { ...byLevel, builder } satisfies Record<
  Level | typeof FORMER_EASY,
  Brain
>;

const characters = new Map<string, Brain>();
/** How brains from outside are told from levels where both may be named. */
const GUEST = /^own:/;
/** Brains from outside, by the name each gave itself. */
const guests = new Map<string, Brain>();

/** Lets a brain from outside take part under its own name. */
export function addBrain(brain: Brain): void {
  guests.set(brain.id, brain);
}

/** A brain by its level, by level and personality, or one that was added; undefined if there is none of that name. */
export function findBrain(name: string): Brain | undefined {
  const known = Object.hasOwn(brains, name) ? brains[name] : guests.get(name.replace(GUEST, ''));
  if (known) return known;
  const [level = '', way = ''] = name.split(':');
  const skill = Object.hasOwn(skills, level) ? skills[level as keyof typeof skills] : undefined;
  const temper = Object.hasOwn(tempers, way) ? tempers[way as Personality] : undefined;
  if (!skill || !temper) return undefined;
  const made = characters.get(name) ?? thinker(name, skill, temper);
  characters.set(name, made);
  return made;
}

/** Named in place of a brain: the cautious answer of the rules. */
export const RULES = 'rules';

const rules: Pick<Brain, 'choose'> = {
  choose: (sight, decision) => sight.rules.spec(decision.kind).fallback(sight, decision),
};

/** The answer of the first brain that has a legal one; a bot that fails must not hold up a table with people. */
export function legalAnswer<K extends Kind>(
  game: Game,
  view: View,
  decision: DecisionOf<K>,
  names: readonly string[],
  rng: Rng,
  recall?: Recall,
  people?: readonly NationId[],
): Answer<K> | undefined {
  for (const name of names)
    try {
      const brain = name === RULES ? rules : (findBrain(name) ?? brains['steady']!);
      const answer = brain.choose(game.sight(view), decision, rng, recall, people);
      if (!game.check(view, decision, answer)) return answer;
    } catch {
      // The next one answers.
    }
  return undefined;
}
