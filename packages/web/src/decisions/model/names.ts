import { BARBARIANS, type CardId, type NationId, type Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { faceName } from '../../ui/faces.ts';

// What things are called on the screen, in place of their ids.

export { areaName, coastName } from '@ochre/languages/refusals/names.ts';

export function nationName(rules: Rules, id: NationId): string {
  if (id === BARBARIANS) return text.value.map.barbarians;
  return rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? id;
}

export function cardName(rules: Rules, id: CardId): string {
  const card = rules.findCard(id);
  return card ? faceName(card) : id;
}

/** Books that speak of points where others speak of victory points. */
const POINTS_ALONE: ReadonlySet<string> = new Set(['CL', 'DH']);

/** What advances are worth at the end, as the book calls it. */
export const worthName = ({ ruleset }: Rules, points: number): string =>
  text.value.decisions.shop[POINTS_ALONE.has(ruleset.book) ? 'plain' : 'vp'](points);

/** The same in full: it says what the short form beside the others stands for. */
export const worthInFull = ({ ruleset }: Rules, points: number): string =>
  text.value.decisions.shop[POINTS_ALONE.has(ruleset.book) ? 'plain' : 'vpInFull'](points);

/** A card as a small label shows it. */
export function labelOf(rules: Rules, id: CardId): { name: string; good: string; evil: boolean } {
  const evil = rules.findCard(id)?.calamity !== undefined;
  return { name: cardName(rules, id), good: cardKind(rules, id), evil };
}

/** The commodity's own id, whatever block the card belongs to: what its picture goes by. */
export function cardKind(rules: Rules, id: CardId): string {
  const card = rules.findCard(id);
  return card?.calamity?.id ?? card?.commodity?.id ?? card?.name ?? id;
}
