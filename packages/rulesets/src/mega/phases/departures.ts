import { departing } from '@ochre/engine/phases/departures.ts';

/** Leavers go together, then the others clear the areas that went out of play, then all check what they have left. */
export const departures = departing({
  regions: 'atOnce',
  units: 'abandoned',
  cards: 'discarded',
  vacate: 'vacate',
  checks: ['surplus', 'support'],
});
