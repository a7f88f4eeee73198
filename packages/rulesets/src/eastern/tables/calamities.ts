import { calamities as all } from '../../mega/tables/calamities.ts';
import { citing } from '../../shared/citing.ts';

/** The same 24 cards. */
export const calamities = citing('EE', all);
