import { advances as all } from '../../mega/tables/advances.ts';
import { citing } from '../../shared/citing.ts';

/** The same 51 cards. */
export const advances = citing('EE', all);
