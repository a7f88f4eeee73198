import type { Card } from '@ochre/engine';
import { text } from '../i18n/index.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is printed on a card; faces of two blocks read alike. A card that stands for others goes by its id. */
export const faceName = ({ calamity, commodity, name }: Card): string =>
  capital(calamity?.name ?? text.value.names.commodities[name] ?? commodity?.name ?? name);
