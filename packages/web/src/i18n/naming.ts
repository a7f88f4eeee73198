import type { AreaId, Game, Ruleset } from '@ochre/engine';
import { text } from './index.ts';

type Kind = keyof typeof text.value.names;
interface Thing {
  readonly id: string;
  readonly name: string;
}

/** Calls a thing by its name in the language spoken, whichever that is when it is called. */
const called = <T extends Thing>(kind: Kind, thing: T, printed: string): T =>
  Object.defineProperty(thing, 'name', {
    enumerable: true,
    get: () => text.value.names[kind][thing.id] ?? printed,
  });

const named = <T extends Thing>(kind: Kind, things: readonly T[]): T[] =>
  things.map((thing) => called(kind, { ...thing }, thing.name));

/** A rule set whose nations, cards and advances go by their names in the language spoken; nothing else of it changes. */
export const inWords = (rules: Ruleset): Ruleset => ({
  ...rules,
  civilizations: named('nations', rules.civilizations),
  advances: named('advances', rules.advances),
  calamities: named('calamities', rules.calamities),
  commodities: named('commodities', rules.commodities),
});

/** The same for the areas of a game that was made for this page alone. */
export function areasInWords({ rules: { map } }: Game): void {
  for (const area of map.areas) called('areas', area, area.name);
}

export const nameOfArea = ({ id, name }: { id: AreaId; name: string }): string =>
  text.value.names.areas[id] ?? name;
