import { list, count as s } from './ui.ts';

// Cities, units and cards that are lost, chosen or handed over.
export const losses = {
  pickCities: {
    title: {
      taxRevolt: (n: number, of: string) => `Revolt in ${of}: choose ${s(n, 'city', 'cities')} to take over.`,
      taxRevoltDestroys: (n: number) => `Your cities revolt: choose ${s(n, 'city', 'cities')} to give up.`,
      theme: () => 'Choose the city that your theme costs you.',
      own: (n: number, what: string) => `${what}: choose ${s(n, 'city', 'cities')} of yours to lose.`,
      other: (n: number, of: string, what: string) => `${what}: choose ${s(n, 'city', 'cities')} of ${of}.`,
    },
    missing: (n: number) => `${s(n, 'city', 'cities')} still to choose`,
    confirm: (names: string) => `Choose ${names}`,
    site: 'city site',
    coastal: 'coastal',
    inland: 'inland',
  },
  reduce: {
    title: (n: number, what: string) => `${what}: reduce ${s(n, 'city', 'cities')} to tokens.`,
    titleLeast: (more: number, what: string) =>
      `${what}: reduce a city to tokens, then at least ${more} more.`,
    titleRange: (a: number, b: number, what: string) =>
      a === 0
        ? `${what}: reduce up to ${s(b, 'city', 'cities')} to tokens.`
        : `${what}: reduce ${a} to ${b} cities to tokens.`,
    support: 'Too few tokens support your cities',
    outOfPlay: 'These areas leave the game',
    taxRevolt: 'Tax revolt',
    leaves: (n: number) => `leaves ${s(n, 'token')}`,
    range: (min: number, max: number) =>
      min === max ? `leaves ${s(max, 'token')}` : `leaves ${min} to ${max} tokens`,
    confirm: (names: string) => `Reduce ${names}`,
    missing: (n: number) => `${s(n, 'city', 'cities')} still to choose`,
  },
  damage: {
    title: (n: number) => `Choose which of your units take ${n} damage.`,
    titleShort: (n: number) => `Choose ${n} damage`,
    primary: 'It strikes you',
    secondary: 'You are dragged in',
    losses: 'Your losses',
    tokensFrom: (n: number, area: string) => `${s(n, 'token')} from ${area}`,
    city: 'city',
    reduceCity: 'Reduce',
    keepCity: 'Keep',
    left: (area: string) => `Tokens left in ${area}`,
    takeBack: (line: string) => `Take back: ${line}`,
    missing: (n: number) => `${n} damage still to choose`,
    over: (n: number) => `${n} too much chosen`,
    confirm: (n: number) => `Take ${n} damage`,
    leastHarm: 'Least harm',
    label: (left: number) => (left === 0 ? 'city destroyed' : `city → ${s(left, 'token')}`),
    plate: (left: number) => (left === 0 ? 'city destroyed' : `city → ${left}`),
  },
  nations: {
    title: (n: number, what: string) => `${what}: name ${s(n, 'nation')} to suffer too.`,
    barred: 'cannot be named',
    cities: (n: number) => s(n, 'city', 'cities'),
    units: (t: number, c: number) => `${s(t, 'token')}, ${s(c, 'city', 'cities')}`,
    missing: (n: number) => `${s(n, 'nation')} still to name`,
    confirm: (names: string) => `Name ${names}`,
  },
  one: {
    fightOrder: 'Which conflict comes first?',
    attackOrder: 'Which attack on a city comes first?',
    wait: (area: string) => `Wait until my attack on ${area} is over`,
    waitNote: 'your cities come after it; this is allowed once',
    against: (parts: string) => `with ${parts}`,
    plain: 'Which flood plain floods?',
    volcano: 'Which volcano erupts?',
    beside: 'Which neighbouring city suffers too?',
    sea: 'Which sea does the cyclone strike?',
    advance: 'Where do the barbarians go on to?',
    cards: 'How many cards do you show against it?',
    other: 'Choose one.',
    units: (t: number, c: number) =>
      [t > 0 ? s(t, 'token') : '', c > 0 ? s(c, 'city', 'cities') : ''].filter(Boolean).join(', ') ||
      'nothing of yours',
    confirm: (name: string) => `Choose ${name}`,
    missing: 'Choose one',
  },
  confirm: {
    waitForFights: 'Wait until other conflicts are over?',
    waitYes: 'Wait',
    waitNo: 'Fight now',
    waitNote: 'Tokens that are through with their own conflicts can take losses for you.',
    ransom: (price: number, n: number) =>
      `Pay ${price} treasury, or lose ${s(n, 'city', 'cities')} of your choice?`,
    ransomYes: (price: number) => `Pay ${price} treasury`,
    ransomNo: (n: number) => `Lose ${s(n, 'city', 'cities')}`,
    ransomCards: (n: number, due: number) =>
      `Give up ${s(due, 'commodity', 'commodities')}, or reduce ${s(n, 'city', 'cities')} of your choice?`,
    ransomCardsYes: (due: number) => `Give up ${s(due, 'card')}`,
    ransomCardsNo: (n: number) => `Reduce ${s(n, 'city', 'cities')}`,
    thenChoose: (n: number, of: number) => `you choose ${n} of your ${of}`,
    insistOnOrder: 'Two calamities of one kind: resolve them one after the other?',
    insistYes: 'One after the other',
    insistNo: 'Both together',
    insistNote: 'One after the other, the higher ranked victim comes first; together, both choose at once.',
    other: 'Do you want this?',
    yes: 'Yes',
    no: 'No',
    treasury: (now: number, after: number) => `Treasury ${now} → ${after}`,
    tooDear: (price: number) => `${price} treasury is more than you have`,
  },
  discard: {
    handLimit: (n: number, limit: number) =>
      `Discard ${s(n, 'commodity', 'commodities')}: ${limit} may be kept.`,
    count: (n: number, what: string) => `${what}: give up ${s(n, 'commodity', 'commodities')}.`,
    face: (n: number, what: string) => `${what}: give up commodities with face values of ${n} or more.`,
    faceLeast: (n: number, what: string) =>
      `${what}: give up commodities with face values of ${n}, or as little more as your cards allow.`,
    save: (price: number) => `Save cards for ${price} treasury each`,
    chosenFace: (n: number) => `face value ${n}`,
    missing: (n: number) => `${s(n, 'card')} still to choose`,
    missingFace: (n: number) => `${n} face value still to choose`,
    confirm: (n: number) => `Give up ${s(n, 'card')}`,
    sets: (before: number, after: number) => `${before} → ${after}`,
    setsTitle: 'Your sets',
    pay: (n: number) => `and pay ${n} treasury`,
  },
  units: {
    own: (n: number, to: string) => `Choose units worth ${n} that go to ${to}.`,
    other: (n: number, of: string, to: string) => `Choose units of ${of} worth ${n} that go to ${to}.`,
    pick: (n: number, of: string) => `Pick units of ${of} worth ${n}.`,
    pickOwn: (n: number) => `Pick units of your own worth ${n}.`,
    lose: (n: number, of: string) => `Pick units of ${of} worth ${n} to be lost.`,
    loseOwn: (n: number) => `Pick units of your own worth ${n} to lose.`,
    counts: (city: number) => `A token counts 1, a city ${city}.`,
    city: 'city',
    hangs:
      'Take whole areas that border on each other, and no more tokens or cities than the other has in stock.',
    missing: (n: number) => `Units worth ${n} still to choose`,
    over: (n: number) => `Too much, by a worth of ${n}`,
    confirm: (n: number) => `Give up units worth ${n}`,
    confirmOther: (n: number) => `Take units worth ${n}`,
  },
  losses: {
    points: (n: number) => s(n, 'point'),
    cities: (n: number) => s(n, 'city', 'cities'),
    /** `units` in all; `each`: at most, where that is less. */
    title: (units: string, all: boolean, each: string | undefined) =>
      `Order others to lose ${all ? '' : 'up to '}${units}${each === undefined ? '' : `, ${each} each at most`}.`,
    titleOne: (units: string) => `Order one other to lose ${units}.`,
    none: 'Order no losses',
    confirm: (units: string) => `Order losses: ${units}`,
    missing: (units: string) => `Still to order: ${units}`,
  },
  annex: {
    units: (t: number, c: number) =>
      list([...(t > 0 ? [s(t, 'token')] : []), ...(c > 0 ? [s(c, 'city', 'cities')] : [])]),
    title: (units: string, of: string) => `Take over ${units} of ${of}.`,
    note: 'What your stock cannot replace falls to the barbarians.',
    missing: 'Choose as many as your stock replaces',
    confirm: (units: string) => `Annex ${units}`,
    barbarians: {
      title: (units: string, of: string) => `Choose ${units} of ${of} for the barbarians.`,
      note: 'What they cannot replace with pieces of their own stays.',
      missing: 'Choose as many as they have pieces for',
      confirm: (units: string) => `Give them ${units}`,
    },
  },
  steps: {
    title: (n: number) => `You fall back ${s(n, 'step')} on the A.S.T. Destroy cities to avoid steps?`,
    each: (n: number) => `Each step avoided costs ${s(n, 'city', 'cities')}.`,
    first: 'away from the coast: first',
    confirm: (steps: number, left: number) =>
      steps === 0
        ? `Fall back ${s(left, 'step')}`
        : `Destroy and fall back ${left === 0 ? 'no step' : s(left, 'step')}`,
    missing: (n: number) => `${s(n, 'city', 'cities')} more for a step`,
  },
};
