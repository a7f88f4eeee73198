import { it } from 'vitest';

/** Whether time does not matter: what differs little from what else is tried is left to `npm run test:long`. */
export const thorough = process.env['OCHRE_THOROUGH'] === '1';

/** A test of a long run alone. */
export const thoroughly = it.runIf(thorough);
