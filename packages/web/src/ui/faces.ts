import type { Card } from '@ochre/engine';

/** What is printed on a card; faces of two blocks read alike. */
export const faceName = ({ calamity, commodity, name }: Card): string =>
  calamity?.name ?? commodity?.name ?? name.charAt(0).toUpperCase() + name.slice(1);
