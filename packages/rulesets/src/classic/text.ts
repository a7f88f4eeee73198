export const about = 'The race of 1980: whoever reaches the end of the track first has won.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/CL.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/CL.rulings.json', { with: { type: 'json' } })).default;
