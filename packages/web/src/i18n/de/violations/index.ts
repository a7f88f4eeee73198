import type { RefusalCatalogue } from '@ochre/protocol';
import { abilities } from './abilities.ts';
import { cards } from './cards.ts';
import { movement } from './movement.ts';
import { table } from './table.ts';
import { units } from './units.ts';

/** Why the engine refuses an answer. */
export const violations: RefusalCatalogue = {
  sentences: { ...table, ...movement, ...units, ...cards, ...abilities },
  order: (order, sentence) => `Befehl ${order}: ${sentence}`,
  past: (area, sentence) =>
    `${sentence} Willst du an ${area} vorbei, gib den Rest der Fahrt im selben Befehl.`,
};
