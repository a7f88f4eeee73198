import type { Sentences } from '../reasons.ts';
import { word } from './numbers.ts';

const are = (n: number): string => (n > 1 ? 'are' : 'is');

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const points = (n: string): string => (n === '1' ? 'one point' : `${n} points`);

// What the adviser says, and why. Names come in as words.
export const adviser = {
  thinking: 'Thinking…',
  title: 'Advice',
  none: 'I have no advice here.',
  enough: 'There is nothing more to do for your goal: you can end here.',
  lost: (n: number) =>
    `I find no room for ${n === 1 ? 'the last token' : `the other ${word(n)} tokens`}: nothing more can be saved.`,
  /** `last`: there is no turn to come. */
  leaves: (n: number, last: boolean) =>
    `${n === 1 ? 'One token finds no room: it goes' : `${capital(word(n))} tokens find no room: they go`} back to stock${last ? '' : ' and can grow again'}.`,
  leavesShips: (n: number, where: string, last: boolean) => {
    const lost =
      n === 1
        ? `Nothing is paid for the ship at ${where}: it is lost.`
        : `Nothing is paid for ${word(n)} ships: those at ${where} are lost.`;
    return last ? `${lost} Ships count nothing at the end.` : lost;
  },
  waits: 'Your offer stands. Wait for the answers, or stop trading.',
  refused:
    'Everybody refused what you offered, and I see no other offer that somebody is likely to take. You can stop trading.',
  use: 'Use it',
  close: 'Close the advice',
  replaces: 'Replaces what you have drafted; Undo brings that back.',
  hint: 'Nothing is decided until you press the button below.',
  andMore: (n: number) => `${n} more`,
  yes: 'Yes.',
  no: 'No.',
  nothing: 'Nothing.',
  pass: 'Pass.',
  rate: (n: number) => `A rate of ${n}.`,
  stack: (n: number) => `A card from stack ${n}.`,
  build: (names: string) => `Build in ${names}.`,
  buy: (names: string) => `Buy ${names}.`,
  take: (from: string, gives: string) => `Take the offer of ${from}: give ${gives}.`,
  offer: (gives: string, wants: string, to: string | undefined, clean: boolean) =>
    `Offer ${gives}${to === undefined ? '' : ` to ${to}`} for ${wants}${clean ? ', and promise no calamity' : ''}.`,
  cards: (n: number, name: string) => (n === 1 ? name : `${word(n)} ${name}`),
  anything: (n: number) => (n === 1 ? 'any card' : `${word(n)} cards of any kind`),
  each: (n: number, name: string) => `${n} ${name}`,
  inArea: (n: number, area: string) => `${n} in ${area}`,
  /** Of a list that is cut, what the rest comes to. */
  inMore: (n: number, areas: number) =>
    `${n} in ${areas === 1 ? 'one more area' : `${word(areas)} more areas`}`,
  moreCities: (n: number) => (n === 1 ? 'one more city' : `${word(n)} more cities`),
  eachMore: (n: number, others: number) => `${n} for ${word(others)} others`,
  moreMoves: (n: number) => `${n} more moves`,
  cityIn: (area: string) => `the city in ${area}`,
  walk: (n: number, from: string, to: string) => `${n} from ${from} to ${to}`,
  walkEach: (n: number, from: string, to: string) => `${n} each from ${from} to ${to}`,
  ship: (coast: string) => `a ship at ${coast}`,
  sail: (coast: string) => `sail to ${coast}`,
  stay: 'Stay where you are.',
  theyStay: 'They stay where they are.',
  noShips: 'Build no ship.',
  lead: (nation: string) => `Play ${nation}.`,
  spoils: (card: boolean, treasury: number) =>
    `${[card && 'A card', treasury > 0 && `${treasury} of the treasury`].filter(Boolean).join(' and ') || 'Nothing'}.`,
  useIt: (advance: string) => `Use ${advance}.`,
  doneTrading: 'Stop trading.',
  reasons: {
    allSpared: () => 'None of them has to go.',
    attackCity: (w) => `The tokens around ${w.area} are worth less there than the city of ${w.nation}.`,
    barbariansStay: (w) => `In ${w.area} they threaten others most.`,
    barbariansThere: (w) => `In ${w.area} they hurt others more than you.`,
    bestPrize: (w, n) => `${w.area} ${are(n)} worth the most to you.`,
    betterPart: () => 'This part is worth more than the other.',
    bringsNothing: () => 'Nothing would be gained by it.',
    bringsPoints: (w) => `${w.advance} is worth ${points(w.points)} at the end.`,
    buy: (w, n) =>
      `For ${w.price} points ${w.advances} ${n > 1 ? 'bring' : 'brings'} most in the turns to come.`,
    buyFree: (w, n) => `Your credits pay for ${n > 1 ? 'all of it' : w.advances}: you pay nothing.`,
    buyTradeCard: (w) => `A card from stack ${w.stack} will bring more in trade than it costs.`,
    calamityAlong: (w) => `${w.calamity} goes along without being named.`,
    cannotBuy: (w) => `Nothing is for sale for the ${w.budget} points you have.`,
    creditsWhereNeeded: () => 'Most of what you have yet to buy is of these groups.',
    defendCity: (w) => `Enough tokens in ${w.area} break the attack.`,
    doneTrading: () =>
      'No offer on the board is worth it, and I know of none you could make that somebody is likely to take.',
    driveOff: (w) => `The tokens of others are too few to hold ${w.area}.`,
    easyToRebuild: (w, n) => `${w.area} ${are(n)} the easiest to win back.`,
    fightOn: (w) => `${w.area} is worth more than the token lost elsewhere.`,
    foundCity: (w) => `The rest of your tokens can support what you build in ${w.area}.`,
    freeCard: (w) => `The card from stack ${w.stack} costs nothing.`,
    gatherForCity: (w) => `Bring together what it takes to build in ${w.area}.`,
    gateEven: (w) =>
      `${w.advances} would take you on to the ${w.epoch} this turn, worth ${points(w.points)}; reckoned to the end, both come to about the same.`,
    gateLater: (w) =>
      `${w.advances} would take you on to the ${w.epoch} this turn, worth ${points(w.points)}. But reckoned to the end, what I propose brings about ${points(w.gain)} more.`,
    giveGround: (w) => `${w.area} is not worth a token from elsewhere.`,
    goodHome: (w) =>
      `Room and city sites within reach on foot, taken together, are best in the home of ${w.nation}.`,
    goodSite: (w, n) => `${w.area} ${n > 1 ? 'are good places for cities' : 'is a good place for a city'}.`,
    growWhereItCounts: () => 'Tokens go where they will grow and where a city may stand.',
    hardToRebuild: (w, n) => `${w.area} ${are(n)} the hardest to win back.`,
    hireGuards: (w) => `Others stand close enough to take ${w.area}.`,
    hitAhead: (w, n) => `${w.nation} ${are(n)} ahead of you, and it hurts.`,
    hitOther: (w) => `Of the others it hurts ${w.nation} most.`,
    hurtsLeast: (w) => `In ${w.area} it costs you least.`,
    hurtsMost: (w) => `In ${w.area} it hurts your rivals most.`,
    keepBetterPart: () => 'Split like this, the better part stays with you.',
    keepCards: () => 'Your cards are worth more than what they would save.',
    keepCities: () => 'The cities are worth more than the step.',
    keepSecret: () => 'What others have not seen they cannot reckon with.',
    keepFull: (w) => `Keep ${w.goods}, worth ${w.now}, for a larger purchase.`,
    keepSets: (w) =>
      `Keep ${w.goods}: worth ${w.now} now, and next turn about ${w.worth} with what may come to it.`,
    keepStep: () => 'The step is worth more than the cities.',
    keepTreasury: () => 'Your treasury is of more use later.',
    largestHand: (w) => `${w.nation} has the most to give.`,
    leastMissed: () => 'You can spare this most easily.',
    leastToFear: (w, n) => `${w.nation} ${are(n)} the least to be feared of those who may gain by it.`,
    leastMissedAtEnd: (w, n) => `${w.area} ${are(n)} what you can best do without at the end.`,
    leaveLittle: (w) => `This leaves ${w.nation} with the least.`,
    makesCheaper: (w) =>
      w.others === '1'
        ? `${w.advance} makes another advance ${w.points} cheaper.`
        : `${w.advance} makes ${w.others} others cheaper, by up to ${w.points}.`,
    mostAtStake: (w) => `Most is at stake in ${w.area}.`,
    noDifference: () => 'The order makes no difference to you.',
    noGuards: () => 'No city of yours is in danger.',
    noShips: () => 'No voyage would bring more than the ship costs.',
    noUse: () => 'Nothing would be gained by it here.',
    nobodyShows: (w) => `Nobody shows ${w.wants} so far: somebody may have it all the same.`,
    nothingLeft: () => 'There is nothing left for you to buy.',
    nothingToFetch: () => 'There is hardly a card worth asking for.',
    offer: (w) => `You collect ${w.wants}, and can do without ${w.gives}.`,
    opensEpoch: (w, n) => `${w.advances} ${n > 1 ? 'take' : 'takes'} you on to the ${w.epoch} this turn.`,
    ordersInTime: () => 'When your turn comes, you will know more of the board.',
    payToSave: () => 'What is saved is worth more than what is paid.',
    readyShips: () => 'They will take tokens to land that cannot be reached on foot.',
    saveFor: (w) => `Save for ${w.advance}: it takes ${w.missing} more than you have.`,
    saveForEpoch: (w) =>
      `Save for ${w.advance}: it takes ${w.missing} more than you have, and counts toward the ${w.epoch}.`,
    saveUp: (w) => `Your ${w.budget} points will buy more later.`,
    seeFirst: () => 'Once the others have fought, you know more.',
    sendHelp: (w) => `One more token keeps ${w.area} from falling.`,
    serves: (w) => `What ${w.advance} does helps you every turn from now on.`,
    setsFrom: (w) => `A card from stack ${w.stack} adds most to your sets.`,
    showsIt: (w) => `${w.nation} shows ${w.wants}.`,
    shipOut: (w) => `Tokens with too little room sail to ${w.area}.`,
    softens: (w) => `${w.advance} helps against a calamity in your hand: ${w.calamity}.`,
    spareTokens: () => 'Treasury and cards are missed less than tokens on the board.',
    spread: () => 'Spread out: more grow where tokens stand in many areas.',
    stay: () => 'No move gains anything now.',
    stockNeeded: () => 'Your stock is needed for growth and taxes.',
    stronger: () => 'It costs nothing and makes you stronger in this fight.',
    supportCities: () => 'In the last turn all that counts is that your cities are supported.',
    takeOffer: (w) =>
      `With what your sets may still grow to, the offer of ${w.from} is worth about ${w.gain} more to you; the list counts today’s sets alone.`,
    takeOfferRid: (w) =>
      `Without ${w.calamity}, and with what your sets may still grow to, the offer of ${w.from} is worth about ${w.gain} more to you; the list counts today’s sets alone.`,
    takeSpoils: () => 'What may be taken is worth having.',
    tax: (w) => `A rate of ${w.rate} brings the most treasury that leaves growth whole.`,
    taxLeast: (w) => `A rate of ${w.rate} leaves the most stock to grow from.`,
    taxLow: (w) => `There is treasury enough: a rate of ${w.rate} leaves more in stock.`,
    taxOverGrowth: (w) =>
      `Treasury is worth more to you now than ${w.growth === '1' ? 'one token' : `${w.growth} tokens`} of growth.`,
    taxRevolt: (w) =>
      `With a rate above ${w.rate} your stock could not pay for every city: some would revolt.`,
    taxStock: (w) =>
      `Growth would be whole at a higher rate, too; but what a rate of ${w.rate} leaves in stock is there for later growth and taxes.`,
    tokensBetter: (w) => `The tokens that building in ${w.area} takes are of more use on the board.`,
    tokensGrowBack: () => 'Tokens are lost where they are of least use, and grow back.',
    towardEpoch: (w, n) =>
      `${w.advances} ${n > 1 ? 'count' : 'counts'} toward the ${w.epoch}, which comes ${w.turns === '1' ? 'this turn' : `in ${w.turns} turns`} at the earliest.`,
    trackAsks: (w, n) => `The track asks for ${n > 1 ? 'such advances' : `an advance like ${w.advances}`}.`,
    unsupported: (w) => `Building in ${w.area} would leave too few tokens to support your cities.`,
    useAbility: (w) => `${w.advance} is worth about ${w.gain} points here.`,
    usual: () => 'Nothing speaks for doing it differently.',
  } satisfies Sentences,
};
