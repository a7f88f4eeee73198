import type { Card } from '@ochre/engine';
import { text } from '../i18n/index.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is printed on a card; faces of two blocks read alike. A card that stands for others has no entry of its own. */
export const faceName = ({ calamity, commodity, name }: Card): string =>
  capital(calamity?.name ?? commodity?.name ?? text.value.names.commodities[name] ?? name);
