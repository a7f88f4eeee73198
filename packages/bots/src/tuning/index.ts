import type { Rules } from '@ochre/engine';
import type { Brain } from '../brain.ts';
import { skills, tempers } from '../evaluation/temper.ts';
import { thinker } from '../thinker.ts';
import { boonKnobs } from './boonKnobs.ts';
import { KNOBS, type Settings, type Turn, withSettings } from './knobs.ts';
import { tunedFor } from './tuned.ts';

export { boonKnobs } from './boonKnobs.ts';
export { KNOBS, type Settings, settingOf, type Turn, turned } from './knobs.ts';

/** Levels that can be tuned. */
export type Tunable = keyof typeof skills;
export const tunable = Object.keys(skills) as Tunable[];

/** What is turned at a time: how a level plays, or what attributes of advances are worth to it. */
export const knobSets = ['play', 'boons'] as const;
export type KnobSet = (typeof knobSets)[number];

export const knobsOf = (set: KnobSet, rules: Rules): Readonly<Record<string, Turn>> =>
  set === 'boons' ? boonKnobs(rules) : KNOBS;

/** A level as it plays a rule set now. */
export const skillOf = (level: Tunable, ruleset: string) => tunedFor(skills[level], ruleset);

/** A player of that level with some numbers set otherwise, for one rule set. */
export function brainWith(level: Tunable, ruleset: string, settings: Settings): Brain {
  const skill = withSettings(skillOf(level, ruleset), settings);
  // Nobody tunes it further: it has no level's name.
  return thinker('tried', { ...skill, id: 'tried' }, tempers.balanced);
}
