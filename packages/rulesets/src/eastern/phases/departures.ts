import { departing, support } from '@ochre/engine/phases';
import { evacuate } from './evacuate.ts';

/** Leavers go together; only between turns do their regions go out of play and the others clear them. */
export const departures = departing({
  regions: 'betweenTurns',
  units: 'abandoned',
  cards: 'discarded',
  vacate: evacuate,
  checks: [support],
});
