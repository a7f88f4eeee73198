import type { EventWords, Teller } from '../teller.ts';
import { at, to } from './bent.ts';
import { count, ships, tokens } from './ui.ts';

const told = <T extends 'requestMet' | 'cardBribed'>(t: Teller<T>, words: string): string => {
  const card = t.mine?.card;
  return card === undefined ? words : `${words}: ${t.cardName(card)}`;
};

export const civxEvents = {
  civilizationsExchanged: () => 'Zwei Spieler tauschten ihre Nationen',
  interest: (t) => `${t.who}: ${t.num('treasury')} Zinsen erhalten`,
  tokensHired: (t) => `${t.who}: ${tokens(t.total('tokens'))} angeworben, ${t.counts('tokens')}`,
  hiredDisbanded: (t) => `${t.who}: Söldner entlassen`,
  firstBlood: (t) =>
    `Zuerst schlugen in ${t.area('area')} zu: ${t.nations('by')}; Verlust von ${to(t.who)}: ${tokens(t.num('tokens'))}`,
  fireToken: (t) => `${t.who}: Griechisches Feuer nach ${t.area('area')} gebracht`,
  reinforced: (t) => `${t.who}: Spielstein aus ${t.area('from')} in die Stadt ${t.area('area')} geholt`,
  spoilsPermitted: (t) =>
    t.said('spoils') === 'card'
      ? `${t.who}: ${at(t.nation('attacker'))} eine Karte nehmen lassen, aber keinen Schatz`
      : `${t.who}: ${at(t.nation('attacker'))} plündern lassen, aber keine Karte`,
  calamityReplaced: (t) => `${t.who}: zweites Unglück abgelegt und neu vom Stapel ${t.num('stack')} gezogen`,
  requestMet: (t) =>
    told(t, `${t.nation('from')}: Karte vom Stapel ${t.num('stack')} auf Bitte an ${at(t.who)} gegeben`),
  requestFailed: (t) => `${t.nation('from')}: keine Karte vom Stapel ${t.num('stack')} für ${at(t.who)}`,
  shipsJoin: (t) => `${t.who}: ${ships(t.num('ships'))} im Kampf um ${t.area('area')}`,
  shipsSaved: (t) => `${t.who}: ${t.num('treasury')} Schatz gezahlt und ${ships(t.num('treasury'))} gerettet`,
  tokensRobbed: (t) => `Räuber nahmen ${to(t.who)} für eine Runde ${tokens(t.num('tokens'))}`,
  tokensBack: (t) => `${t.who}: ${tokens(t.num('tokens'))} zurück im Vorrat`,
  cardBribed: (t) => told(t, `${t.nation('from')}: Ware an ${at(t.nation('to'))} gegeben`),
  tertiaryVictim: (t) => `${t.who}: Teil von ${t.calamity()} an ${at(t.nation('victim'))} weitergegeben`,
  revived: (t) =>
    `${t.who}: jetzt im Spiel, mit den Errungenschaften von ${to(t.nation('from'))}, auf Feld ${t.num('space')}`,
  areaBought: (t) => `${t.who}: ${t.area('area')} mit ${t.advance('advance')} annektiert`,
  converted: (t) =>
    t.has('city')
      ? `${t.who}: Stadt von ${to(t.nation('from'))} in ${t.area('area')} an ${at(t.nation('to'))} gebracht`
      : `${t.who}: ${tokens(t.num('tokens'))} von ${to(t.nation('from'))} in ${t.area('area')} an ${at(t.nation('to'))} gebracht`,
} satisfies Partial<EventWords>;

export const civx = {
  titles: {
    startArea: 'Wo beginnt deine Nation?',
    exchangeCivilizations: 'Deine Nation tauschen? Zwei, die einander nennen, tauschen.',
    battleOrder: 'Welches Gefecht kommt zuerst?',
    reinforce: 'Einen Spielstein von nebenan in deine Stadt holen?',
    permitSpoils: 'Was darf der Eroberer nehmen?',
    requestFrom: 'Wen bittest du um eine Karte?',
    requestStack: 'Von welchem Stapel?',
    saveShip: '1 Schatz für ein Schiff zahlen?',
    pair: 'Welche zwei Gebiete verlieren Spielsteine?',
    buyOff: 'Wie viele Punkte kaufst du ab?',
    to: 'Wer bekommt diese Karte?',
    annex: 'Was annektierst du als Nächstes?',
    landing: 'Wo fallen die Barbaren ein?',
    city: 'Welche deiner Städte trifft das Erdbeben?',
    'tyranny.area': 'Welches Gebiet geht als Nächstes über?',
    'tribal-conflict.area': 'Welches deiner Gebiete verliert seine Spielsteine?',
  },
  nations: {
    tertiary: 'An wen gibst du einen Teil davon weiter?',
    rival: 'Wer führt die andere Seite?',
    bystander: 'Wer wird in den Krieg gezogen?',
    taker: 'Wer übernimmt?',
  },
  options: {
    keep: 'Meine behalten',
    card: 'Eine Karte von mir',
    treasury: 'Schatz aus dem Vorrat',
  },
  stack: (n: string) => `Stapel ${n}`,
  oneToken: (area: string) => `Ein Spielstein in ${area}`,
  allTokens: (area: string) => `Alle Spielsteine in ${area}`,
  city: (area: string) => `Die Stadt in ${area}`,
  about: (card: string) => `Wer bekommt ${card}?`,
  pair: (a: string, b: string) => `${a} und ${b}`,
  fireTitle: 'Griechisches Feuer einsetzen?',
  fireYes: 'Einen Spielstein für diesen Konflikt hinzufügen',
  fireNo: 'Darauf verzichten',
  hireTitle: (n: number) => `Wirb für diese Runde bis zu ${tokens(n)} an, je zwei Schatz.`,
  hireConfirm: (n: number) => (n === 0 ? 'Keine anwerben' : `${tokens(n)} für ${2 * n} Schatz anwerben`),
  hireEyebrow: 'Söldnerheer',
  lossHired: (area: string) => `Ein Söldner in ${area}`,
  giveStack: (whom: string, n: number) => `${whom} bittet um eine Karte vom Stapel ${n}: Gib eine.`,
  hired: 'Söldner',
  hiredIn: (n: number, area: string) => `${n} in ${area}`,
  hiredTo: 'ziehen nach',
  loadHired: 'Söldner an Bord',
  landHired: (n: number) => `${count(n, 'Söldner', 'Söldner')} an Land setzen`,
  settleTitle: (name: string) => `${name}: besiedle ein leeres Gebiet, zu dem ein freier Weg führt.`,
  settleCity: 'eine Stadt',
  settleTokens: (n: number) => `bis zu ${tokens(n)}`,
  settle: (area: string) => `${area} besiedeln`,
  annexTitle: (name: string, n: number) =>
    `${name}: annektiere bis zu ${count(n, 'Gebiet', 'Gebiete')} oder gewinne Schatz.`,
  annex: (areas: string) => `${areas} annektieren`,
  convertTitle: (name: string) => `${name}: bekehre Einheiten neben deinen.`,
  convertTokens: (n: number) => `bis zu ${tokens(n)}`,
  convertCity: 'die Stadt',
  convert: (area: string) => `In ${area} bekehren`,
  count: 'Spielsteine',
  what: {
    settleAfar: () =>
      'gründe eine Stadt auf einem leeren Bauplatz oder fülle ein leeres Gebiet, wohin ein freier Weg führt',
    annexAreas: () => 'annektiere bis zu drei Gebiete in der Nähe für Schatz oder gewinne bis zu fünf Schatz',
    convertBarbarians: () =>
      'mache Barbaren in der Nähe zu eigenen Einheiten, oder andere zu Barbaren, wo keine sind',
  } as Record<string, (n: number) => string>,
};
