import type { ShortGame, Theme } from '@ochre/engine';

/** Contents are printed on the cards, not in the rule text; which sets cost a city is a ruling. */
const themes: Theme[] = [
  {
    id: 'conquering-the-seas',
    name: 'Conquering the Seas',
    destroysCity: false,
    advances: ['naval-warfare', 'literacy', 'astronavigation', 'written-record'],
  },
  {
    id: 'sacred-constructors',
    name: 'Sacred Constructors',
    destroysCity: false,
    advances: ['enlightenment', 'engineering', 'theocracy', 'empiricism'],
  },
  {
    id: 'coin-and-commerce',
    name: 'Coin and Commerce',
    destroysCity: true,
    advances: ['cartography', 'law', 'coinage', 'music'],
  },
  {
    id: 'exploring-the-deserts',
    name: 'Exploring the Deserts',
    destroysCity: false,
    advances: ['engineering', 'universal-doctrine', 'deism', 'urbanism'],
  },
  {
    id: 'early-merchants',
    name: 'Early Merchants',
    destroysCity: true,
    advances: ['trade-routes', 'calendar', 'monarchy', 'cloth-making'],
  },
  {
    id: 'spreading-knowledge',
    name: 'Spreading Knowledge',
    destroysCity: false,
    advances: ['medicine', 'enlightenment', 'astronavigation', 'pottery'],
  },
  {
    id: 'cultural-heights',
    name: 'Cultural Heights',
    destroysCity: false,
    advances: ['architecture', 'law', 'drama-and-poetry', 'masonry'],
  },
  {
    id: 'emerging-empire',
    name: 'Emerging Empire',
    destroysCity: false,
    advances: ['military', 'literacy', 'metalworking', 'mysticism'],
  },
  {
    id: 'mystical-palaces',
    name: 'Mystical Palaces',
    destroysCity: false,
    advances: ['diplomacy', 'literacy', 'theocracy', 'mythology'],
  },
];

const all = themes.map((t) => t.id);

/** Up to eight players leave these out. */
const without: Record<number, string[]> = {
  5: ['early-merchants', 'spreading-knowledge', 'cultural-heights', 'emerging-empire'],
  6: ['spreading-knowledge', 'cultural-heights', 'emerging-empire'],
  7: ['cultural-heights', 'emerging-empire'],
  8: ['coin-and-commerce'],
};

/** From ten players on one more theme is in twice, in this order. */
const twice = [
  'sacred-constructors',
  'conquering-the-seas',
  'coin-and-commerce',
  'exploring-the-deserts',
  'early-merchants',
  'cultural-heights',
  'spreading-knowledge',
  'emerging-empire',
  'mystical-palaces',
];

/** The themes of a game: MC short.3-16. */
function dealt(players: number): string[] {
  const left = without[players] ?? [];
  return [...all.filter((id) => !left.includes(id)), ...twice.slice(0, Math.max(0, players - all.length))];
}

export const shortGame: ShortGame = {
  themes,
  dealt: Object.fromEntries(Array.from({ length: 14 }, (_, i) => [i + 5, dealt(i + 5)])),
  cities: 5,
  onSites: 4,
  tokens: 14,
  treasury: 10,
  space: 10,
};
