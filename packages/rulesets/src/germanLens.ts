import parts from '../rules/de/lens.json' with { type: 'json' };
import type { LensPart } from './lens.ts';

/** The rule sets side by side, in German. */
export const lens: readonly LensPart[] = parts;
