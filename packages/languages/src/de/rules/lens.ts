import type { LensPart } from '@ochre/rulesets/lens.ts';
import parts from './lens.json' with { type: 'json' };

/** The rule sets side by side, in German. */
export const lens: readonly LensPart[] = parts;
