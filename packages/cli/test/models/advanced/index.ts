import { conflict } from './conflict.ts';
import { piracy } from './piracy.ts';
import { reductions } from './reductions.ts';

/** What Advanced Civilization has models of, each with positions made at random. */
export const models = {
  'conflict of tokens, Metalworking, Engineering, cities of nations and pirates': conflict,
  'Superstition, Civil Disorder, and Iconoclasm with those it orders': reductions,
  Piracy: piracy,
};
