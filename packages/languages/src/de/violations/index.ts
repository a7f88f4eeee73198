import type { RefusalCatalogue } from '../../refusals/catalogue.ts';
import { abilities } from './abilities.ts';
import { cards } from './cards.ts';
import { movement } from './movement.ts';
import { table } from './table.ts';
import { units } from './units.ts';

/** Why the rules refuse an answer. */
export const violations: RefusalCatalogue = {
  sentences: { ...table, ...movement, ...units, ...cards, ...abilities },
  order: (order, sentence) => `Befehl ${order}: ${sentence}`,
  past: (area, sentence) =>
    `${sentence} Willst du an ${area} vorbei, gib den Rest der Fahrt im selben Befehl.`,
};
