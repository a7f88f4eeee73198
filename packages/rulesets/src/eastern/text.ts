export const about = 'The rules of Mega on the eastern board, with scenarios for few.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/EE.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/EE.rulings.json', { with: { type: 'json' } })).default;
