import { resolving } from '@ochre/engine/phases';

/** All of a stack before the next one. */
export const allCalamities = resolving('allCalamities', () => true, true);
