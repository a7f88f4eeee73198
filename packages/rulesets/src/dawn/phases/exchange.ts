import { using } from '@ochre/engine/phases';

/** Abilities that wait until cards are returned. */
export const exchange = using('exchange');
