import { it } from 'vitest';

/** Whether time does not matter: what differs little from what else is tried is left to `npm run test:long`. */
export const thorough = process.env['OCHRE_THOROUGH'] === '1';

/** All of them in a long run, else the first. */
export const first = <T>(n: number, all: readonly T[]): T[] => (thorough ? [...all] : all.slice(0, n));

/** A test of a long run alone. */
export const thoroughly = it.runIf(thorough);
