import type { Brain } from '../brain.ts';
import { skills, tempers } from '../evaluation/temper.ts';
import { thinker } from '../thinker.ts';
import { type Settings, withSettings } from './knobs.ts';
import { tunedFor } from './tuned.ts';

export { KNOBS, type Settings, settingOf, type Turn, turned } from './knobs.ts';

/** Levels that can be tuned. */
export type Tunable = keyof typeof skills;
export const tunable = Object.keys(skills) as Tunable[];

/** A level as it plays a rule set now. */
export const skillOf = (level: Tunable, ruleset: string) => tunedFor(skills[level], ruleset);

/** A player of that level with some numbers set otherwise, for one rule set. */
export function brainWith(level: Tunable, ruleset: string, settings: Settings): Brain {
  const skill = withSettings(skillOf(level, ruleset), settings);
  // Nobody tunes it further: it has no level's name.
  return thinker('tried', { ...skill, id: 'tried' }, tempers.balanced);
}
