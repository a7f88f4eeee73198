import { sentences } from '../../sentences.ts';
import { suffering } from '../suffering.ts';
import { cities, count, nations, tokens } from '../ui.ts';

export const units = sentences({
  'There is no such land area.': 'Dieses Landgebiet gibt es nicht.',
  '{area} is out of play.': ({ area }) => `${area} ist nicht im Spiel.`,
  'No city can stand in {area}: its limit is 0.': ({ area }) =>
    `In ${area} kann keine Stadt stehen: Das Gebiet hat Limit 0.`,
  'There is a city in {area}.': ({ area }) => `In ${area} steht schon eine Stadt.`,
  'Others have tokens in {area}.': ({ area }) => `In ${area} haben andere Spielsteine.`,
  'No city is left in stock.': 'Du hast keine Stadt mehr im Vorrat.',
  'So much of the city cannot be paid from treasury.':
    'So viel von der Stadt lässt sich nicht aus dem Schatz zahlen.',
  'Treasury helps to pay for one city a turn.': 'Der Schatz hilft nur bei einer Stadt je Runde.',
  'Neighbouring areas help one city a turn.': 'Nachbargebiete helfen nur bei einer Stadt je Runde.',
  'So many tokens cannot come from neighbouring areas.':
    'So viele Spielsteine dürfen nicht aus Nachbargebieten kommen.',
  'No advance of yours lets treasury pay for a city.':
    'Keine deiner Errungenschaften lässt eine Stadt aus dem Schatz bezahlen.',
  'No advance of yours lets neighbouring areas help to build.':
    'Keine deiner Errungenschaften lässt Nachbargebiete beim Bauen helfen.',
  'Neighbouring areas help to build in the wilderness only.':
    'Nachbargebiete helfen nur beim Bauen in der Wildnis, nicht auf Bauplätzen.',
  'The city in {area} takes all tokens there: in the list it comes after the one they help.': ({ area }) =>
    `Die Stadt in ${area} nimmt alle Spielsteine dort: In der Liste kommt sie nach der, bei der sie helfen.`,
  'A city in {area} takes {n} tokens.': ({ area, n }) => `Eine Stadt in ${area} braucht ${tokens(n)}.`,
  'No token can stay beside this city.': 'Neben dieser Stadt kann kein Spielstein bleiben.',

  'One city an area.': 'In jedem Gebiet steht nur eine Stadt.',
  'No city can stand there.': 'Dort kann keine Stadt stehen.',
  'Cities are built in the own region.': 'Gründe Städte nur in deiner eigenen Region.',
  'Build {n} cities.': ({ n }) => `Gründe ${cities(n)}.`,
  'Build at least {n} of the cities on city sites.': ({ n }) =>
    n === 1
      ? 'Mindestens eine der Städte muss auf einem Bauplatz stehen.'
      : `Mindestens ${n} der Städte müssen auf Bauplätzen stehen.`,

  'No token may be placed there.': 'Dort darfst du keinen Spielstein setzen.',
  'There is room for {n}.': ({ n }) => (n === 0 ? 'Dort ist kein Platz.' : `Dort ist nur Platz für ${n}.`),
  'Place {n} tokens.': ({ n }) => `Setze ${tokens(n)}.`,
  'No token can go there.': 'Dorthin kann kein Spielstein gehen.',
  'Send at least {n} tokens to {area}.': ({ n, area }) =>
    `Mindestens ${tokens(n)} ${n === 1 ? 'muss' : 'müssen'} nach ${area}.`,
  'Move {n} tokens.': ({ n }) => `Versetze ${tokens(n)}.`,

  'A loss is a token of the area, or a unit your advances let you lose instead.':
    'Ein Verlust ist ein Spielstein des Gebiets oder eine Einheit, die deine Errungenschaften stattdessen zulassen.',
  'No city is given up for a loss in conflict.': 'Eine Stadt kannst du nicht als Verlust im Konflikt nehmen.',
  'A token has to stay in {area}.': ({ area }) => `Ein Spielstein muss in ${area} bleiben.`,
  'Those tokens still have a conflict of their own before them.':
    'Diese Spielsteine haben ihren eigenen Konflikt noch vor sich.',
  'Only own tokens in areas adjacent by land can be lost instead.':
    'Stattdessen kannst du nur eigene Spielsteine aus Gebieten verlieren, die über Land angrenzen.',

  'There are not so many tokens to lose.': 'So viele Spielsteine kannst du dort nicht verlieren.',
  'No such unit stands in {area}.': ({ area }) => `In ${area} steht keine solche Einheit.`,
  'Only units in coastal areas count here, and {area} has no coast.': ({ area }) =>
    `Hier zählen nur Einheiten in Küstengebieten, und ${area} hat keine Küste.`,
  'Only units on the flood plain count here, and {area} is not on it.': ({ area }) =>
    `Hier zählen nur Einheiten im Überschwemmungsgebiet, und ${area} liegt nicht darin.`,
  'What stands in {area} is spared here: only the areas listed count.': ({ area }) =>
    `Was in ${area} steht, bleibt hier verschont: Nur die aufgeführten Gebiete zählen.`,
  'A unit has to stay in every area.': 'In jedem Gebiet muss eine Einheit bleiben.',
  'No more tokens than the area holds.': 'Es können nicht mehr Spielsteine bleiben, als das Gebiet trägt.',
  'There are not so many tokens in stock.': 'So viele Spielsteine sind nicht im Vorrat.',
  'An area is overfilled only where one last point cannot be lost otherwise.':
    'Überfüllen darfst du ein Gebiet nur, wenn ein letzter Punkt anders nicht zu verlieren ist.',
  'Lose units worth {n} points.': ({ n }) =>
    `Verliere Einheiten im Wert von ${count(n, 'Punkt', 'Punkten')}.`,
  'Lose units worth no more than {n} points.': ({ n }) =>
    `Verliere Einheiten im Wert von höchstens ${count(n, 'Punkt', 'Punkten')}.`,

  'A city can be named once.': 'Wähle jede Stadt nur einmal.',
  'Name {n} cities.': ({ n }) => `Wähle ${cities(n)}.`,
  'Reduce {n} to {m} cities.': ({ n, m }) =>
    n === 0 ? `Verkleinere höchstens ${cities(m)}.` : `Verkleinere ${n} bis ${m} Städte.`,
  'Reduce {n} cities.': ({ n }) => `Verkleinere ${cities(n)}.`,
  'A city can be reduced once.': 'Verkleinere jede Stadt nur einmal.',
  'The city in {area} leaves {n} to {m} tokens: what the area still holds and your stock has.': ({
    area,
    n,
    m,
  }) =>
    `Die Stadt in ${area} lässt ${n} bis ${m} Spielsteine zurück: was das Gebiet noch trägt und der Vorrat hergibt.`,
  'The city in {area} leaves {n} tokens: what the area still holds and your stock has.': ({ area, n }) =>
    `Die Stadt in ${area} lässt ${count(n, 'Spielstein', 'Spielsteine')} zurück: was das Gebiet noch trägt und der Vorrat hergibt.`,
  'The city in {area} leaves {n} to {m} tokens: your stock goes to the cities in the order you name them.': ({
    area,
    n,
    m,
  }) =>
    `Die Stadt in ${area} lässt ${n} bis ${m} Spielsteine zurück: Dein Vorrat geht an die Städte in der Reihenfolge, in der du sie nennst.`,
  'The city in {area} leaves {n} tokens: your stock goes to the cities in the order you name them.': ({
    area,
    n,
  }) =>
    `Die Stadt in ${area} lässt ${count(n, 'Spielstein', 'Spielsteine')} zurück: Dein Vorrat geht an die Städte in der Reihenfolge, in der du sie nennst.`,
  '{n} cities for each step, up to {m} steps.': ({ n, m }) =>
    `Wähle ${cities(n)} für jeden Schritt, für höchstens ${count(m, 'Schritt', 'Schritte')}.`,
  'Only own cities can be named.': 'Nur eigene Städte stehen zur Wahl.',
  'Cities away from the coast come first.': 'Städte fern der Küste kommen zuerst.',

  'A nation can be named once.': 'Benenne jede Nation nur einmal.',
  'Name {n} nations.': ({ n }) => `Benenne ${nations(n)}.`,
  'This nation is kept out of it.': 'Diese Nation bleibt davon verschont.',
  'This nation is struck itself.': 'Diese Nation trifft es selbst.',
  'Who gains by the calamity is kept out of it.': 'Wer durch das Unglück gewinnt, bleibt davon verschont.',
  'Who traded the card is kept out of it.': 'Wer die Karte gehandelt hat, bleibt davon verschont.',
  'Who drew the card is kept out of it.': 'Wer die Karte gezogen hat, bleibt davon verschont.',
  'This nation has been named already.': 'Diese Nation ist schon benannt.',
  'The other block is kept out of it.': 'Der andere Block bleibt davon verschont.',
  'This nation is too far away.': 'Diese Nation ist zu weit entfernt.',
  'Its advances keep this nation out of it.': 'Diese Nation bewahren ihre Errungenschaften davor.',
  'This nation has no unit on the board.': 'Diese Nation hat keine Einheit auf dem Plan.',
  'This nation has no city.': 'Diese Nation hat keine Stadt.',
  'This nation has no city on a coast.': 'Diese Nation hat keine Stadt an einer Küste.',
  'This nation has nothing to lose on the flood plain.':
    'Diese Nation hat im Überschwemmungsgebiet nichts zu verlieren.',
  'One unit has to stay in every area, and this nation has no more.':
    'In jedem Gebiet muss eine Einheit bleiben, und mehr hat diese Nation nicht.',
  'This nation has left the game.': 'Diese Nation hat das Spiel verlassen.',
  'This nation does not play.': 'Diese Nation spielt nicht mit.',
  'You cannot name yourself.': 'Dich selbst kannst du nicht benennen.',
  'This nation is none of those to choose from.': 'Diese Nation steht hier nicht zur Wahl.',
  '{nation} loses {n} at most.': ({ nation, n }) => `${nation} verliert höchstens ${n}.`,
  '{nation} loses {n} at most, as its advances have it.': ({ nation, n }) =>
    `${nation} verliert höchstens ${n}: Mehr lassen die eigenen Errungenschaften nicht zu.`,
  'Others lose {n} together at most.': ({ n }) => `Die anderen verlieren zusammen höchstens ${n}.`,
  'Others lose {n} together.': ({ n }) => `Die anderen müssen zusammen ${n} verlieren.`,

  'Pick units worth {n} points.': ({ n }) => `Nimm Einheiten im Wert von ${count(n, 'Punkt', 'Punkten')}.`,
  'Pick units worth no more than {n} points.': ({ n }) =>
    `Nimm Einheiten im Wert von höchstens ${count(n, 'Punkt', 'Punkten')}.`,
  'There are units left that fit.': 'Es ist noch Platz für weitere Einheiten.',
  'There are not so many tokens to pick.': 'So viele Spielsteine stehen nicht zur Wahl.',
  'A city can be picked once.': 'Jede Stadt kannst du nur einmal nehmen.',
  'An area can be named once.': 'Wähle jedes Gebiet nur einmal.',
  'Name areas with units of the victim.': 'Wähle Gebiete, in denen das Opfer Einheiten hat.',
  'The areas have to hang together, by land or water.':
    'Die Gebiete müssen zusammenhängen, über Land oder Wasser.',
  'Select {n} unit points.': ({ n }) => `Wähle Einheiten im Wert von ${count(n, 'Punkt', 'Punkten')}.`,
  'Select units that the other can replace from stock.':
    'Wähle Einheiten, die der andere aus seinem Vorrat ersetzen kann.',
  'So many tokens were not selected there.': 'So viele Spielsteine wurden dort nicht ausgewählt.',
  'Only the cities selected can be annexed, each once.':
    'Nur die ausgewählten Städte kannst du annektieren, jede einmal.',
  'Annex {n} tokens and {m} cities, as many as the stock replaces.': ({ n, m }) =>
    `Annektiere ${suffering.annex.units(n, m) || 'nichts'}: so viel ersetzt der Vorrat.`,

  'There is no card to take from pirates.': 'Von Piraten ist keine Karte zu holen.',
  'The defender holds no card.': 'Der Verteidiger hat keine Karte.',
  'Turn at most {n} tokens of your stock into treasury.': ({ n }) =>
    n === 0
      ? 'Aus deinem Vorrat wird hier kein Schatz.'
      : `Aus deinem Vorrat ${n === 1 ? 'wird' : 'werden'} höchstens ${tokens(n)} zu Schatz.`,
});
