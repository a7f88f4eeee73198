import { departing } from '@ochre/engine/phases';

/** What leavers have on the board stays there, as barbarians and cities of pirates do: docs/rulings.md. */
export const departures = departing({ regions: 'never', units: 'abandoned', cards: 'discarded' });
