import type { Books } from '../language.ts';

export const books: Books = {
  gists: async () => (await import('./rules/gists.ts')).gists,
  rulings: async () => (await import('./rules/rulings.ts')).rulings,
  lens: async () => (await import('./rules/lens.ts')).lens,
  comings: async () => (await import('./comings.ts')).comings,
  answers: async () => (await import('./answers/index.ts')).answers,
};
