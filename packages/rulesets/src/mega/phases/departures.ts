import { departing } from '@ochre/engine/phases/departures.ts';
import { support } from '@ochre/engine/phases/support.ts';
import { surplus } from '@ochre/engine/phases/surplus.ts';
import { vacate } from './vacate.ts';

/** Leavers go together, then the others clear the areas that went out of play, then all check what they have left. */
export const departures = departing({
  regions: 'atOnce',
  units: 'abandoned',
  cards: 'discarded',
  vacate,
  checks: [surplus, support],
});
