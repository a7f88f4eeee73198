import type { KeptOut } from '@ochre/engine';
import type { Sentences } from '../../refusals/catalogue.ts';
import { losses } from '../losses.ts';
import { cities, count, nations, tokens } from '../ui.ts';

const upTo = (least: number, most: number): string =>
  least < most ? `${least} bis ${most} Spielsteine` : count(most, 'Spielstein', 'Spielsteine');

const keptOut: Readonly<Record<KeptOut, string>> = {
  struck: 'Diese Nation trifft es selbst.',
  beneficiary: 'Wer durch das Unglück gewinnt, bleibt davon verschont.',
  trader: 'Wer die Karte gehandelt hat, bleibt davon verschont.',
  drawer: 'Wer die Karte gezogen hat, bleibt davon verschont.',
  named: 'Diese Nation ist schon benannt.',
  otherBlock: 'Der andere Block bleibt davon verschont.',
  tooFar: 'Diese Nation ist zu weit entfernt.',
  advances: 'Diese Nation bewahren ihre Errungenschaften davor.',
  noUnit: 'Diese Nation hat keine Einheit auf dem Brett.',
  noCity: 'Diese Nation hat keine Stadt.',
  noCoastalCity: 'Diese Nation hat keine Stadt an einer Küste.',
  offPlain: 'Diese Nation hat in der Flussebene nichts zu verlieren.',
  oneStays: 'In jedem Gebiet muss eine Einheit bleiben, und mehr hat diese Nation nicht.',
};

export const units = {
  notLand: ({ area }) => `${area} ist kein Landgebiet.`,
  noCityHere: ({ area }) => `In ${area} kann keine Stadt stehen: Das Gebiet hat Limit 0.`,
  oneCity: ({ area }) => `In ${area} steht schon eine Stadt.`,
  notAlone: ({ area }) => `In ${area} haben andere Spielsteine.`,
  cityStock: 'Du hast keine Stadt mehr im Vorrat.',
  treasuryShare: 'So viel von der Stadt lässt sich nicht aus dem Schatz zahlen.',
  treasuryHelpsOnce: 'Der Schatz hilft nur bei einer Stadt je Runde.',
  neighboursHelpOnce: 'Nachbargebiete helfen nur bei einer Stadt je Runde.',
  neighbourShare: 'So viele Spielsteine dürfen nicht aus Nachbargebieten kommen.',
  noTreasuryHelp: 'Keine deiner Errungenschaften lässt eine Stadt aus dem Schatz bezahlen.',
  noNeighbourHelp: 'Keine deiner Errungenschaften lässt Nachbargebiete beim Bauen helfen.',
  wildernessHelp: 'Nachbargebiete helfen nur beim Bauen in der Wildnis, nicht auf Bauplätzen.',
  listedBefore: ({ area }) =>
    `Spielsteine in ${area} helfen, bevor dort gebaut wird: In der Liste kommt die Stadt nach der, bei der sie helfen.`,
  cityPrice: ({ area, tokens: n }) => `Eine Stadt in ${area} braucht ${tokens(n)}.`,
  noTokenBeside: 'Neben dieser Stadt kann kein Spielstein bleiben.',

  besideCounts: ({ area, most }) =>
    `Die Stadt in ${area} lässt höchstens ${tokens(most)} zurück: Was neben ihr steht, zählt mit, auch wenn es verloren geht.`,
  besideStays: ({ area }) =>
    `Der Spielstein neben der Stadt in ${area} ist der, der bleibt: Die Stadt lässt keinen weiteren zurück.`,
  cityGoesWhole: ({ area }) =>
    `Die Stadt in ${area} geht ganz verloren: Kein Spielstein tritt hier an ihre Stelle.`,
  placeAtMost: ({ tokens: n }) => `Setze höchstens ${tokens(n)}.`,
  areaOnce: 'Wähle jedes Gebiet nur einmal.',
  ownRegion: 'Gründe Städte nur in deiner eigenen Region.',
  foundCities: ({ cities: n }) => `Gründe ${cities(n)}.`,
  foundOnSites: ({ cities: n }) =>
    n === 1
      ? 'Mindestens eine der Städte muss auf einem Bauplatz stehen.'
      : `Mindestens ${n} der Städte müssen auf Bauplätzen stehen.`,

  noPlace: 'Dort darfst du keinen Spielstein setzen.',
  room: ({ room }) => (room === 0 ? 'Dort ist kein Platz.' : `Dort ist nur Platz für ${room}.`),
  placeTokens: ({ tokens: n }) => `Setze ${tokens(n)}.`,
  sendTokens: ({ tokens: n, to }) => `Mindestens ${tokens(n)} ${n === 1 ? 'muss' : 'müssen'} nach ${to}.`,
  relocateTokens: ({ tokens: n }) => `Versetze ${tokens(n)}.`,

  lossWhat:
    'Ein Verlust ist ein Spielstein des Gebiets oder eine Einheit, die deine Errungenschaften stattdessen zulassen.',
  noCityLoss: 'Eine Stadt kannst du im Konflikt nicht als Verlust hingeben.',
  tokenStays: ({ area }) => `Ein Spielstein muss in ${area} bleiben.`,
  engaged: 'Diese Spielsteine haben ihren eigenen Konflikt noch vor sich.',
  notNearby: 'Stattdessen kannst du nur eigene Spielsteine aus Gebieten verlieren, die über Land angrenzen.',

  fewerToLose: 'So viele Spielsteine kannst du dort nicht verlieren.',
  noSuchUnit: ({ area }) => `In ${area} steht keine solche Einheit.`,
  coastalOnly: ({ area }) => `Hier zählen nur Einheiten in Küstengebieten, und ${area} hat keine Küste.`,
  floodPlainOnly: ({ area }) => `Hier zählen nur Einheiten in der Flussebene, und ${area} liegt nicht darin.`,
  spared: ({ area }) => `Diese Einheit in ${area} bleibt hier verschont: Nur die aufgeführten zählen.`,
  oneStays: 'In jedem Gebiet muss eine Einheit bleiben.',
  overLimit: 'Es können nicht mehr Spielsteine bleiben, als das Gebiet trägt.',
  fewerInStock: 'So viele Spielsteine sind nicht im Vorrat.',
  overfull: 'Überfüllen darfst du ein Gebiet nur, wenn ein letzter Punkt anders nicht zu verlieren ist.',
  losePoints: ({ points }) => `Verliere Einheiten im Wert von ${count(points, 'Punkt', 'Punkten')}.`,
  loseAtMost: ({ points }) =>
    `Verliere Einheiten im Wert von höchstens ${count(points, 'Punkt', 'Punkten')}.`,

  cityOnce: 'Wähle jede Stadt nur einmal.',
  nameCities: ({ cities: n }) => `Wähle ${cities(n)}.`,
  reduceCities: ({ least, most }) => {
    if (least === most) return `Verkleinere ${cities(most)}.`;
    return least === 0
      ? `Verkleinere höchstens ${cities(most)}.`
      : `Verkleinere ${least} bis ${most} Städte.`;
  },
  leavesTokens: ({ area, least, most }) =>
    `Die Stadt in ${area} lässt ${upTo(least, most)} zurück: was das Gebiet noch trägt und der Vorrat hergibt.`,
  leavesTokensInTurn: ({ area, least, most }) =>
    `Die Stadt in ${area} lässt ${upTo(least, most)} zurück: Dein Vorrat geht an die Städte in der Reihenfolge, in der du sie nennst.`,
  citiesForSteps: ({ cities: n, steps }) =>
    `Wähle ${cities(n)} für jeden Schritt, für höchstens ${count(steps, 'Schritt', 'Schritte')}.`,
  ownCities: 'Nur eigene Städte stehen zur Wahl.',
  inlandFirst: 'Städte fern der Küste kommen zuerst.',

  nationOnce: 'Benenne jede Nation nur einmal.',
  nameNations: ({ nations: n }) => `Benenne ${nations(n)}.`,
  keptOut: ({ why }) => (why && keptOut[why]) ?? 'Diese Nation bleibt davon verschont.',
  hasLeft: 'Diese Nation hat das Spiel verlassen.',
  absent: 'Diese Nation spielt nicht mit.',
  notYourself: 'Dich selbst kannst du nicht benennen.',
  notAmongNations: 'Diese Nation steht hier nicht zur Wahl.',
  loses: ({ nation, most }) => `${nation} verliert höchstens ${most}.`,
  losesByAdvances: ({ nation, most }) =>
    `${nation} verliert höchstens ${most}: Mehr lassen die eigenen Errungenschaften nicht zu.`,
  lossesTogether: ({ most }) => `Die anderen verlieren zusammen höchstens ${most}.`,
  lossesDue: ({ points }) => `Die anderen müssen zusammen ${points} verlieren.`,

  pickPoints: ({ points }) => `Nimm Einheiten im Wert von ${count(points, 'Punkt', 'Punkten')}.`,
  pickAtMost: ({ points }) => `Nimm Einheiten im Wert von höchstens ${count(points, 'Punkt', 'Punkten')}.`,
  unitsFit: 'Es ist noch Platz für weitere Einheiten.',
  fewerToPick: 'So viele Spielsteine stehen nicht zur Wahl.',
  noVictimUnits: 'Wähle Gebiete, in denen das Opfer Einheiten hat.',
  apart: 'Die Gebiete müssen zusammenhängen, über Land oder Wasser.',
  selectPoints: ({ points }) => `Wähle Einheiten im Wert von ${count(points, 'Punkt', 'Punkten')}.`,
  selectReplaceable: 'Wähle Einheiten, die der andere aus seinem Vorrat ersetzen kann.',
  notSelected: 'So viele Spielsteine wurden dort nicht ausgewählt.',
  citiesNotSelected: 'Nur die ausgewählten Städte kannst du annektieren, jede einmal.',
  annexUnits: ({ tokens: n, cities: m }) =>
    `Annektiere ${losses.annex.units(n, m) || 'nichts'}: so viel ersetzt der Vorrat.`,

  pirateSpoils: 'Von Piraten ist keine Karte zu holen.',
  noCards: 'Der Verteidiger hat keine Karte.',
  plunder: ({ most }) =>
    most === 0
      ? 'Aus deinem Vorrat wird hier kein Schatz.'
      : `Aus deinem Vorrat ${most === 1 ? 'wird' : 'werden'} höchstens ${tokens(most)} zu Schatz.`,
} satisfies Partial<Sentences>;
