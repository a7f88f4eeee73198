export const about =
  'The game of 1991: everything counts in the end, and people trade before the calamities strike.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/AC.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/AC.rulings.json', { with: { type: 'json' } })).default;
