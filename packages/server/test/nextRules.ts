import type { Ruleset } from '@ochre/engine';
import { rulesets } from '../src/games.ts';

/** The same rules one version on: areas grow by one token more. */
export function nextRules(ruleset: Ruleset): Ruleset {
  const { numbers, versions } = ruleset;
  const version = versions.length + 1;
  const change = { cite: `${ruleset.book} x`, en: 'Areas grow faster.' };
  return {
    ...ruleset,
    numbers: { ...numbers, growth: numbers.growth + 1 },
    versions: [...versions, { version, changes: [change] }],
  };
}

/** From now on this process plays by the next version of all rules; the way back is returned. */
export function upgrade(next: (ruleset: Ruleset) => Ruleset = nextRules): () => void {
  const former = { ...rulesets };
  for (const [id, ruleset] of Object.entries(former)) rulesets[id] = next(ruleset);
  return () => void Object.assign(rulesets, former);
}
