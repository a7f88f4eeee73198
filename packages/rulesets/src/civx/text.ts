export const about = 'Eighteen nations, harsh calamities, and advances that attack.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/CX.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/CX.rulings.json', { with: { type: 'json' } })).default;
