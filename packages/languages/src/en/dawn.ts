import { byId } from '../byId.ts';
import type { EventWords, Teller } from '../teller.ts';
import { count as s } from './ui.ts';

// Barbarians that stay and have a turn of their own, and what else a longer rule book asks and tells.

function fleets(t: Teller<'fleetBattle'>): string {
  const sides = Object.entries(t.facts('sides'));
  const told = sides.map(([id, { had, lost }]) => `${t.nationName(id)} ${had} → ${had - lost}`);
  return `Ships fought off ${t.area('coast')}: ${told.join(', ')}`;
}

export const dawnEvents = {
  barbariansLed: (t) => `${t.who} leads the barbarians from now on`,
  barbariansRaised: (t) =>
    t.has('ship')
      ? `The pirates of ${t.area('area')} built a ship`
      : `The barbarians of ${t.area('area')} grew by ${t.num('tokens')}`,
  pirateSailed: (t) => `A pirate ship sailed from ${t.area('from')} to ${t.area('to')}`,
  fleetBattle: fleets,
  citySpared: (t) =>
    t.has('ship')
      ? `${t.who} kept the city in ${t.area('area')}; a pirate ship lies there now`
      : `${t.who} kept the city in ${t.area('area')}`,
  calamitiesRevealed: (t) => `${t.who} laid down ${t.cards(t.facts('cards'))}`,
  nationEliminated: (t) => `${t.who} lost the last unit and is out of the game`,
  advanceSleeps: (t) => `${t.advance('advance')} is of no use to ${t.who} for the rest of the turn`,
  areasEmptied: (t) => `${t.who} lost all tokens in ${t.areas('tokens')}`,
  cardsRobbed: (t) => {
    const mine = t.mine?.['cards'];
    const words = `${t.nation('to')} took ${s(t.num('count'), 'card')} from ${t.nation('from')}`;
    return mine ? `${words}: ${t.cards(mine)}` : words;
  },
  areaSettled: (t) =>
    t.has('city')
      ? `${t.who} founded a city in ${t.area('area')} with ${t.advance('advance')}`
      : `${t.who} settled ${t.area('area')} with ${s(t.num('tokens'), 'token')}`,
  unitsConverted: (t) =>
    `${t.who} took over everything of ${t.nation('from')} in ${t.area('area')} with ${t.advance('advance')}`,
  demandMet: (t) => `${t.nation('from')} had to give ${t.who} ${t.cardName(t.said('commodity'))}`,
  demandFailed: (t) => `${t.nation('from')} has no ${t.cardName(t.said('commodity'))} for ${t.who}`,
} satisfies Partial<EventWords>;

export const dawn = {
  eyebrow: 'Barbarians',
  titles: {
    shipsFight: (coast: string) => `How many of your ships at ${coast} take part in the fight?`,
    raise: (area: string) => `What do the pirates of ${area} raise?`,
    sail: (coast: string) => `Where does the pirate ship at ${coast} sail?`,
    land: () => 'Where does the horde land?',
    pirates: () => 'Too few pirate cities: which city do they take? The others are reduced.',
    keep: () => 'Which ship do you keep?',
    save: () => 'How many cities do you save, each with a card?',
    treasury: () => 'How many do you pay from treasury? The rest are tokens.',
    area: () => 'Which area is next?',
    side: () => 'Which faction do you keep?',
    twin: () => 'You hold this calamity twice and too many in all: which card do you give back?',
    pirateStack: () => 'The pirates had a card: from which stack do you take it?',
    demandNext: () => 'Whom do you ask next for that card?',
  } as Record<string, (place: string) => string>,
  options: byId({
    none: 'None',
    'raise.none': 'Nothing',
    'requestFrom.none': 'Nobody',
    'demandNext.none': 'Nobody',
    'sail.none': 'It stays where it is',
    tokens: 'Two tokens',
    ship: 'A ship',
    first: 'The faction picked',
    second: 'The rest',
  }),
  shipAt: (coast: string) => `A ship at ${coast}`,
  march: (n: number, area: string) => `Move up to ${s(n, 'barbarian')} from ${area}, or let them stay.`,
  moveOn: (n: number, area: string) => `${s(n, 'barbarian')} must go on from ${area}.`,
  marchConfirm: (n: number) => (n === 0 ? 'Let them stay' : `Move ${s(n, 'barbarian')}`),
  leaderTitle: 'Who acts for the barbarians?',
  takerTitle: 'Who takes over your rebel cities?',
  sparedTitle: (calamity: string) => `${calamity}: choose the city that you keep.`,
  pickedAll: (n: number) => `Pick these ${s(n, 'point')}`,
  settleTitle: (name: string) => `${name}: settle an empty area beside yours.`,
  settleCity: 'a city',
  settleTokens: (n: number) => s(n, 'token'),
  settle: (area: string) => `Settle ${area}`,
  convertTitle: (name: string) => `${name}: take over what one nation has in an area beside yours.`,
  convert: (nation: string, area: string) => `Take over ${nation} in ${area}`,
  demandTitle: (n: number) => `Name a commodity and ask up to ${s(n, 'nation')} for it, one after the other.`,
  demandOf: (nation: string) => `Ask ${nation}`,
  demandMissing: 'Choose a nation and a commodity',
  commodity: 'Commodity',
  what: {
    settleArea: () => 'found a city in, or fill, an empty area beside one you hold alone',
    convertUnits: () => 'take over all units of one nation in an area beside yours',
    demandCard: (n: number) => `ask up to ${n} nations for a commodity by name`,
  } as Record<string, (n: number) => string>,
  secondGift: 'Second free advance',
  noGift: 'none',
};
