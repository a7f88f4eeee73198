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
  'at-end': {
    asks: 'At the end',
    says: 'A guess at the points of the end: the pace of the last three turns goes on. It is no rule.',
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
} satisfies Record<string, Thing>;
