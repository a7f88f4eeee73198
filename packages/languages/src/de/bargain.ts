import { tokens } from './ui.ts';

export const bargain = {
  backToFirst: 'Zurück zu dem, worauf gewartet wird',
  least: (n: number, area: string) => `${area} nimmt mindestens ${tokens(n)}.`,
};
