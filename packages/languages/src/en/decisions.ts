import { byId } from '../byId.ts';
import { abilitiesAndShop } from './abilitiesAndShop.ts';
import { losses } from './losses.ts';
import { movement } from './movement.ts';
import { list, count as s } from './ui.ts';
import { whys } from './whys.ts';

// Every sentence of the decision controls. A headline is an instruction, a button names its result, a disabled
// button says what is missing.
export const decisions = {
  s,
  list,
  you: 'You',
  askAdvice: 'What would you do?',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Clear',
  back: 'Back',
  now: 'If you end now',
  worthKnowing: 'Worth knowing',
  whatThisMeans: 'What this means',
  sending: 'Sending…',
  progress: 'Progress',
  rule: 'Rule',
  findArea: 'Find an area',
  nothingFound: 'Nothing by that name.',
  refused: 'That is not possible',
  tokens: (n: number) => s(n, 'token'),
  cities: (n: number) => s(n, 'city', 'cities'),
  cards: (n: number) => s(n, 'card'),
  points: (n: number) => s(n, 'point'),
  of: (a: number, b: number) => `${a} of ${b}`,
  limit: (n: number) => `limit ${n}`,
  more: (n: number) => `${n} more`,
  supportGood: (cities: number, needed: number, tokens: number) =>
    `${s(cities, 'city', 'cities')} ${cities === 1 ? 'needs' : 'need'} ${s(needed, 'token')}; ${tokens} ${tokens === 1 ? 'remains' : 'remain'}.`,
  supportIn: (calamity: string, rate: number, cities: number, needed: number, tokens: number) =>
    `${calamity}: each city needs ${s(rate, 'token')} for now. ${s(cities, 'city', 'cities')} ${cities === 1 ? 'needs' : 'need'} ${needed}, you have ${tokens}.`,
  supportBlocked: (calamity: string, bound: number, usable: number, cities: number, needed: number) =>
    `${calamity}: ${s(bound, 'token')} ${bound === 1 ? 'feeds' : 'feed'} no city, ${usable} ${usable === 1 ? 'is' : 'are'} left. ${s(cities, 'city', 'cities')} ${cities === 1 ? 'needs' : 'need'} ${needed}.`,
  supportLeast: (least: number) =>
    least === 1
      ? 'At least one more city will have to be reduced.'
      : `At least ${least} more cities will have to be reduced.`,
  supportBad: (falling: number) =>
    falling === 1
      ? 'One city would fall at the next check of support.'
      : `Up to ${falling} cities would fall at the next check of support.`,

  /** Each kind of decision in two or three words. */
  titles: byId({
    chooseCivilization: 'Choose a nation',
    foundCities: 'Found cities',
    chooseCredits: 'Choose credits',
    placeTokens: 'Place tokens',
    taxRate: 'Set the tax rate',
    move: 'Your movement',
    fileOrders: 'File orders early',
    conflictLoss: 'Take a loss',
    construct: 'Build cities',
    chooseCities: 'Choose cities',
    reduceCities: 'Reduce cities',
    takeDamage: 'Choose losses',
    chooseNations: 'Name nations',
    chooseOne: 'Choose',
    confirm: 'Yes or no',
    discardCards: 'Discard cards',
    selectUnits: 'Choose units',
    annexUnits: 'Annex units',
    orderLosses: 'Order losses',
    pickUnits: 'Pick units',
    preventSteps: 'Avoid steps back',
    spoils: 'Take spoils',
    buyCard: 'Buy a card',
    trade: 'Trade',
    useAbility: 'Use abilities',
    giveCard: 'Give a card',
    revealCards: 'Show cards',
    purchase: 'Buy advances',
    relocate: 'Move tokens',
  }),

  eyebrow: {
    setup: 'Setting up',
    tax: 'Tax',
    expansion: 'Expansion',
    movement: 'Your movement',
    plan: 'Plan ahead',
    conflict: (area: string) => `Conflict · ${area}`,
    cityAttack: 'City attack',
    construction: 'City construction',
    support: 'City support',
    draw: 'Trade cards',
    trade: 'The market',
    calamity: (name: string) => name,
    abilities: 'Special abilities',
    purchase: 'Advances',
    handLimit: 'Hand limit',
    other: 'Your decision',
  },

  calamity: {
    primary: 'struck by it',
    secondary: 'dragged in',
    beneficiary: 'gains',
    giver: 'gave the card',
  },

  civilization: {
    title: 'Choose your nation.',
    lead: 'Plenty of room and many city sites make the start easier. The rank decides ties only: the lower one comes first.',
    stayOut: (n: number) =>
      n === 1 ? 'One of these nations stays out of the game.' : `${n} of these nations stay out of the game.`,
    leadBare: 'The rank decides ties only: the lower one comes first.',
    start: (area: string) => `starts in ${area}`,
    land: (room: number, sites: number) => `room for ${room} · ${s(sites, 'city site')}`,
    rank: (n: number) => `rank ${n}`,
    oneOf: (areas: number) => `one of ${areas} areas`,
    block: byId({ west: 'West', east: 'East' }),
    confirm: (name: string) => `Play ${name}`,
    none: 'Choose one',
  },
  found: {
    title: (n: number, sites: number) =>
      sites > 0
        ? `Found ${s(n, 'city', 'cities')}, at least ${sites} of them on city sites.`
        : `Found ${s(n, 'city', 'cities')}.`,
    site: 'city site',
    noSite: 'no site',
    confirm: (n: number) => `Found ${s(n, 'city', 'cities')}`,
    missing: (n: number) => `${s(n, 'city', 'cities')} still to choose`,
  },
  credits: {
    title: (n: number, advance: string) => `Spread ${n} credits of ${advance}.`,
    now: (n: number) => `${n} now`,
    confirm: (text: string) => `Take ${text}`,
    missing: (n: number) => `${n} credits still to choose`,
    lowers: 'Credits lower the price of every advance of the group, from next turn on.',
  },
  place: {
    expansion: (n: number, due: number) =>
      `Place your last ${s(n, 'token')}: ${due} would grow, but your stock has no more.`,
    start: (n: number) => `Place ${s(n, 'token')} in your region.`,
    relocate: (n: number) => `Move ${s(n, 'token')} to other areas.`,
    confirm: (n: number) => `Place ${n === 1 ? 'this token' : `these ${n}`}`,
    confirmMove: (n: number) => `Move ${s(n, 'token')}`,
    missing: (n: number) => `${s(n, 'token')} still to place`,
    placed: (n: number, of: number) => `${n} of ${of} placed`,
    full: 'no more grows here',
    short: (n: number) => `${n} short`,
    over: (n: number) => `surplus ${n}`,
    even: 'Spread evenly',
    forCity: 'For a city',
    reaches: (area: string, n: number) =>
      `${area} reaches ${n}: move in enough, and it can be a city this turn.`,
    cityNow: (area: string, n: number) => `${area} reaches ${n}: enough for a city.`,
    stockEmpty: 'Your stock is empty afterwards: a city that falls this turn leaves no tokens.',
    leave: (areas: string) => `They leave ${areas}.`,
  },
  tax: {
    title: (n: number) => `Set your tax rate for ${s(n, 'city', 'cities')}.`,
    each: 'each city',
    printed: 'as printed',
    tax: 'tax',
    stock: 'stock',
    growth: 'growth',
    growthFits: 'all',
    growthShort: (n: number) => `${n} short`,
    revolt: (rate: number, due: number, there: number, n: number) =>
      `Rate ${rate} brings a revolt. ${due} are due, ${there} are there: ${n === 1 ? 'one city is' : `${n} cities are`} not covered and would be taken over.`,
    confirm: (n: number) => `Collect ${n} in tax`,
    treasury: (now: number, after: number) => `Treasury ${now} → ${after}`,
  },
  conflictLoss: {
    title: (area: string) => `Where do you take the next loss of the conflict in ${area}?`,
    here: (area: string) => `A token in ${area}`,
    ship: 'A ship there',
    shipAt: (coast: string) => `The ship at ${coast}`,
    nearby: (area: string) => `A token in ${area}`,
    leaves: (n: number) => `leaves ${n}`,
    confirm: 'Take this loss',
  },
  construct: {
    title: (n: number) => `Choose where to build. You can build ${s(n, 'more city', 'more cities')}.`,
    site: (n: number) => `city site: ${n} needed`,
    wild: (n: number) => `no site: ${n} needed`,
    treasury: 'from treasury',
    from: (area: string) => `from ${area}`,
    keep: 'leave one token beside the city',
    supportTitle: 'City support after building',
    need: (n: number, t: number) => `${s(n, 'city', 'cities')} ${n === 1 ? 'needs' : 'need'} ${t}`,
    remain: (n: number) => `${s(n, 'token')} ${n === 1 ? 'remains' : 'remain'} on the board within limits.`,
    draws: (n: number, atLeast: boolean) => {
      const drawing = `${atLeast ? 'At least ' : ''}${s(n, 'city draws', 'cities draw')}`;
      return n === 1
        ? `${drawing} a card from stack 1.`
        : `${drawing} a card from each of the stacks 1 to ${n}.`;
    },
    none: 'Build none',
    confirm: (names: string) => `Build in ${names}`,
    full: 'No city left in stock',
  },
  spoils: {
    title: 'Your attack succeeds. Take your spoils.',
    card: (from: string) => `Draw a card from ${from}`,
    cardNote: 'at random; nobody else sees it',
    noCard: 'There is no card to draw.',
    treasury: (n: number) => `Gain up to ${n} treasury`,
    treasuryNote: (n: number) => `from your stock, ${n} left`,
    know: 'The card may be a calamity. You cannot give it back.',
    nothing: 'Take nothing',
    both: 'Take both',
    onlyCard: 'Take the card',
    onlyTreasury: (n: number) => `Take ${n} treasury`,
  },
  buyCard: {
    title: 'Buy a trade card, or pass.',
    offer: (n: number, price: number) =>
      price === 0 ? `Stack ${n}, free` : `Stack ${n} for ${price} treasury`,
    price: (n: number) => `${n} treasury`,
    leaves: (n: number) => `leaves you ${n}`,
    none: 'the stack is empty: Water comes instead',
    tooDear: 'too dear',
    pass: 'Buy none',
    confirm: (n: number, price: number) =>
      price === 0 ? `Take a card from stack ${n}` : `Buy stack ${n} for ${price}`,
    goods: (names: string) => names,
  },
  generic: {
    title: 'Make a decision.',
    choice: (n: number) => `Choice ${n}`,
    confirm: 'Answer like this',
  },
  whys,
  ...movement,
  ...losses,
  ...abilitiesAndShop,
};
