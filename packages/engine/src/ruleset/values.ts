/** Numbers of the rules that advances may change, as they are without any: read with `value(nation, …)`. */
export const VALUES = [
  'taxRate',
  /** How far the rate may be raised and lowered. */
  'taxUp',
  'taxDown',
  'shipMoves',
  'shipCapacity',
  'landMoves',
  'supportRate',
  'handLimit',
  /** Tokens beside an own city. */
  'besideCity',
  /** Points a treasury token is worth when buying advances. */
  'treasuryPoints',
  /** Cities counted besides those on the board when the succession table asks. */
  'phantomCities',
  /** Tokens of a wilderness city that may come from land neighbours. */
  'neighbourTokens',
  /** Commodities that may stand in for another when a set is turned in. */
  'substitutes',
  /** What a ship costs besides the usual price. */
  'shipSurcharge',
  /** What a city costs besides the usual price. */
  'citySurcharge',
  /** Tokens above the printed limit where alone, and besides on city sites. */
  'openLimit',
  'siteLimit',
  /** Treasury tokens out of stock for every two in treasury, before cards are drawn. */
  'interest',
  /** Tokens fewer that it takes to attack a city, and more that it takes to attack an own one. */
  'siege',
  'walls',
  /** Tokens that each opponent loses before tokens fight. */
  'firstBlood',
  /** Tokens for the time of a conflict where tokens came by ship. */
  'fireTokens',
] as const;

export type ValueKey = (typeof VALUES)[number];
export type Values = Readonly<Record<ValueKey, number>>;
