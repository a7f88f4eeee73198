import type { Skill } from '../evaluation/temper.ts';
import { type Settings, withSettings } from './knobs.ts';
import file from './tuned.json' with { type: 'json' };

/** What was found by tuning, by level and rule set: what suits all, and what suits one better. */
const found: Readonly<Record<string, Readonly<Record<string, Settings>>>> = file;
const ALL = 'all';

const known = new Map<string, Skill>();

/** A skill as it was tuned for a rule set by `ochre tune`. */
export function tunedFor(skill: Skill, ruleset: string): Skill {
  const of = Object.hasOwn(found, skill.id) ? found[skill.id]! : {};
  const settings = { ...of[ALL], ...(Object.hasOwn(of, ruleset) && of[ruleset]) };
  if (Object.keys(settings).length === 0) return skill;
  const key = `${skill.id} ${ruleset}`;
  const tuned = known.get(key) ?? withSettings(skill, settings);
  known.set(key, tuned);
  return tuned;
}
