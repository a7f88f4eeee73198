import type { Advance } from '@ochre/engine/ruleset/types.ts';

/** Cost, groups, points, credits and attributes as printed on the 51 cards. What an advance does to a calamity stands with the calamity. */
export const advances: Advance[] = [
  { id: 'cloth-making', name: 'Cloth Making', cost: 50, groups: ['crafts'], points: 1, credits: { arts: 5, crafts: 10 }, creditTo: { advance: 'naval-warfare', points: 10 }, cite: 'MC adv.cloth-making.1',
    effects: [
      { effect: 'add', to: 'shipMoves', n: 1, cite: 'MC adv.cloth-making.1' },
    ] },
  { id: 'mysticism', name: 'Mysticism', cost: 50, groups: ['arts', 'religion'], points: 1, credits: { arts: 5, religion: 5 }, creditTo: { advance: 'monument', points: 10 }, cite: 'MC adv.mysticism.1',
    effects: [] },
  { id: 'sculpture', name: 'Sculpture', cost: 50, groups: ['arts'], points: 1, credits: { arts: 10, civics: 5 }, creditTo: { advance: 'architecture', points: 10 }, cite: 'MC adv.sculpture.1',
    effects: [] },
  { id: 'urbanism', name: 'Urbanism', cost: 50, groups: ['civics'], points: 1, credits: { science: 5, civics: 10 }, creditTo: { advance: 'diplomacy', points: 10 }, cite: 'MC adv.urbanism.1',
    effects: [
      { effect: 'add', to: 'neighbourTokens', n: 4, cite: 'MC adv.urbanism.1' },
    ] },
  { id: 'empiricism', name: 'Empiricism', cost: 60, groups: ['science'], points: 1, credits: { science: 10, arts: 5, crafts: 5, civics: 5, religion: 5 }, creditTo: { advance: 'medicine', points: 10 }, cite: 'MC adv.empiricism.1',
    effects: [] },
  { id: 'masonry', name: 'Masonry', cost: 60, groups: ['crafts'], points: 1, credits: { science: 5, crafts: 10 }, creditTo: { advance: 'engineering', points: 10 }, cite: 'MC adv.masonry.1',
    effects: [] },
  { id: 'monarchy', name: 'Monarchy', cost: 60, groups: ['civics'], points: 1, credits: { civics: 10, religion: 5 }, creditTo: { advance: 'law', points: 10 }, cite: 'MC adv.monarchy.1',
    effects: [
      { effect: 'add', to: 'taxUp', n: 1, cite: 'MC adv.monarchy.1' },
    ] },
  { id: 'mythology', name: 'Mythology', cost: 60, groups: ['religion'], points: 1, credits: { arts: 5, religion: 10 }, creditTo: { advance: 'literacy', points: 10 }, cite: 'MC adv.mythology.1',
    effects: [] },
  { id: 'pottery', name: 'Pottery', cost: 60, groups: ['crafts'], points: 1, credits: { arts: 5, crafts: 10 }, creditTo: { advance: 'agriculture', points: 10 }, cite: 'MC adv.pottery.1',
    effects: [] },
  { id: 'written-record', name: 'Written Record', cost: 60, groups: ['civics', 'science'], points: 1, credits: { science: 5, civics: 5 }, creditTo: { advance: 'cartography', points: 10 }, cite: 'MC adv.written-record.1',
    effects: [
      { effect: 'creditsOfChoice', points: 10, cite: 'MC adv.written-record.1' },
    ] },
  { id: 'deism', name: 'Deism', cost: 70, groups: ['religion'], points: 1, credits: { crafts: 5, religion: 10 }, creditTo: { advance: 'fundamentalism', points: 10 }, cite: 'MC adv.deism.1',
    effects: [] },
  { id: 'astronavigation', name: 'Astronavigation', cost: 80, groups: ['science'], points: 1, credits: { science: 10, religion: 5 }, creditTo: { advance: 'calendar', points: 10 }, cite: 'MC adv.astronavigation.1',
    effects: [
      { effect: 'grant', what: 'openSea', cite: 'MC adv.astronavigation.1' },
    ] },
  { id: 'drama-and-poetry', name: 'Drama and Poetry', cost: 80, groups: ['arts'], points: 1, credits: { arts: 10, religion: 5 }, creditTo: { advance: 'rhetoric', points: 10 }, cite: 'MC adv.drama-and-poetry.1',
    effects: [] },
  { id: 'music', name: 'Music', cost: 80, groups: ['arts'], points: 1, credits: { arts: 10, religion: 5 }, creditTo: { advance: 'enlightenment', points: 10 }, cite: 'MC adv.music.1',
    effects: [] },
  { id: 'theocracy', name: 'Theocracy', cost: 80, groups: ['civics', 'religion'], points: 1, credits: { civics: 5, religion: 5 }, creditTo: { advance: 'universal-doctrine', points: 10 }, cite: 'MC adv.theocracy.1',
    effects: [] },
  { id: 'coinage', name: 'Coinage', cost: 90, groups: ['science'], points: 1, credits: { science: 10, civics: 5 }, creditTo: { advance: 'trade-routes', points: 10 }, cite: 'MC adv.coinage.1',
    effects: [
      { effect: 'add', to: 'taxUp', n: 1, cite: 'MC adv.coinage.1' },
      { effect: 'add', to: 'taxDown', n: 1, cite: 'MC adv.coinage.1' },
    ] },
  { id: 'metalworking', name: 'Metalworking', cost: 90, groups: ['crafts'], points: 1, credits: { crafts: 10, civics: 5 }, creditTo: { advance: 'military', points: 10 }, cite: 'MC adv.metalworking.1',
    effects: [
      { effect: 'grant', what: 'lossesLast', cite: 'MC adv.metalworking.1' },
    ] },
  { id: 'literacy', name: 'Literacy', cost: 110, groups: ['arts', 'civics'], points: 3, credits: { science: 5, arts: 10, crafts: 5, civics: 10, religion: 5 }, creditTo: { advance: 'mathematics', points: 20 }, cite: 'MC adv.literacy.1',
    effects: [] },
  { id: 'agriculture', name: 'Agriculture', cost: 120, groups: ['crafts'], points: 3, credits: { science: 5, crafts: 10 }, creditTo: { advance: 'democracy', points: 20 }, cite: 'MC adv.agriculture.1',
    effects: [
      { effect: 'grant', what: 'raisedLimits', cite: 'MC adv.agriculture.1' },
    ] },
  { id: 'rhetoric', name: 'Rhetoric', cost: 130, groups: ['arts'], points: 3, credits: { arts: 10, civics: 5 }, creditTo: { advance: 'politics', points: 20 }, cite: 'MC adv.rhetoric.1',
    effects: [
      { effect: 'shop', stack: 3, price: 9, cite: 'MC adv.rhetoric.1' },
    ] },
  { id: 'architecture', name: 'Architecture', cost: 140, groups: ['arts'], points: 3, credits: { science: 5, arts: 10 }, creditTo: { advance: 'mining', points: 20 }, cite: 'MC adv.architecture.1',
    effects: [
      { effect: 'grant', what: 'treasuryCity', cite: 'MC adv.architecture.1' },
    ] },
  { id: 'medicine', name: 'Medicine', cost: 140, groups: ['science'], points: 3, credits: { science: 10, crafts: 5 }, creditTo: { advance: 'anatomy', points: 20 }, cite: 'MC adv.medicine.1',
    effects: [] },
  { id: 'fundamentalism', name: 'Fundamentalism', cost: 150, groups: ['religion'], points: 3, credits: { arts: 5, religion: 10 }, creditTo: { advance: 'monotheism', points: 20 }, cite: 'MC adv.fundamentalism.1',
    effects: [
      { effect: 'ability', run: 'destroyArea', cite: 'MC adv.fundamentalism.1',
        cites: { exempt: 'MC adv.fundamentalism.2' } },
    ] },
  { id: 'law', name: 'Law', cost: 150, groups: ['civics'], points: 3, credits: { civics: 10, religion: 5 }, creditTo: { advance: 'cultural-ascendancy', points: 20 }, cite: 'MC adv.law.1',
    effects: [] },
  { id: 'cartography', name: 'Cartography', cost: 160, groups: ['science'], points: 3, credits: { science: 10, arts: 5 }, creditTo: { advance: 'library', points: 20 }, cite: 'MC adv.cartography.1',
    effects: [
      { effect: 'shop', stack: 2, price: 5, cite: 'MC adv.cartography.1' },
      { effect: 'shop', stack: 7, price: 13, cite: 'MC adv.cartography.1' },
    ] },
  { id: 'diplomacy', name: 'Diplomacy', cost: 160, groups: ['arts'], points: 3, credits: { arts: 10, civics: 5 }, creditTo: { advance: 'provincial-empire', points: 20 }, cite: 'MC adv.diplomacy.1',
    effects: [
      { effect: 'grant', what: 'closedCities', cite: 'MC adv.diplomacy.1' },
      { effect: 'grant', what: 'opensCities', cite: 'MC adv.diplomacy.2' },
    ] },
  { id: 'engineering', name: 'Engineering', cost: 160, groups: ['crafts', 'science'], points: 3, credits: { science: 10, crafts: 10 }, creditTo: { advance: 'roadbuilding', points: 20 }, cite: 'MC adv.engineering.1',
    effects: [
      { effect: 'grant', what: 'fortified', cite: 'MC adv.engineering.1' },
    ] },
  { id: 'enlightenment', name: 'Enlightenment', cost: 160, groups: ['religion'], points: 3, credits: { crafts: 5, religion: 10 }, creditTo: { advance: 'philosophy', points: 20 }, cite: 'MC adv.enlightenment.1',
    effects: [] },
  { id: 'naval-warfare', name: 'Naval Warfare', cost: 160, groups: ['civics'], points: 3, credits: { crafts: 5, civics: 10 }, creditTo: { advance: 'diaspora', points: 20 }, cite: 'MC adv.naval-warfare.1',
    effects: [
      { effect: 'add', to: 'shipCapacity', n: 1, cite: 'MC adv.naval-warfare.1' },
      { effect: 'grant', what: 'lossesShips', cite: 'MC adv.naval-warfare.2' },
      { effect: 'grant', what: 'unraidable', cite: 'MC adv.naval-warfare.5' },
    ] },
  { id: 'universal-doctrine', name: 'Universal Doctrine', cost: 160, groups: ['religion'], points: 3, credits: { civics: 5, religion: 10 }, creditTo: { advance: 'theology', points: 20 }, cite: 'MC adv.universal-doctrine.1',
    effects: [
      { effect: 'ability', run: 'annexBarbarians', tokens: 5, cite: 'MC adv.universal-doctrine.1',
        cites: { means: 'MC 10.3' } },
    ] },
  { id: 'military', name: 'Military', cost: 170, groups: ['civics'], points: 3, credits: { crafts: 5, civics: 10 }, creditTo: { advance: 'advanced-military', points: 20 }, cite: 'MC adv.military.1',
    effects: [
      { effect: 'grant', what: 'moveLast', cite: 'MC adv.military.1' },
      { effect: 'grant', what: 'opensCities', cite: 'MC adv.military.2' },
    ] },
  { id: 'calendar', name: 'Calendar', cost: 180, groups: ['science'], points: 3, credits: { science: 10, civics: 5 }, creditTo: { advance: 'public-works', points: 20 }, cite: 'MC adv.calendar.1',
    effects: [] },
  { id: 'monument', name: 'Monument', cost: 180, groups: ['crafts', 'religion'], points: 3, credits: { crafts: 10, religion: 10 }, creditTo: { advance: 'wonder-of-the-world', points: 20 }, cite: 'MC adv.monument.1',
    effects: [
      { effect: 'creditsOfChoice', points: 20, cite: 'MC adv.monument.1' },
    ] },
  { id: 'trade-routes', name: 'Trade Routes', cost: 180, groups: ['crafts'], points: 3, credits: { crafts: 10, religion: 5 }, creditTo: { advance: 'trade-empire', points: 20 }, cite: 'MC adv.trade-routes.1',
    effects: [
      { effect: 'ability', run: 'sellCards', times: 2, cite: 'MC adv.trade-routes.1',
        cites: { means: 'MC adv.trade-routes.2' } },
    ] },
  { id: 'democracy', name: 'Democracy', cost: 220, groups: ['civics'], points: 6, credits: { arts: 5, civics: 20 }, cite: 'MC adv.democracy.1',
    effects: [
      { effect: 'grant', what: 'noTaxRevolt', cite: 'MC adv.democracy.1' },
    ] },
  { id: 'library', name: 'Library', cost: 220, groups: ['science'], points: 6, credits: { science: 20, arts: 5 }, cite: 'MC adv.library.1',
    effects: [
      { effect: 'discountOther', points: 40, cite: 'MC adv.library.1' },
    ] },
  { id: 'philosophy', name: 'Philosophy', cost: 220, groups: ['religion', 'science'], points: 6, credits: { science: 20, religion: 20 }, cite: 'MC adv.philosophy.1',
    effects: [
      { effect: 'protect', against: 'fundamentalism', cite: 'MC adv.philosophy.2' },
    ] },
  { id: 'roadbuilding', name: 'Roadbuilding', cost: 220, groups: ['crafts'], points: 6, credits: { science: 5, crafts: 20 }, cite: 'MC adv.roadbuilding.1',
    effects: [
      { effect: 'add', to: 'landMoves', n: 1, cite: 'MC adv.roadbuilding.1' },
      { effect: 'add', to: 'handLimit', n: 1, cite: 'MC adv.roadbuilding.3' },
    ] },
  { id: 'mining', name: 'Mining', cost: 230, groups: ['crafts'], points: 6, credits: { science: 5, crafts: 20 }, cite: 'MC adv.mining.1',
    effects: [
      { effect: 'shop', stack: 6, price: 13, cite: 'MC adv.mining.1' },
      { effect: 'shop', stack: 8, price: 13, cite: 'MC adv.mining.1' },
      { effect: 'add', to: 'treasuryPoints', n: 1, cite: 'MC adv.mining.2' },
      { effect: 'grant', what: 'overpayByOne', cite: 'MC adv.mining.4' },
    ] },
  { id: 'politics', name: 'Politics', cost: 230, groups: ['arts'], points: 6, credits: { arts: 20, religion: 5 }, cite: 'MC adv.politics.1',
    effects: [
      { effect: 'ability', run: 'gainOrBuyArea', treasury: 5, cite: 'MC adv.politics.1',
        cites: { gain: 'MC adv.politics.1', area: 'MC adv.politics.2', price: 'MC adv.politics.3', exempt: 'MC adv.politics.4', means: 'MC adv.politics.6' } },
    ] },
  { id: 'public-works', name: 'Public Works', cost: 230, groups: ['civics'], points: 6, credits: { crafts: 5, civics: 20 }, cite: 'MC adv.public-works.1',
    effects: [
      { effect: 'add', to: 'besideCity', n: 1, cite: 'MC adv.public-works.1' },
      { effect: 'protect', against: 'provincial-empire', cite: 'MC adv.public-works.2' },
    ] },
  { id: 'advanced-military', name: 'Advanced Military', cost: 240, groups: ['civics'], points: 6, credits: { science: 5, civics: 20 }, cite: 'MC adv.advanced-military.1',
    effects: [
      { effect: 'grant', what: 'lossesNearby', cite: 'MC adv.advanced-military.1' },
      { effect: 'grant', what: 'breaksPeace', cite: 'MC adv.advanced-military.4' },
    ] },
  { id: 'monotheism', name: 'Monotheism', cost: 240, groups: ['religion'], points: 6, credits: { civics: 5, religion: 20 }, cite: 'MC adv.monotheism.1',
    effects: [
      { effect: 'ability', run: 'annexArea', cite: 'MC adv.monotheism.1',
        cites: { exempt: 'MC adv.monotheism.2', means: 'MC adv.monotheism.4' } },
    ] },
  { id: 'mathematics', name: 'Mathematics', cost: 250, groups: ['arts', 'science'], points: 6, credits: { science: 20, arts: 20, crafts: 10, civics: 10, religion: 10 }, cite: 'MC adv.mathematics.1',
    effects: [] },
  { id: 'theology', name: 'Theology', cost: 250, groups: ['religion'], points: 6, credits: { science: 5, religion: 20 }, cite: 'MC adv.theology.1',
    effects: [
      { effect: 'protect', against: 'monotheism', cite: 'MC adv.theology.2' },
    ] },
  { id: 'provincial-empire', name: 'Provincial Empire', cost: 260, groups: ['civics'], points: 6, credits: { civics: 20, religion: 5 }, cite: 'MC adv.provincial-empire.1',
    effects: [
      { effect: 'ability', run: 'levyCards', players: 5, minFace: 2, cite: 'MC adv.provincial-empire.1',
        cites: { gift: 'MC adv.provincial-empire.2', exempt: 'MC adv.provincial-empire.3', shown: 'MC adv.provincial-empire.6' } },
    ] },
  { id: 'trade-empire', name: 'Trade Empire', cost: 260, groups: ['crafts'], points: 6, credits: { crafts: 20, civics: 5 }, cite: 'MC adv.trade-empire.1',
    effects: [
      { effect: 'add', to: 'substitutes', n: 1, cite: 'MC adv.trade-empire.1' },
    ] },
  { id: 'anatomy', name: 'Anatomy', cost: 270, groups: ['science'], points: 6, credits: { science: 20, crafts: 5 }, cite: 'MC adv.anatomy.1',
    effects: [
      { effect: 'freeAdvance', group: 'science', below: 100, cite: 'MC adv.anatomy.1' },
    ] },
  { id: 'diaspora', name: 'Diaspora', cost: 270, groups: ['religion'], points: 6, credits: { arts: 5, religion: 20 }, cite: 'MC adv.diaspora.1',
    effects: [
      { effect: 'ability', run: 'relocateTokens', tokens: 5, cite: 'MC adv.diaspora.1',
        cites: { city: 'MC adv.diaspora.2' } },
    ] },
  { id: 'cultural-ascendancy', name: 'Cultural Ascendancy', cost: 280, groups: ['arts'], points: 6, credits: { arts: 20, religion: 5 }, cite: 'MC adv.cultural-ascendancy.1',
    effects: [
      { effect: 'grant', what: 'peace', cite: 'MC adv.cultural-ascendancy.1' },
      { effect: 'grant', what: 'breaksPeace', cite: 'MC adv.cultural-ascendancy.2' },
      { effect: 'protect', against: 'politics', cite: 'MC adv.cultural-ascendancy.3' },
      { effect: 'add', to: 'supportRate', n: 1, cite: 'MC adv.cultural-ascendancy.4' },
    ] },
  { id: 'wonder-of-the-world', name: 'Wonder of the World', cost: 290, groups: ['arts', 'crafts'], points: 6, credits: { arts: 20, crafts: 20 }, cite: 'MC adv.wonder-of-the-world.1',
    effects: [
      { effect: 'grant', what: 'freeCard', cite: 'MC adv.wonder-of-the-world.1' },
      { effect: 'add', to: 'phantomCities', n: 1, cite: 'MC adv.wonder-of-the-world.2' },
    ] },
];
