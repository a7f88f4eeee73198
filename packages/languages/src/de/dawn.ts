import type { EventWords, Teller } from '../teller.ts';
import { at, to } from './bent.ts';
import { cards, count, nations, points, tokens } from './ui.ts';

const barbarians = (n: number): string => count(n, 'Barbar', 'Barbaren');

function fleets(t: Teller<'fleetBattle'>): string {
  const sides = Object.entries(t.facts('sides'));
  const told = sides.map(([id, { had, lost }]) => `${t.nationName(id)} ${had} → ${had - lost}`);
  return `Seegefecht vor ${t.area('coast')}: ${told.join(', ')}`;
}

export const dawnEvents = {
  barbariansLed: (t) => `${t.who}: führt von nun an die Barbaren`,
  barbariansRaised: (t) =>
    t.has('ship')
      ? `Die Piraten von ${t.area('area')} bauten ein Schiff`
      : `Die Barbaren von ${t.area('area')} wuchsen um ${t.num('tokens')}`,
  pirateSailed: (t) => `Ein Piratenschiff segelte von ${t.area('from')} nach ${t.area('to')}`,
  fleetBattle: fleets,
  citySpared: (t) =>
    t.has('ship')
      ? `${t.who}: Stadt in ${t.area('area')} behalten; dort liegt jetzt ein Piratenschiff`
      : `${t.who}: Stadt in ${t.area('area')} behalten`,
  calamitiesRevealed: (t) => `${t.who}: ${t.cards(t.facts('cards'))} ausgelegt`,
  nationEliminated: (t) => `${t.who}: letzte Einheit verloren, aus dem Spiel`,
  advanceSleeps: (t) => `${t.advance('advance')} nützt ${to(t.who)} für den Rest der Runde nichts`,
  areasEmptied: (t) => `${t.who}: alle Spielsteine verloren in ${t.areas('tokens')}`,
  cardsRobbed: (t) => {
    const mine = t.mine?.['cards'];
    const words = `${t.nation('to')}: ${cards(t.num('count'))} von ${to(t.nation('from'))} genommen`;
    return mine ? `${words}: ${t.cards(mine)}` : words;
  },
  areaSettled: (t) =>
    t.has('city')
      ? `${t.who}: Stadt in ${t.area('area')} mit ${t.advance('advance')} gegründet`
      : `${t.who}: ${t.area('area')} mit ${count(t.num('tokens'), 'Spielstein', 'Spielsteinen')} besiedelt`,
  unitsConverted: (t) =>
    `${t.who}: alles von ${to(t.nation('from'))} in ${t.area('area')} mit ${t.advance('advance')} übernommen`,
  demandMet: (t) => `${t.nation('from')}: ${t.cardName(t.said('commodity'))} an ${at(t.who)} abgegeben`,
  demandFailed: (t) => `${t.nation('from')}: ohne ${t.cardName(t.said('commodity'))} für ${at(t.who)}`,
} satisfies Partial<EventWords>;

export const dawn = {
  eyebrow: 'Barbaren',
  titles: {
    shipsFight: (coast: string) => `Wie viele deiner Schiffe bei ${coast} nehmen am Kampf teil?`,
    raise: (area: string) => `Was stellen die Piraten von ${area} auf?`,
    sail: (coast: string) => `Wohin segelt das Piratenschiff bei ${coast}?`,
    land: () => 'Wo landet die Horde?',
    pirates: () => 'Zu wenige Piratenstädte: Welche Stadt nehmen sie? Die anderen werden verkleinert.',
    keep: () => 'Welches Schiff behältst du?',
    save: () => 'Wie viele Städte rettest du, jede mit einer Karte?',
    treasury: () => 'Wie viele zahlst du aus dem Schatz? Der Rest sind Spielsteine.',
    area: () => 'Welches Gebiet ist das nächste?',
    side: () => 'Welche Seite behältst du?',
    twin: () => 'Du hast dieses Unglück doppelt und insgesamt zu viele: Welche Karte gibst du zurück?',
    pirateStack: () => 'Die Piraten hatten eine Karte: Von welchem Stapel nimmst du sie?',
    demandNext: () => 'Wen fragst du als Nächstes nach dieser Karte?',
  } as Record<string, (place: string) => string>,
  options: {
    none: 'Keine',
    'raise.none': 'Nichts',
    'requestFrom.none': 'Niemanden',
    'demandNext.none': 'Niemanden',
    'sail.none': 'Es bleibt, wo es ist',
    tokens: 'Zwei Spielsteine',
    ship: 'Ein Schiff',
    first: 'Die gewählte Seite',
    second: 'Den Rest',
  },
  shipAt: (coast: string) => `Ein Schiff bei ${coast}`,
  march: (n: number, area: string) => `Ziehe bis zu ${barbarians(n)} aus ${area} oder lass sie bleiben.`,
  moveOn: (n: number, area: string) => `${barbarians(n)} müssen aus ${area} weiterziehen.`,
  marchConfirm: (n: number) => (n === 0 ? 'Bleiben lassen' : `${barbarians(n)} ziehen`),
  leaderTitle: 'Wer handelt für die Barbaren?',
  takerTitle: 'Wer übernimmt deine abtrünnigen Städte?',
  pickedAll: (n: number) => `Diese ${points(n)} nehmen`,
  sparedTitle: (calamity: string) => `${calamity}: wähle die Stadt, die du behältst.`,
  settleTitle: (name: string) => `${name}: besiedle ein leeres Gebiet neben deinen.`,
  settleCity: 'eine Stadt',
  settleTokens: (n: number) => tokens(n),
  settle: (area: string) => `${area} besiedeln`,
  convertTitle: (name: string) => `${name}: übernimm, was eine Nation in einem Gebiet neben deinen hat.`,
  convert: (nation: string, area: string) => `${nation} in ${area} übernehmen`,
  demandTitle: (n: number) => `Nenne eine Ware und frage bis zu ${nations(n)} danach, eine nach der anderen.`,
  demandOf: (nation: string) => `${nation} fragen`,
  demandMissing: 'Wähle eine Nation und eine Ware',
  commodity: 'Ware',
  what: {
    settleArea: () =>
      'gründe eine Stadt in einem leeren Gebiet neben einem, das dir allein gehört, oder fülle es',
    convertUnits: () => 'übernimm alle Einheiten einer Nation in einem Gebiet neben deinen',
    demandCard: (n: number) => `frage bis zu ${n} Nationen nach einer Ware beim Namen`,
  } as Record<string, (n: number) => string>,
  secondGift: 'Zweite kostenlose Errungenschaft',
  noGift: 'keine',
};
