import { using } from '@ochre/engine/phases/abilities.ts';

/** Abilities that wait until cards are returned. */
export const exchange = using('exchange');
