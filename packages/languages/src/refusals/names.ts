import type { AreaId, CoastId, Rules } from '@ochre/engine';
import type { Names } from './catalogue.ts';

export function areaName(rules: Rules, id: AreaId): string {
  return rules.map.find(id)?.name ?? id;
}

/** A coast by its area; the part that tells it from other coasts of the area follows in brackets. */
export function coastName(rules: Rules, id: CoastId): string {
  const water = Object.hasOwn(rules.map.waters, id) ? rules.map.waters[id] : undefined;
  if (!water) return areaName(rules, id);
  const name = areaName(rules, water.area);
  if (water.sea || rules.map.area(water.area).coasts.length < 2) return name;
  return `${name} (${id.slice(water.area.length).replace(/^[^a-z]+/i, '')})`;
}

/** Things by the names the rules give them; what has none there, by its id. */
export const namesOf = (rules: Rules): Names => ({
  advance: (id) => rules.findAdvance(id)?.name ?? id,
  area: (id) => areaName(rules, id),
  coast: (id) => coastName(rules, id),
  commodity: (id) => {
    const card = rules.findCard(id);
    return card?.calamity?.name ?? card?.commodity?.name ?? id;
  },
  group: (id) => id,
  nation: (id) => rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? id,
  question: (kind) => kind,
});
