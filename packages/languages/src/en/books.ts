import type { Books } from '../language.ts';

/** The index of rules is written in English. */
export const books: Books = {
  gists: async () => ({}),
  rulings: async () => ({}),
  lens: async () => (await import('@ochre/rulesets/lens.ts')).lens,
  comings: async () => (await import('./comings.ts')).comings,
  answers: async () => (await import('./answers/index.ts')).answers,
};
