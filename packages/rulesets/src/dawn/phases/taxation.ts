import { taxing } from '@ochre/engine/phases';
import { rankedRevolts } from './rankedRevolts.ts';

/** Takers are ranked once all have paid. */
export const taxation = taxing(rankedRevolts);
