import { departing, support, surplus } from '@ochre/engine/phases';
import { vacate } from './vacate.ts';

/** Leavers go together, then the others clear the areas that went out of play, then all check what they have left. */
export const departures = departing({
  regions: 'atOnce',
  units: 'abandoned',
  cards: 'discarded',
  vacate,
  checks: [surplus, support],
});
