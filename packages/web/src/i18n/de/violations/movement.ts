import { sentences } from '../../sentences.ts';
import { count, ships, tokens } from '../ui.ts';

const may = (n: number): string => (n === 1 ? 'darf' : 'dürfen');
const can = (n: number): string => (n === 1 ? 'kann' : 'können');
const only = (n: number): string => (n === 0 ? 'keine Spielsteine' : `nur ${tokens(n)}`);
const onlyHired = (n: number): string => (n === 0 ? 'keine Söldner' : `nur ${n} Söldner`);

export const movement = sentences({
  'Order {n}: {sentence}': ({ n, sentence }) => `Befehl ${n}: ${sentence}`,
  'There is no order.': 'Gib mindestens einen Befehl.',
  'There is nothing to take back.': 'Es gibt nichts zurückzunehmen.',
  '{sentence} To pass {area}, order the rest of the voyage at once.': ({ sentence, area }) =>
    `${sentence} Willst du an ${area} vorbei, gib den Rest der Fahrt im selben Befehl.`,
  'The first order caused conflict ahead of turn and stays.':
    'Der erste Befehl hat vor deinem Zug einen Konflikt ausgelöst und bleibt bestehen.',
  'The first {n} orders caused conflict ahead of turn and stay.': ({ n }) =>
    `Die ersten ${n} Befehle haben vor deinem Zug Konflikte ausgelöst und bleiben bestehen.`,
  'Others have followed into a protected area: the first order stays.':
    'Andere sind dir in ein geschütztes Gebiet gefolgt: Der erste Befehl bleibt bestehen.',
  'Others have followed into a protected area: the first {n} orders stay.': ({ n }) =>
    `Andere sind dir in ein geschütztes Gebiet gefolgt: Die ersten ${n} Befehle bleiben bestehen.`,
  'Nobody waits aboard while others move: order the whole voyage with its landing.':
    'Solange auch andere ziehen, wartet niemand an Bord: Gib die ganze Fahrt samt Landung auf einmal.',
  'This is done in another phase.': 'Das gehört in eine andere Phase.',

  '{area} is out of play and cannot be entered.': ({ area }) =>
    `${area} ist nicht im Spiel und kann nicht betreten werden.`,
  'No conflict may be caused with the units of {nation} in {area}.': ({ nation, area }) =>
    `Mit den Einheiten von ${nation} in ${area} darfst du keinen Konflikt auslösen.`,
  'The city of {nation} in {area} may not be attacked: after each order at most {n} tokens may be there.': ({
    nation,
    area,
    n,
  }) =>
    `Die Stadt von ${nation} in ${area} darfst du nicht angreifen: Nach jedem Befehl dürfen dort höchstens ${n} deiner Spielsteine sein.`,
  'No tokens may move into the city of {nation} in {area}.': ({ nation, area }) =>
    `In ${area} dürfen keine Spielsteine in die Stadt von ${nation} ziehen.`,
  'Tokens in {area} have moved already; {n} may still move.': ({ area, n }) =>
    n === 0
      ? `Die Spielsteine in ${area} sind schon gezogen.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${n} ${may(n)} noch ziehen.`,
  'Tokens in {area} have moved already; {n} may still move. Both steps of a road are one order.': ({
    area,
    n,
  }) =>
    n === 0
      ? `Die Spielsteine in ${area} sind schon gezogen. Beide Schritte auf einer Straße sind ein Befehl.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${n} ${may(n)} noch ziehen. Beide Schritte auf einer Straße sind ein Befehl.`,
  'There are {n} tokens to move in {area}.': ({ n, area }) => `In ${area} ${can(n)} ${only(n)} ziehen.`,
  'Tokens move one area by land.': 'Über Land ziehen Spielsteine nur ein Gebiet weit.',
  'Tokens have to stop in {area} and go no further.': ({ area }) =>
    `In ${area} müssen Spielsteine anhalten; weiter kommen sie nicht.`,
  '{area} does not border {other} by land.': ({ area, other }) =>
    `${area} grenzt über Land nicht an ${other}.`,

  'Ships are built on coasts.': 'Schiffe baust du an Küsten.',
  'There is no unit in {area} to build a ship.': ({ area }) =>
    `In ${area} steht keine Einheit von dir, die ein Schiff bauen könnte.`,
  'Build at most {n} ships in a turn.': ({ n }) => `In einer Runde baust du höchstens ${ships(n)}.`,
  'There is no ship in stock.': 'Du hast kein Schiff im Vorrat.',
  'A ship costs {n}, in treasury and tokens together.': ({ n }) =>
    `Ein Schiff kostet ${n}, aus Schatz und Spielsteinen zusammen.`,
  'The treasury holds {n}.': ({ n }) =>
    n === 0 ? 'Dein Schatz ist leer.' : `In deinem Schatz ${n === 1 ? 'ist' : 'sind'} nur ${n}.`,
  'The token must come from {area}.': ({ area }) => `Der Spielstein muss aus ${area} kommen.`,
  'More tokens must come from {area}.': ({ area }) => `Aus ${area} müssen mehr Spielsteine kommen.`,
  'There are not enough own tokens in {area}.': ({ area }) => `In ${area} hast du nicht genug Spielsteine.`,
  'Only ships of earlier turns are maintained.': 'Nur Schiffe aus früheren Runden werden unterhalten.',
  'That ship is maintained already.': 'Dieses Schiff hast du schon unterhalten.',
  'The token must come from where the ship is.':
    'Der Spielstein muss aus dem Gebiet kommen, bei dem das Schiff liegt.',
  'There is no own token in {area}.': ({ area }) => `In ${area} hast du keinen Spielstein dafür.`,
  'Upkeep is {n} from treasury, or a token.': ({ n }) =>
    `Der Unterhalt kostet ${n} Schatz oder einen Spielstein.`,
  'There is no such ship.': 'Dieses Schiff gibt es nicht.',
  'A ship built or maintained this turn cannot be scrapped.':
    'Ein Schiff, das du diese Runde gebaut oder unterhalten hast, kannst du nicht aufgeben.',

  'A ship of an earlier turn is maintained before it is used.':
    'Ein Schiff aus einer früheren Runde musst du unterhalten, bevor du es benutzt.',
  'A voyage has a leg at least.': 'Eine Fahrt hat mindestens einen Abschnitt.',
  'A leg lands, loads or sails.': 'Auf jedem Abschnitt einer Fahrt wird gelandet, geladen oder gesegelt.',
  'A ship may not stay in open sea.': 'Auf offenem Meer darf kein Schiff bleiben.',
  'A ship may not stay in {area}.': ({ area }) => `In ${area} darf kein Schiff bleiben.`,
  'No ship may enter {area}.': ({ area }) => `Nach ${area} darf kein Schiff fahren.`,
  'There is no land in {area}.': ({ area }) => `In ${area} gibt es kein Land.`,
  'Nobody may land in {area}.': ({ area }) => `In ${area} darf niemand landen.`,
  'No ship may land tokens beside the city of {nation} in {area}.': ({ nation, area }) =>
    `In ${area} darf kein Schiff Spielsteine neben der Stadt von ${nation} an Land setzen.`,
  'There are {n} tokens aboard.': ({ n }) => `An Bord ${n === 1 ? 'ist' : 'sind'} ${only(n)}.`,
  'Hired tokens aboard: {n}.': ({ n }) => `An Bord ${n === 1 ? 'ist' : 'sind'} ${onlyHired(n)}.`,
  'There are {n} tokens to embark in {area}.': ({ n, area }) =>
    `In ${area} ${can(n)} ${only(n)} an Bord gehen.`,
  'Hired tokens to embark in {area}: {n}.': ({ n, area }) =>
    `In ${area} ${can(n)} ${onlyHired(n)} an Bord gehen.`,
  'Tokens in {area} have moved already; {n} may still embark.': ({ area, n }) =>
    n === 0
      ? `Die Spielsteine in ${area} sind schon gezogen; keiner darf mehr an Bord gehen.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${n} ${may(n)} noch an Bord gehen.`,
  'A ship carries {n} tokens.': ({ n }) => `Ein Schiff trägt höchstens ${tokens(n)}.`,
  '{area} does not border {other} by water.': ({ area, other }) =>
    `${area} grenzt über Wasser nicht an ${other}.`,
  'The ship may not sail through open sea.': 'Das Schiff darf nicht über offenes Meer segeln.',
  'A ship sails {n} steps in a turn.': ({ n }) =>
    `Ein Schiff segelt in einer Runde höchstens ${count(n, 'Schritt', 'Schritte')}.`,
  'The pirate fleet at {area} lets nobody pass.': ({ area }) =>
    `Die Piratenflotte bei ${area} lässt niemanden vorbei.`,
});
