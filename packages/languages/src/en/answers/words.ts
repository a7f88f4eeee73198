import type { WordId } from '@ochre/rulesets/answers.ts';
import type { Answer } from '../../answers.ts';

/** The words of the game. */
export const words = {
  token: {
    asks: 'Token',
    also: ['piece, counter, people, population'],
    says: 'A round piece, one part of your people. On the board it stands in an area, grows and moves; in the treasury it is money. You have 55.',
  },
  city: {
    asks: 'City',
    says: 'A piece built from six or twelve tokens. It brings cards and tax and counts 5 points as a unit. You have nine.',
  },
  ship: {
    asks: 'Ship',
    also: ['boat'],
    says: 'A piece that carries tokens over water. It is no unit: it neither counts for limits nor as a loss. You have four.',
  },
  unit: {
    asks: 'Unit',
    says: 'A token or a city. Ships are none.',
  },
  'unit-points': {
    asks: 'Unit points',
    also: ['points of pieces'],
    says: 'How pieces are counted for losses and takeovers: 1 for a token, 5 for a city, nothing for a ship.',
  },
  stock: {
    asks: 'Stock',
    also: ['supply, reserve'],
    says: 'Your pieces that are neither on the board nor in the treasury. Whatever you lose comes back here, and whatever you place comes from here.',
  },
  treasury: {
    asks: 'Treasury',
    also: ['money'],
    says: 'Tokens set aside as money. Tax brings them there, and what is spent goes back to stock.',
  },
  limit: {
    asks: 'Limit',
    also: ['population limit, disc'],
    says: 'How many tokens may stay in an area: the number in its disc.',
  },
  site: {
    asks: 'City site',
    also: ['square'],
    says: 'A square on the map. A city takes six tokens there; a black one is safe from floods.',
  },
  wilderness: {
    asks: 'Wilderness city',
    says: 'A city in an area without a square. It takes twelve tokens.',
  },
  'flood-plain': {
    asks: 'Flood plain',
    says: 'Areas along a great river that a Flood can reach. White squares lie on it, black ones do not.',
  },
  coast: {
    asks: 'Coast',
    also: ['coastal'],
    says: 'An area of land and water that ships can reach. A lake alone makes no coast.',
  },
  'open-sea': {
    asks: 'Open sea',
    also: ['ocean'],
    says: 'An area of water alone. Ships enter it only with the advance that opens it.',
  },
  adjacent: {
    asks: 'Adjacent',
    also: ['neighbouring, next to, border'],
    says: 'Areas are adjacent if they share a border, by land or by water.',
  },
  census: {
    asks: 'Census',
    also: ['count of people'],
    says: 'How many tokens you have on the board after growth. Whoever has most moves first.',
  },
  surplus: {
    asks: 'Surplus',
    also: ['too many tokens'],
    says: 'Tokens above the limit of an area, or beside a city. They go back to stock after cities were built.',
  },
  support: {
    asks: 'Support',
    says: 'Two tokens on the board for each city. Without them cities are reduced.',
  },
  reduce: {
    asks: 'Reduce',
    also: ['reduction'],
    says: 'To turn a city back into tokens, as many as the limit of its area allows.',
  },
  annex: {
    asks: 'Annex',
    also: ['take over, convert'],
    says: 'To replace pieces of another by your own. The other gets his back into stock.',
  },
  commodity: {
    asks: 'Commodity',
    also: ['goods, trade card'],
    says: 'A trade card that is worth something, from 1 to 9. Equal ones form a set.',
  },
  set: {
    asks: 'Set',
    says: 'Cards of the same commodity. They are worth the value of one times the square of their number.',
  },
  calamity: {
    asks: 'Calamity',
    also: ['disaster'],
    says: 'A trade card that hurts who holds it when trade is over.',
  },
  'primary-victim': {
    asks: 'Primary victim',
    says: 'Who holds a calamity when it strikes, and is hit first.',
  },
  'secondary-victim': {
    asks: 'Secondary victim',
    says: 'Who is named by the primary victim to suffer from a calamity too.',
  },
  beneficiary: {
    asks: 'Beneficiary',
    says: 'Who gains from a calamity or a revolt: usually who traded the card away, else who has most in stock.',
  },
  advance: {
    asks: 'Advance',
    also: ['technology, civilization card, invention'],
    says: 'Something your people have learnt. It is bought with cards and treasury, has an effect, makes others cheaper and is never lost.',
  },
  group: {
    asks: 'Group',
    also: ['colour, color'],
    says: {
      CL: 'The colour of an advance: arts, crafts, sciences or civics. Some have two.',
      other: 'The colour of an advance: arts, crafts, sciences, civics or religion. Some have two.',
    },
  },
  credit: {
    asks: 'Credit',
    also: ['discount'],
    says: 'What an advance takes off the price of later ones. It is not used up.',
  },
  ability: {
    asks: 'Special ability',
    says: 'What some advances let you do once a turn, after the calamities.',
  },
  track: {
    asks: 'Succession table',
    also: ['a.s.t., c.a.c., track, chart, progress track'],
    says: 'The track on which each marker moves through the epochs, one space a turn.',
  },
  epoch: {
    asks: 'Epoch',
    also: ['age, gate'],
    says: 'A stretch of the track, from the Stone Age to the Late Iron Age. Each asks for something before it lets a marker in.',
  },
  ranking: {
    asks: 'Ranking',
    also: ['track order'],
    says: 'The fixed order of the nations. It settles what nothing else does.',
  },
  barbarian: {
    asks: 'Barbarians',
    says: 'Tokens that belong to nobody. They come with calamities and fight whoever meets them.',
  },
  'pirate-city': {
    asks: 'Pirate city',
    says: 'A city that belongs to nobody. It needs no support, and anybody may attack it.',
  },
  block: {
    asks: 'Block',
    also: ['east and west'],
    says: 'With many players East and West have stacks of their own. You draw from yours, but trade with all.',
  },
} satisfies Record<WordId, Answer>;
