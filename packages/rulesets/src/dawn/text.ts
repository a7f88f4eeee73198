export const about = 'Leaner calamities, more ways to spend, barbarians with a turn of their own.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/DH.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/DH.rulings.json', { with: { type: 'json' } })).default;
