/** Where books that share a procedure part ways within it: the ways there are, each by a word that says what happens. */
export const VARIANTS = {
  /** Short of stock, taxes are paid token by token, or for whole cities. */
  taxShortage: ['byToken', 'byCity'],
  /** Tokens beside a city multiply when the population expands, or not. */
  growthBesideCity: ['grows', 'rests'],
  /** Tokens of a ship's upkeep come from anywhere, or from where the ship lies. */
  upkeepToken: ['anywhere', 'atShip'],
  /** Tokens on their way stop where they cause conflict, or wherever others are. */
  wayEnds: ['atConflict', 'atOthers'],
  /** Ships pass the water of areas out of play, or these are closed to them as well. */
  waterOutOfPlay: ['sailedThrough', 'closed'],
  /** Closed cities keep out those who would attack them, or everybody. */
  closedCities: ['toAttackers', 'toAll'],
  /** What a ban on attacks calls one: tokens in conflict with the city, or enough of them to take it. */
  bannedAttack: ['inConflict', 'strongEnough'],
  /** What a ban on conflict forbids: to begin one, or to join one as well. */
  bannedConflict: ['toBegin', 'toJoin'],
  /** Conflicts are fought in an order that those in them may choose, or as the areas are listed. */
  conflictOrder: ['chosen', 'listed'],
  /** Tokens beside their own city fight with the others there, or wait for the attack on it. */
  guards: ['fightAtOnce', 'awaitAttack'],
  /** Losses taken next door: where no conflict is to come, or anywhere as long as a token stays. */
  lossesNearby: ['outOfConflict', 'leavingOne'],
  /** Ships that might have been lost go down with a failed attack, or not. */
  failedAttackShips: ['sink', 'stay'],
  /** Defenders that the stock has not got are missing, or something stands in for them. */
  missingDefenders: ['missing', 'substituted'],
  /** What the conqueror of a city does with a card of its owner, and with one of the stacks for a city of pirates. */
  spoilCard: ['none', 'mayTake', 'mustTake'],
  pirateCard: ['none', 'mayTake'],
  /** Spoils fall to the attacker even if all his tokens fell, or to survivors only. */
  spoilsTo: ['attacker', 'survivors'],
  /** A city may be built beside tokens of others, or only by who is alone there. */
  builder: ['amongOthers', 'alone'],
  /** Tokens of others where a city is built go with it, or when all have built. */
  tokensAtNewCity: ['goAtOnce', 'goAfterAll'],
  /** Tokens of land neighbours help to build one city a turn, or several. */
  neighboursHelp: ['oneCity', 'severalCities'],
  /** A token beyond the price of a new city may stay beside it, or has to. */
  tokenLeftOver: ['mayStay', 'stays'],
  /** What becomes of a city becomes of the token beside it, or that one stays. */
  tokenBesideCity: ['sharesFate', 'staysApart'],
  /** Cities that cannot be supported: any, or those built this turn first. */
  unsupported: ['any', 'newFirst'],
  /** Calamities that cannot be traded are held in secret, shown as they are drawn, or all but one of them replaced. */
  fixedCalamities: ['hidden', 'shown', 'oneKept'],
  /** Who drew a calamity is of no account, or remembered until it is turned in. */
  drawers: ['forgotten', 'remembered'],
  /** Calamities received in a deal may go on, or are remembered as such. */
  receivedCalamities: ['forgotten', 'remembered'],
  /** What is named in a deal: commodities, or calamities as well. */
  tradeNames: ['commodities', 'anyCard'],
  /** Whether the sum of the numbers on the cards is told with an offer. */
  tradeValues: ['untold', 'told'],
  /** Whether treasury may be part of a deal. */
  tradeTreasury: ['never', 'allowed'],
  /** Copies of one calamity strike together, or one after the other. */
  twinCalamities: ['together', 'inTurn'],
  /** Calamities that cannot be traded concern the own block, or all. */
  fixedCalamityReach: ['ownBlock', 'allBlocks'],
  /** Who has lost all units by a calamity leaves when the rules next look, or at once. */
  wipedOut: ['later', 'atOnce'],
  /** A city lost as damage may leave tokens, or goes whole. */
  cityDamage: ['leavesTokens', 'goesWhole'],
  /** A last point of damage that no unit fits overfills an area, or costs more than is due. */
  lastPoint: ['overfills', 'costsMore'],
  /** With nobody's unit left on the board the game goes on, or ends. */
  deserted: ['goesOn', 'ends'],
  /** Of those who are equal in everything at the end the first in the ranking wins, or all do. */
  equalAtEnd: ['ranking', 'shared'],
} as const satisfies Record<string, readonly string[]>;

export type Variants = { readonly [K in keyof typeof VARIANTS]: (typeof VARIANTS)[K][number] };
