import type { Civilization } from '@ochre/engine';
import { civilizations as all } from '../../mega/tables/civilizations.ts';

/** The nine of the East, with their numbers on the common succession table. */
export const civilizations: Civilization[] = all.filter((c) => c.block === 'east');
