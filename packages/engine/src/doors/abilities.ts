// Special abilities that several rule sets have, and what such abilities are made of.

export { type Ability, type AbilityTerms, amount, citeOf } from '../abilities/ability.ts';
export { annexArea } from '../abilities/annexArea.ts';
export { annexBarbarians } from '../abilities/annexBarbarians.ts';
export {
  checkStock,
  checkTarget,
  guarded,
  inStock,
  onAreas,
  strike,
  targets,
  tollOf,
} from '../abilities/area.ts';
export { destroyArea } from '../abilities/destroyArea.ts';
export { levy, levyCards } from '../abilities/levyCards.ts';
export { within } from '../abilities/reach.ts';
export { ability } from '../abilities/row.ts';
export { sellCards } from '../abilities/sellCards.ts';
