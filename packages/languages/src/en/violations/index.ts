import type { RefusalCatalogue } from '../../refusals/catalogue.ts';
import { abilities } from './abilities.ts';
import { cards } from './cards.ts';
import { movement } from './movement.ts';
import { table } from './table.ts';
import { units } from './units.ts';

/** Why the rules refuse an answer. */
export const violations: RefusalCatalogue = {
  sentences: { ...table, ...movement, ...units, ...cards, ...abilities },
  order: (order, sentence) => `Order ${order}: ${sentence}`,
  past: (area, sentence) => `${sentence} To pass ${area}, order the rest of the voyage at once.`,
};
