import type { Sentences } from '../../refusals/catalogue.ts';
import { count, nations, points, tokens } from '../ui.ts';

export const abilities = {
  noAbility: 'Diese Fähigkeit kannst du jetzt nicht nutzen.',
  malformedUse: 'Für diese Fähigkeit musst du etwas anderes angeben.',
  notAdjacent: ({ area = 'Das Gebiet' }) => `${area} liegt nicht neben deinen Einheiten.`,
  notAdjacentByLand: 'Das Gebiet grenzt nicht über Land an deine Einheiten.',
  notAdjacentToHeld: 'Das Gebiet grenzt nicht über Land an eines, das dir allein gehört.',
  unaffected: 'Dort ist keine Einheit betroffen.',
  stockForAll: 'Dein Vorrat reicht nicht für alle Einheiten dort.',
  cardsBring: ({ tokens: n, stock }) => `Diese Karten bringen ${tokens(n)}, im Vorrat hast du ${stock}.`,
  tokenStock: ({ stock }) =>
    stock === 0 ? 'Du hast keine Spielsteine im Vorrat.' : `Du hast nur ${tokens(stock)} im Vorrat.`,
  gain: ({ most }) =>
    most === 0 ? 'Du kannst keinen Schatz gewinnen.' : `Du kannst höchstens ${most} Schatz gewinnen.`,

  nameAreas: ({ most }) => `Wähle bis zu ${count(most, 'Gebiet', 'Gebiete')}.`,
  closedArea: ({ area }) => `${area} ist vor dir geschützt: Errungenschaften schützen Einheiten dort.`,
  nobodyElse: ({ area }) => `Niemand sonst hat Einheiten in ${area}.`,
  annexPoints: ({ most }) =>
    `Von einem Besitzer kannst du Einheiten für höchstens ${points(most)} annektieren.`,
  meansForAll: 'Du kannst nicht alle Einheiten dort ersetzen.',

  noPirateCity: 'Dort ist keine Piratenstadt.',
  fewerBarbarians: ({ area }) => `In ${area} sind nicht so viele Barbaren.`,
  annexOneArea: 'Du kannst Barbaren nur in einem einzigen Gebiet annektieren.',
  annexBarbarians: ({ most }) => `Annektiere bis zu ${most} Barbaren.`,

  convertWhat: 'Bekehre entweder Spielsteine oder eine Stadt.',
  nothingToConvert: 'Dort lässt sich nichts bekehren.',
  noCityToConvert: 'Dort ist keine Stadt zu bekehren.',
  convertTokens: ({ most }) =>
    most === 0 ? 'Dort sind keine Spielsteine zu bekehren.' : `Bekehre bis zu ${tokens(most)}.`,

  nobodyElsePlays: ({ nation }) => `${nation} ist keine andere Nation im Spiel.`,
  unaffectedNation: ({ nation }) => `Einheiten von ${nation} sind nicht betroffen.`,
  nothingThere: ({ nation }) => `${nation} hat dort nichts.`,
  demandDisregarded: ({ nation }) => `${nation} muss auf die Forderung nicht eingehen.`,
  nameUpTo: ({ most }) => `Benenne bis zu ${nations(most)}.`,
  noNeighbour: ({ nation }) => `${nation} hat keine Einheiten neben deinen.`,
  exempt: ({ nation }) => `${nation} lässt sich nicht benennen: Errungenschaften schützen davor.`,

  takeTokens: ({ most }) => `Nimm bis zu ${tokens(most)} auf.`,
  placeTaken: ({ tokens: n }) =>
    n === 1 ? 'Setze den aufgenommenen Spielstein.' : `Setze alle ${n} aufgenommenen Spielsteine.`,
  fewerTokens: ({ area }) => `In ${area} hast du nicht so viele Spielsteine.`,
  otherAreas: 'Die Spielsteine müssen in andere Gebiete als die, aus denen sie kommen.',
  populationLimit: ({ area }) => `Das Limit von ${area} würde überschritten.`,
  cityFillsArea: ({ area }) => `Die Stadt in ${area} lässt keinen Platz.`,
  nameCards: 'Wähle Karten zum Abwerfen.',
  commoditiesNotHeld: 'Diese Waren hast du nicht auf der Hand.',

  settleWhat: 'Besiedle das Gebiet entweder mit einer Stadt oder mit Spielsteinen.',
  noEmptyArea: 'Das ist kein leeres Gebiet, das du erreichen kannst.',
  cityOnSite: 'Eine Stadt kommt aus deinem Vorrat, und nur auf einen Bauplatz.',
  uninhabitable: ({ area }) => `In ${area} kann niemand leben: Das Gebiet hat Limit 0.`,
  notEmpty: ({ area }) => `${area} ist nicht leer.`,
  populate: ({ tokens: n, area }) => `Um ${area} zu besiedeln, brauchst du ${tokens(n)}.`,
} satisfies Partial<Sentences>;
