import { annexation } from './annexation.ts';
import { modified, number } from './common.ts';

/** The beneficiary selects and annexes unit points of the victim. */
export const tyranny = annexation('tyranny', 'beneficiary', (play, victim, calamity) =>
  modified(play, victim, calamity, number(calamity, 'points'), 'primary'),
);
