import { resolving } from '@ochre/engine/phases';

/** Where what cannot be traded strikes before all else, and minors last, each in turn. */
export const fixedCalamities = resolving(
  'fixedCalamities',
  (c) => c.kind === 'major' && !c.tradeable,
  false,
  'fixedRevealed',
);
export const tradedCalamities = resolving(
  'tradedCalamities',
  (c) => c.kind === 'major' && c.tradeable,
  false,
);
export const minorsInTurn = resolving('minorsInTurn', (c) => c.kind === 'minor', true, 'minorRevealed');
