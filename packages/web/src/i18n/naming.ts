import type { Ruleset } from '@ochre/engine';
import { text } from './index.ts';

type Kind = keyof typeof text.value.names;

const named = <T extends { id: string; name: string }>(kind: Kind, entries: readonly T[]): T[] =>
  entries.map((entry) =>
    Object.defineProperty({ ...entry }, 'name', {
      enumerable: true,
      get: () => text.value.names[kind][entry.id] ?? entry.name,
    }),
  );

/** A rule set whose cards and advances go by their names in the language spoken; nothing else of it changes. */
export const inWords = (rules: Ruleset): Ruleset => ({
  ...rules,
  advances: named('advances', rules.advances),
  calamities: named('calamities', rules.calamities),
  commodities: named('commodities', rules.commodities),
});
