import type { Cite } from '@ochre/engine/events.ts';
import { cites as mega } from '../../mega/tables/cites.ts';
import { citing } from '../../shared/citing.ts';

/** The Short Game and the expert table are only referred to. */
const elsewhere = Object.fromEntries(
  Object.keys(mega)
    .filter((key) => key.startsWith('short'))
    .map((key) => [key, 'EE setup.gen.5']),
);

export const cites: Record<string, Cite> = {
  ...citing('EE', mega),
  ...elsewhere,
  lastTurn: 'EE setup.gen.3',
  // With one deck only the first of these can come up.
  notPrimary: 'EE cal.def.assign',
  notAgain: 'EE cal.victim.4',
  notBeneficiary: 'EE cal.victim.4',
  ownBlock: 'EE cal.victim.4',
  outOfTurn: 'EE 3.conflict.e2',
};
