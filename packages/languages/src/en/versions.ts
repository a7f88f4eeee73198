import type { Versions } from '../versions.ts';

/** The rule sets say in English themselves what changed. */
export const versions: Versions = {};
