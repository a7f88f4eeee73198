// What can be asked of a position: for bots, the page and rule sets. Nothing here changes anything.

export type { Use } from '../abilities/ability.ts';
export { struck, type Units } from '../abilities/area.ts';
export type { Benefit } from '../abilities/benefit.ts';
export { useOf } from '../abilities/use.ts';
export { adjacent, neighbours, surroundings } from '../board/adjacency.ts';
export { buildable, leanest, type Means, meansOf, spend } from '../board/building.ts';
export {
  calamities,
  commodities,
  compareCards,
  contains,
  faceValue,
  goodsValue,
  handValue,
  setValue,
  without,
} from '../board/cards.ts';
export { reductionRange } from '../board/cities.ts';
export { conflictAreas, conflictSituation, inConflict, type Standing, standing } from '../board/conflicts.ts';
export { type Damage, damageOf, leftOf, tokensIn } from '../board/damage.ts';
export { bordering } from '../board/distance.ts';
export { takeLoss } from '../board/losses.ts';
export {
  areaOf,
  around,
  CITY_POINTS,
  cityOwner,
  coastal,
  hasCity,
  homeOf,
  inPlay,
  nation,
  nations,
  othersIn,
  owners,
  peoples,
  pieces,
  setOf,
  ships,
  startsIn,
  stockPoints,
  tokenAreas,
  tokenOwners,
  tokens,
  tokensOnBoard,
  unitAreas,
  unitPoints,
  unitPointsIn,
} from '../board/queries.ts';
export { advancePoints, countedCities, epochAt, epochIndex, meets } from '../board/succession.ts';
export {
  barbarianStock,
  blockOf,
  blocks,
  controllerOf,
  fewestCities,
  forcePoints,
  supply,
} from '../board/supply.ts';
export { modified } from '../calamities/common.ts';
export type { Harm } from '../calamities/harm.ts';
export { selections } from '../calamities/selection.ts';
export { basket, completeDeal } from '../decisions/purchase.ts';
export { about, type Detail, detailOf, type Part, type Purpose, type Word } from '../decisions/purposes.ts';
export { affords } from '../decisions/trade.ts';
export { emptyOwn } from '../kernel/start.ts';
export { aftermath, forecast } from '../phases/conflict/tokenConflict.ts';
export { budget, sets } from '../phases/purchase/payment.ts';
export {
  acquired,
  bestBoost,
  bringing,
  creditsWith,
  effectOf,
  forSale,
  likeGroup,
  roomForAdvances,
  totalPrice,
  treasuryDue,
  worth,
} from '../phases/purchase/terms.ts';
export {
  citeGrant,
  citeValue,
  discounts,
  grants,
  holds,
  protectedFrom,
  shipCost,
  shops,
  value,
} from '../ruleset/effects.ts';
