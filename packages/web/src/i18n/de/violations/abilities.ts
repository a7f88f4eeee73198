import { sentences } from '../../sentences.ts';
import { count, nations, points, tokens } from '../ui.ts';

export const abilities = sentences({
  'You cannot use this ability now.': 'Diese Fähigkeit kannst du jetzt nicht nutzen.',
  'The ability needs something else.': 'Für diese Fähigkeit musst du etwas anderes angeben.',

  'There is no area {area}.': ({ area }) => `Ein Gebiet ${area} gibt es nicht.`,
  '{area} is no land area.': ({ area }) => `${area} ist kein Landgebiet.`,
  'The area is not next to your units.': 'Das Gebiet liegt nicht neben deinen Einheiten.',
  'The area is not next to your units by land.': 'Das Gebiet grenzt nicht über Land an deine Einheiten.',
  'The area is not next by land to one you hold alone.':
    'Das Gebiet grenzt nicht über Land an eines, das dir allein gehört.',
  'No unit there is affected.': 'Dort ist keine Einheit betroffen.',
  'Your stock does not suffice for all units there.': 'Dein Vorrat reicht nicht für alle Einheiten dort.',
  'You have no city in stock.': 'Du hast keine Stadt im Vorrat.',
  'These cards bring {n} tokens, and you have {m} in stock.': ({ n, m }) =>
    `Diese Karten bringen ${tokens(n)}, im Vorrat hast du ${m}.`,
  'You have {n} tokens in stock.': ({ n }) =>
    n === 0 ? 'Du hast keine Spielsteine im Vorrat.' : `Du hast nur ${tokens(n)} im Vorrat.`,
  'You can gain {n} treasury.': ({ n }) =>
    n === 0 ? 'Du kannst keinen Schatz gewinnen.' : `Du kannst höchstens ${n} Schatz gewinnen.`,

  'Name up to {n} areas.': ({ n }) => `Wähle bis zu ${count(n, 'Gebiet', 'Gebiete')}, jedes nur einmal.`,
  '{area} is not next to your units.': ({ area }) => `${area} liegt nicht neben deinen Einheiten.`,
  '{area} is not open to you.': ({ area }) => `${area} ist vor dir geschützt.`,
  'Nobody else has units in {area}.': ({ area }) => `Niemand sonst hat Einheiten in ${area}.`,
  'Annex no more than {n} unit points of one owner.': ({ n }) =>
    `Von einem Besitzer kannst du Einheiten für höchstens ${points(n)} annektieren.`,
  'You cannot replace all units there.': 'Du kannst nicht alle Einheiten dort ersetzen.',

  'There is no pirate city.': 'Dort ist keine Piratenstadt.',
  'It is not next by land to an area you hold alone.':
    'Die Stadt grenzt nicht über Land an ein Gebiet, das dir allein gehört.',
  'There are fewer barbarians in {area}.': ({ area }) => `In ${area} sind nicht so viele Barbaren.`,
  'They are not next by land to an area you hold alone.':
    'Die Barbaren grenzen nicht über Land an ein Gebiet, das dir allein gehört.',
  'They are annexed in one area.': 'Du kannst Barbaren nur in einem einzigen Gebiet annektieren.',
  'Annex up to {n} tokens of the barbarians.': ({ n }) => `Annektiere bis zu ${n} Barbaren.`,

  'Convert some tokens or a city.': 'Bekehre entweder Spielsteine oder eine Stadt.',
  'Nothing there can be converted.': 'Dort lässt sich nichts bekehren.',
  'There is no city to convert.': 'Dort ist keine Stadt zu bekehren.',
  'Convert up to {n} tokens.': ({ n }) =>
    n === 0 ? 'Dort sind keine Spielsteine zu bekehren.' : `Bekehre bis zu ${tokens(n)}.`,

  '{nation} is nobody else who plays.': ({ nation }) => `${nation} ist keine andere Nation im Spiel.`,
  'Units of {nation} are not affected.': ({ nation }) => `Einheiten von ${nation} sind nicht betroffen.`,
  '{nation} has nothing there.': ({ nation }) => `${nation} hat dort nichts.`,
  'You cannot replace everything there.': 'Du kannst nicht alles dort ersetzen.',
  '{nation} disregards the demand.': ({ nation }) => `${nation} muss auf die Forderung nicht eingehen.`,
  'Name up to {n} nations.': ({ n }) => `Benenne bis zu ${nations(n)}.`,
  '{nation} has no units next to yours.': ({ nation }) => `${nation} hat keine Einheiten neben deinen.`,
  '{nation} cannot be selected.': ({ nation }) => `${nation} lässt sich nicht benennen.`,

  'Take up to {n} tokens.': ({ n }) => `Nimm bis zu ${tokens(n)} auf.`,
  'Place the {n} tokens taken.': ({ n }) =>
    n === 1 ? 'Setze den aufgenommenen Spielstein.' : `Setze alle ${n} aufgenommenen Spielsteine.`,
  'You have fewer tokens in {area}.': ({ area }) => `In ${area} hast du nicht so viele Spielsteine.`,
  'Tokens go to other areas.': 'Die Spielsteine müssen in andere Gebiete als die, aus denen sie kommen.',
  'The population limit of {area} would be exceeded.': ({ area }) =>
    `Das Limit von ${area} würde überschritten.`,
  'The city in {area} leaves no room.': ({ area }) => `Die Stadt in ${area} lässt keinen Platz.`,
  'Name the cards to discard.': 'Wähle Karten zum Abwerfen.',
  'You do not hold these commodities.': 'Diese Waren hast du nicht auf der Hand.',

  'Settle with a city or with tokens.': 'Besiedle das Gebiet entweder mit einer Stadt oder mit Spielsteinen.',
  'That is no empty area you can reach.': 'Das ist kein leeres Gebiet, das du erreichen kannst.',
  'A city is built on a city site, from stock.':
    'Eine Stadt kommt aus deinem Vorrat, und nur auf einen Bauplatz.',
  'There is room for {n} tokens.': ({ n }) =>
    n === 0 ? 'Dort ist kein Platz für Spielsteine.' : `Dort ist nur Platz für ${tokens(n)}.`,
  'Nobody can live in {area}: its limit is 0.': ({ area }) =>
    `In ${area} kann niemand leben: Das Gebiet hat Limit 0.`,
  '{area} is not empty.': ({ area }) => `${area} ist nicht leer.`,
  'It takes {n} tokens to populate {area}.': ({ n, area }) =>
    `Um ${area} zu besiedeln, brauchst du ${tokens(n)}.`,
});
