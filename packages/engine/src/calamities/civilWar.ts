import { unitPoints } from '../board/queries.ts';
import { annexation } from './annexation.ts';
import { modified, number } from './common.ts';

/** The victim selects all but some of its unit points; the beneficiary annexes them. */
export const civilWar = annexation('civilWar', 'victim', (play, victim, calamity) =>
  modified(play, victim, calamity, unitPoints(play, victim) - number(calamity, 'keep'), 'primary'),
);
