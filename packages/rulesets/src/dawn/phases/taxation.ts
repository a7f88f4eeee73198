import { taxing } from '@ochre/engine/phases/taxation.ts';

/** Takers are ranked once all have paid. */
export const taxation = taxing('rankedRevolts');
