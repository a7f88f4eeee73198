import { count as s } from './ui.ts';

// What the adviser says, and why. Names come in as words.
export const adviser = {
  ask: 'What would you do?',
  thinking: 'Thinking…',
  title: 'Advice',
  none: 'I have no idea here.',
  use: 'Use it',
  close: 'Close the advice',
  hint: 'Nothing is decided until you press the button below.',
  andMore: (n: number) => `and ${n} more`,
  yes: 'Yes.',
  no: 'No.',
  nothing: 'Nothing.',
  pass: 'Pass.',
  rate: (n: number) => `A rate of ${n}.`,
  stack: (n: number) => `A card of stack ${n}.`,
  build: (names: string) => `Build in ${names}.`,
  buy: (names: string) => `Buy ${names}.`,
  take: (from: string) => `Take the offer of ${from}.`,
  offer: (gives: number, wants: number) => `Offer ${s(gives, 'card')} for ${wants}.`,
  doneTrading: 'Stop trading.',
  reasons: {
    attackCity: (w: Words) =>
      `The tokens next to ${w.area} have nothing better to do than take what stands there.`,
    bestPrize: (w: Words) => `The city in ${w.area} is worth most to you.`,
    buy: (w: Words) => `For ${w.price} points, ${w.advances} bring most in the turns to come.`,
    buyTradeCard: (w: Words) => `A card of stack ${w.stack} will bring more in trade than it costs.`,
    doneTrading: () => 'No offer on the board, and none you could make, is worth it.',
    easyToRebuild: (w: Words) => `Easiest to win back: ${w.area}.`,
    foundCity: (w: Words) => `The rest of your tokens supports what you build in ${w.area}.`,
    gatherForCity: (w: Words) => `Bring together what it takes for cities in ${w.area}.`,
    growWhereItCounts: () => 'Tokens go where they will grow and where a city may stand.',
    hitLeader: (w: Words) => `In front, and feels it most: ${w.nation}.`,
    hurtsMost: (w: Words) => `The loss of ${w.area} hurts most.`,
    keepCities: () => 'The cities are worth more than the step.',
    keepStep: () => 'The step is worth more than the cities.',
    keepTreasury: () => 'Treasury is better kept.',
    leastMissed: () => 'These cards are missed least.',
    offer: (w: Words) => `Ask for ${w.wants}, which you collect, and give ${w.gives}.`,
    saveUp: (w: Words) => `What you hold, ${w.purse} points, will buy more later.`,
    spread: () => 'Spread out: two tokens to an area grow fastest.',
    takeOffer: (w: Words) => `The offer of ${w.from} makes your hand worth about ${w.gain} points more.`,
    tax: (w: Words) => `A rate of ${w.rate} leaves enough stock to grow from.`,
    useAbility: (w: Words) => `${w.advance} brings something here.`,
    usual: () => 'This is the usual answer.',
  } as Record<string, (words: Words) => string>,
};

/** What goes with a reason, by the names a reader knows. */
export type Words = Readonly<Record<string, string>>;
