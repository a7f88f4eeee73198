/** Numbers of the rules that no advance changes. A book without such a limit says so: `null`. */
export interface Numbers {
  /** Tokens that an area gains at most when the population expands. */
  growth: number;
  /** Tokens it takes to build a city on a city site, and elsewhere. */
  siteCity: number;
  wildernessCity: number;
  /** Tokens it takes to attack a city, and tokens that defend it. */
  attackers: number;
  defenders: number;
  /** Treasury that the conqueror of a city may take from stock, and that for a city of pirates. */
  plunder: number;
  piratePlunder: number;
  /** What a ship costs, and how much of it that is paid in tokens has to come from where it is built. */
  shipCost: number;
  shipTokensHere: number;
  /** Treasury that keeps a ship for another turn. */
  shipUpkeep: number;
  /** Ships that a nation may build in a turn. */
  shipsPerTurn: number;
  /** The stack that trade cards are sold from to everybody, and the price of one. */
  shopStack: number;
  shopPrice: number;
  /** Trade cards that a nation may buy in a turn, each of another stack; `null`: as many as it can pay. */
  buysMost: number | null;
  /** Cards that each side puts into a deal at least, and how many of the names told have to be true. */
  tradeCards: number;
  trueNames: number;
  /** Calamities that one side may give in a deal; `null`: any number. */
  calamitiesPerSide: number | null;
  /** Tokens that a city of pirates raises; `null`: they raise none. */
  barbarianGrowth: number | null;
  /** Credits of choice are split in portions of so many points. */
  creditStep: number;
  /** Advances that a nation may hold; `null`: all of them. */
  advanceLimit: number | null;
}

/** All of them, and which a book may say `null` to. */
export const NUMBERS: { readonly [K in keyof Numbers]: null extends Numbers[K] ? 'orNone' : 'always' } = {
  growth: 'always',
  siteCity: 'always',
  wildernessCity: 'always',
  attackers: 'always',
  defenders: 'always',
  plunder: 'always',
  piratePlunder: 'always',
  shipCost: 'always',
  shipTokensHere: 'always',
  shipUpkeep: 'always',
  shipsPerTurn: 'always',
  shopStack: 'always',
  shopPrice: 'always',
  buysMost: 'orNone',
  tradeCards: 'always',
  trueNames: 'always',
  calamitiesPerSide: 'orNone',
  barbarianGrowth: 'orNone',
  creditStep: 'always',
  advanceLimit: 'orNone',
};
