/** Why a brain answers as it does, in English; `{name}` stands for what goes with the code. */
export const reasonTexts = {
  attackCity: 'The tokens next to {area} have nothing better to do than take the city there.',
  bestPrize: 'The city in {area} is worth most to you.',
  buy: 'For {price} points, {advances} bring most in the turns to come.',
  buyTradeCard: 'A card of stack {stack} will bring more in trade than it costs.',
  doneTrading: 'No offer on the board, and none you could make, is worth it.',
  easyToRebuild: '{area} is the easiest to win back.',
  foundCity: 'The rest of your tokens supports a city in {area}.',
  gatherForCity: 'Bring together what it takes for a city in {area}.',
  growWhereItCounts: 'Tokens go where they will grow and where a city may stand.',
  hitLeader: '{nation} is in front and feels it most.',
  hurtsMost: 'The loss of {area} hurts its owner most.',
  keepCities: 'The cities are worth more than the step.',
  keepStep: 'The step is worth more than the cities.',
  keepTreasury: 'Treasury is better kept.',
  leastMissed: 'These cards are missed least.',
  offer: 'Ask for {wants}, which you collect, and give {gives}.',
  saveUp: 'What you hold, {purse} points, will buy more later.',
  spread: 'Spread out: two tokens to an area grow fastest.',
  takeOffer: 'The offer of {from} makes your hand worth about {gain} points more.',
  tax: 'A rate of {rate} leaves enough stock to grow from.',
  useAbility: '{advance} brings something here.',
  usual: 'This is the usual answer.',
} as const;

export type ReasonCode = keyof typeof reasonTexts;
