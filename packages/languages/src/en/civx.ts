import { byId } from '../byId.ts';
import type { EventWords, Teller } from '../teller.ts';
import { count as s } from './ui.ts';

// Hired tokens, requests, interest, and what else the longest of the rule books asks and tells.

const cards = <T extends 'requestMet' | 'cardBribed'>(t: Teller<T>, words: string): string => {
  const card = t.mine?.card;
  return card === undefined ? words : `${words}: ${t.cardName(card)}`;
};

export const civxEvents = {
  civilizationsExchanged: () => 'Two players exchanged their civilizations',
  interest: (t) => `${t.who} collected ${t.num('treasury')} interest`,
  tokensHired: (t) => `${t.who} hired ${s(t.total('tokens'), 'token')}: ${t.counts('tokens')}`,
  hiredDisbanded: (t) => `The hired tokens of ${t.who} went home`,
  firstBlood: (t) =>
    `${t.nations('by')} struck first in ${t.area('area')}: ${t.who} lost ${s(t.num('tokens'), 'token')}`,
  fireToken: (t) => `${t.who} brought Greek Fire to ${t.area('area')}`,
  reinforced: (t) => `${t.who} brought a token from ${t.area('from')} to the city in ${t.area('area')}`,
  spoilsPermitted: (t) =>
    t.said('spoils') === 'card'
      ? `${t.who} let ${t.nation('attacker')} take a card, but no treasury`
      : `${t.who} let ${t.nation('attacker')} pillage, but take no card`,
  calamityReplaced: (t) => `${t.who} discarded a second calamity and drew again from stack ${t.num('stack')}`,
  requestMet: (t) =>
    cards(t, `${t.nation('from')} gave ${t.who} a card of stack ${t.num('stack')} on request`),
  requestFailed: (t) => `${t.nation('from')} had no card of stack ${t.num('stack')} for ${t.who}`,
  shipsJoin: (t) => `${t.who} brought ${s(t.num('ships'), 'ship')} into the fight in ${t.area('area')}`,
  shipsSaved: (t) => `${t.who} paid ${t.num('treasury')} treasury to save ${s(t.num('treasury'), 'ship')}`,
  tokensRobbed: (t) => `Bandits took ${s(t.num('tokens'), 'token')} of ${t.who} for a turn`,
  tokensBack: (t) => `${s(t.num('tokens'), 'token')} of ${t.who} came back to stock`,
  cardBribed: (t) => cards(t, `${t.nation('from')} gave ${t.nation('to')} a commodity`),
  tertiaryVictim: (t) => `${t.who} passed a part of ${t.calamity()} on to ${t.nation('victim')}`,
  revived: (t) =>
    `${t.who} is in the game now, with the advances of ${t.nation('from')}, on space ${t.num('space')}`,
  areaBought: (t) => `${t.who} annexed ${t.area('area')} with ${t.advance('advance')}`,
  converted: (t) =>
    t.has('city')
      ? `${t.who} turned the city of ${t.nation('from')} in ${t.area('area')} over to ${t.nation('to')}`
      : `${t.who} turned ${s(t.num('tokens'), 'token')} of ${t.nation('from')} in ${t.area('area')} over to ${t.nation('to')}`,
} satisfies Partial<EventWords>;

export const civx = {
  titles: byId({
    startArea: 'Where does your nation begin?',
    exchangeCivilizations: 'Exchange your civilization? Two who name each other do.',
    battleOrder: 'Which battle comes first?',
    reinforce: 'Bring a token from next door to your city?',
    permitSpoils: 'What may the conqueror take?',
    requestFrom: 'Whom do you ask for a card?',
    requestStack: 'From which stack?',
    saveShip: 'Pay a treasury token for a ship?',
    pair: 'Which two areas lose tokens?',
    buyOff: 'How many points do you buy off?',
    to: 'Who gets this card?',
    annex: 'What do you annex next?',
    landing: 'Where do the barbarians invade?',
    city: 'Which of your cities does the earthquake strike?',
    'tyranny.area': 'Which area goes over next?',
    'tribal-conflict.area': 'Which of your areas loses its tokens?',
  }),
  nations: byId({
    tertiary: 'Whom do you pass a part of it on to?',
    rival: 'Who leads the other side?',
    bystander: 'Who is drawn into the war?',
    taker: 'Who takes over?',
  }),
  options: byId({
    keep: 'Keep mine',
    card: 'A card of mine',
    treasury: 'Treasury from stock',
  }),
  stack: (n: string) => `Stack ${n}`,
  oneToken: (area: string) => `A token in ${area}`,
  allTokens: (area: string) => `All tokens in ${area}`,
  city: (area: string) => `The city in ${area}`,
  about: (card: string) => `Who gets ${card}?`,
  pair: (a: string, b: string) => `${a} and ${b}`,
  fireTitle: 'Use Greek Fire?',
  fireYes: 'Add a token for this conflict',
  fireNo: 'Do without',
  hireTitle: (n: number) => `Hire up to ${s(n, 'token')} for this turn, two treasury each.`,
  hireConfirm: (n: number) => (n === 0 ? 'Hire none' : `Hire ${s(n, 'token')} for ${2 * n} treasury`),
  hireEyebrow: 'Mercenary Army',
  lossHired: (area: string) => `A hired token in ${area}`,
  giveStack: (to: string, n: number) => `${to} asks for a card of stack ${n}: give one.`,
  hired: 'Hired tokens',
  hiredIn: (n: number, area: string) => `${n} in ${area}`,
  hiredTo: 'go to',
  loadHired: 'Hired tokens aboard',
  landHired: (n: number) => `Land ${n} hired`,
  settleTitle: (name: string) => `${name}: settle an empty area that a free way leads to.`,
  settleCity: 'a city',
  settleTokens: (n: number) => `up to ${s(n, 'token')}`,
  settle: (area: string) => `Settle ${area}`,
  annexTitle: (name: string, n: number) => `${name}: annex up to ${s(n, 'area')}, or gain treasury.`,
  annex: (areas: string) => `Annex ${areas}`,
  convertTitle: (name: string) => `${name}: convert units next to yours.`,
  convertTokens: (n: number) => `up to ${s(n, 'token')}`,
  convertCity: 'the city',
  convert: (area: string) => `Convert in ${area}`,
  count: 'Tokens',
  what: {
    settleAfar: () => 'found a city on an empty site, or fill an empty area, wherever a free way leads',
    annexAreas: () => 'annex up to three areas nearby for treasury, or gain up to five treasury',
    convertBarbarians: () =>
      'turn barbarians nearby into your own units, or others into barbarians where there are none',
  } as Record<string, (n: number) => string>,
};
