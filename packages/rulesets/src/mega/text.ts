export const about =
  'The whole ancient world, two trade blocks above eleven players. Most victory points win.';

/** The index of the book, in our words. */
export const rules = async () => (await import('../../rules/MC.json', { with: { type: 'json' } })).default;

/** How unclear rules are read. */
export const rulings = async () =>
  (await import('../../rules/MC.rulings.json', { with: { type: 'json' } })).default;
