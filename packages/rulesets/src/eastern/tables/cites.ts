import { CITE_KEYS, type Cites } from '@ochre/engine/ruleset';
import { cites as mega } from '../../mega/tables/cites.ts';
import { citing } from '../../shared/citing.ts';

/** Those of a chapter that only the larger book has, by what stands in its place. */
const instead = (chapter: string, cite: string): Partial<Cites> =>
  Object.fromEntries(CITE_KEYS.filter((key) => mega[key]?.startsWith(chapter)).map((key) => [key, cite]));

export const cites: Cites = {
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
