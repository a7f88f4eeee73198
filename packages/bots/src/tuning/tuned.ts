import type { Skill } from '../evaluation/temper.ts';
import { type Settings, withSettings } from './knobs.ts';
import file from './tuned.json' with { type: 'json' };

/** What was found by tuning, by level and rule set; a rule set that was not tuned has what suits all. */
const found: Readonly<Record<string, Readonly<Record<string, Settings>>>> = file;
const ALL = 'all';

const known = new Map<string, Skill>();

/** A skill as it was tuned for a rule set by `ochre tune`. */
export function tunedFor(skill: Skill, ruleset: string): Skill {
  const of = Object.hasOwn(found, skill.id) ? found[skill.id]! : {};
  const settings = Object.hasOwn(of, ruleset) ? of[ruleset] : of[ALL];
  if (!settings) return skill;
  const key = `${skill.id} ${ruleset}`;
  const tuned = known.get(key) ?? withSettings(skill, settings);
  known.set(key, tuned);
  return tuned;
}
