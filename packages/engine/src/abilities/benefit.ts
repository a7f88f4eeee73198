/** What an ability brings its user: said by the ability, for those who weigh up what it is worth and how to use it. */
export type Benefit =
  | 'cardsLevied' // cards of several nations
  | 'cardDemanded' // a commodity of one nation
  | 'cardsSold' // treasury for cards
  | 'areaDestroyed' // all units in an area go
  | 'areaTaken' // all units in an area change hands
  | 'treasuryOrArea' // treasury, or an area for treasury
  | 'treasuryOrAreas' // treasury, or several areas for treasury
  | 'areaSettled' // a city or tokens in an empty area nearby
  | 'areaSettledAfar' // the same anywhere
  | 'unitsConverted' // units of one nation in an area change hands, for treasury
  | 'barbariansConverted' // barbarians become own units, or units of others barbarians
  | 'barbariansTaken' // a pirate city, or barbarian tokens
  | 'tokensMoved'; // own tokens stand elsewhere
