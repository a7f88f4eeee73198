import type { Thing } from '../../answers.ts';

/** What is on the table's screen and is no word of the game: a name, and what it shows. */
export const things = {
  population: {
    asks: 'Tokens on the board',
    says: 'How many tokens the nation has on the board now. They support its cities, and the census counts them.',
  },
  points: {
    asks: 'Points',
    says: 'What counts for the victory, as far as everybody can see it now.',
  },
  place: {
    asks: 'Your place',
    says: 'By what counts for the victory so far; equals share a place. What nothing else settles at a tie, the fixed order of the nations does.',
  },
  'at-end': {
    asks: 'At the end',
    says: 'A guess at the points of the end, by games that stood like this one; in a shortened game by the pace of the last three turns.',
  },
  chance: {
    asks: 'Chance to win',
    says: 'How often a nation that stood like this won when bots played. Of hidden things only your own hand counts.',
  },
  won: {
    asks: 'Last turn',
    says: 'The points that the last turn brought or took.',
  },
  space: {
    asks: 'Place on the track',
    says: 'The number of the space where the marker stands. Its colour is the epoch.',
  },
  tax: {
    asks: 'Next tax',
    says: 'What the next taxation would move from stock to the treasury, with the cities of today.',
  },
  hand: {
    asks: 'Cards in hand',
    says: 'The trade cards you hold. Others see how many, never which.',
  },
  'card-number': {
    asks: 'Number of a card',
    says: 'The stack it comes from. A commodity by itself is worth as much.',
  },
  'one-more': {
    asks: 'One more card',
    says: 'What the set would gain with another card of the same kind.',
  },
  tradeable: {
    asks: 'Traded on or kept',
    says: 'Whether this calamity may be passed on in trade, or stays with whoever drew it.',
  },
  pips: {
    asks: 'Marks',
    says: 'One for each that there can be. Those that are filled are there.',
  },
  nation: {
    asks: 'Nation',
    says: 'Its colour and emblem: everything that bears them is its own. Its card tells of points, advances and credits.',
  },
  bot: {
    asks: 'Bot',
    says: 'A program decides for this nation.',
  },
  presence: {
    asks: 'Here or away',
    says: 'A filled dot: the player is at the table now. An empty one: away.',
  },
  turn: {
    asks: 'Turn',
    says: 'The turn that is played. Each goes through the same phases, from left to right.',
  },
  'true-name': {
    asks: 'True name',
    says: 'Shown with a tick: this card is what it is called. Names without a tick may be lies.',
  },
  claim: {
    asks: 'Said, not sworn',
    says: 'A name without a tick, or “no calamity”, is a word that binds nobody; so is silence. The card may be any other, a calamity as well.',
  },
  wanted: {
    asks: 'Asked for',
    says: 'A card that is wanted in return. “Any” is content with whatever comes.',
  },
  gain: {
    asks: 'What it does to your sets',
    says: 'How much more or less your hand would be worth after this deal, and how much if what binds nobody is true as well.',
  },
  supply: {
    asks: 'Goods in the market',
    says: 'How many cards of this good are offered by name (left) and asked for (right). Several offers of one nation may mean the same cards: the largest counts.',
  },
  trader: {
    asks: 'At the market',
    says: 'The number: cards in hand. An eye: has finished, and will still look at offers.',
  },
  'advance-points': {
    asks: 'Points of an advance',
    says: 'What it counts at the end of the game.',
  },
  price: {
    asks: 'Price',
    says: 'What you pay: the printed cost, struck out, less your credits.',
  },
  held: {
    asks: 'Yours',
    says: 'You have this advance, and keep it for the rest of the game.',
  },
  barred: {
    asks: 'Locked',
    says: 'You cannot buy this one now. Press it to read why.',
  },
  budget: {
    asks: 'To spend',
    says: 'What your sets and your treasury would pay together, if you gave all of them.',
  },
  wasted: {
    asks: 'Too much',
    says: 'Sets give no change: what they are worth beyond the price is lost.',
  },
  folded: {
    asks: 'Folded',
    says: 'How many things this nation did in the phase. Press to read them.',
  },
  follows: {
    asks: 'What follows',
    says: 'What the game would do after your answer as it is now. It changes with each thing you change.',
  },
} satisfies Record<string, Thing>;
