import { departing } from '@ochre/engine/phases';

/** Units of leavers stay where they are, and defend themselves with the cards of their nation: AC 15.61-63. */
export const departures = departing({ regions: 'never', units: 'stay', cards: 'underStacks' });
