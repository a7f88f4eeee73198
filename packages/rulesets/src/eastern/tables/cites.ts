import type { Cite } from '@ochre/engine/events.ts';
import { cites as mega } from '../../mega/tables/cites.ts';
import { citing } from '../../shared/citing.ts';

const instead = (of: string, cite: Cite): Record<string, Cite> =>
  Object.fromEntries(Object.keys(mega).flatMap((key) => (mega[key]!.startsWith(of) ? [[key, cite]] : [])));

export const cites: Record<string, Cite> = {
  ...citing('EE', mega),
  // The Short Game and the expert table are only referred to.
  ...instead('MC short.', 'EE setup.gen.5'),
  lastTurn: 'EE setup.gen.3',
  // Two copies of a calamity never meet in one deck.
  ...instead('MC 9.blocks.', 'EE cal.victim.4'),
  notPrimary: 'EE cal.def.assign',
  outOfTurn: 'EE 3.conflict.e2',
  followed: 'EE adv.cultural-ascendancy.9',
};
