import { count } from './ui.ts';

/** What is said beside decisions that are open at the same time. */
export const bargain = {
  backToFirst: 'Back to what is waited for',
  least: (n: number, area: string) => `${area} takes ${count(n, 'token')} at least.`,
};
