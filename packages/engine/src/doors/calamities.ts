// Procedures of calamities that several rule sets have, and what such procedures are made of.

export { blockedSupport } from '../calamities/blockedSupport.ts';
export { annexCities, destroyCities, pickCities, reduceAll, reduction } from '../calamities/cities.ts';
export { coastalDamage } from '../calamities/coastalDamage.ts';
export {
  type Copy,
  calamityOf,
  citeOf,
  citePart,
  foreignCard,
  number,
  type Role,
  takeTreasury,
  tooFar,
  twist,
  twistSum,
} from '../calamities/common.ts';
export { damageQuestion, sufferDamage, unitsWithin } from '../calamities/damage.ts';
export { destroyOwnCities } from '../calamities/destroyOwnCities.ts';
export { eruption } from '../calamities/eruption.ts';
export { floodPlain } from '../calamities/floodPlain.ts';
export { loseCards } from '../calamities/loseCards.ts';
export { loseTreasury } from '../calamities/loseTreasury.ts';
export { type Hit, type Hits, lossStep, measure, onHits, runHits } from '../calamities/losses.ts';
export { markerBack } from '../calamities/markerBack.ts';
export { pickUnits } from '../calamities/picking.ts';
export { reduceOwnCities } from '../calamities/reduceOwnCities.ts';
export { row } from '../calamities/row.ts';
export { seaStorm } from '../calamities/seaStorm.ts';
export { unitsIn } from '../calamities/selection.ts';
export { unitLoss } from '../calamities/unitLoss.ts';
export { areasOf, minus, nextTo, none, plus, pointsOf, replaced, type Units } from '../calamities/units.ts';
export { volcanicEruption } from '../calamities/volcanicEruption.ts';
