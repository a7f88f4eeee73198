import { type AreaId, BARBARIANS, type CardId, type CoastId, type NationId, type Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { faceName } from '../../ui/faces.ts';

// What things are called on the screen, in place of their ids.

export function areaName(rules: Rules, id: AreaId): string {
  return rules.map.find(id)?.name ?? id;
}

/** A coast by its area; the part that tells it from other coasts of the area follows in brackets. */
export function coastName(rules: Rules, id: CoastId): string {
  const water = rules.map.waters[id];
  if (!water) return areaName(rules, id);
  const name = areaName(rules, water.area);
  if (water.sea || rules.map.area(water.area).coasts.length < 2) return name;
  return `${name} (${id.slice(water.area.length).replace(/^[^a-z]+/i, '')})`;
}

export function nationName(rules: Rules, id: NationId): string {
  if (id === BARBARIANS) return text.value.map.barbarians;
  return rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? id;
}

export function cardName(rules: Rules, id: CardId): string {
  const card = rules.findCard(id);
  return card ? faceName(card) : id;
}

/** The commodity's own id, whatever block the card belongs to: what its picture goes by. */
export function cardKind(rules: Rules, id: CardId): string {
  const card = rules.findCard(id);
  return card?.calamity?.id ?? card?.commodity?.id ?? card?.name ?? id;
}

/** Sentences of the engine with ids of areas and nations replaced by names. */
export function readable(rules: Rules, text: string): string {
  return text.replace(/(?<![\w-])[a-z]+(?:-[a-z]+)*(?![\w-])/g, (word) => {
    const area = rules.map.find(word);
    if (area) return area.name;
    return rules.ruleset.civilizations.find((c) => c.id === word)?.name ?? word;
  });
}
