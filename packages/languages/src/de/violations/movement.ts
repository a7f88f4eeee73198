import type { Sentences } from '../../refusals/catalogue.ts';
import { count, ships, tokens } from '../ui.ts';

const may = (n: number): string => (n === 1 ? 'darf' : 'dürfen');
const can = (n: number): string => (n === 1 ? 'kann' : 'können');
const only = (n: number): string => (n === 0 ? 'keine Spielsteine' : `nur ${tokens(n)}`);
const onlyHired = (n: number): string => (n === 0 ? 'keine Söldner' : `nur ${n} Söldner`);

export const movement = {
  noOrder: 'Gib mindestens einen Befehl.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  bound: ({ orders }) =>
    orders === 1
      ? 'Der erste Befehl hat vor deinem Zug einen Konflikt ausgelöst und bleibt bestehen.'
      : `Die ersten ${orders} Befehle haben vor deinem Zug Konflikte ausgelöst und bleiben bestehen.`,
  followed: ({ orders }) =>
    orders === 1
      ? 'Andere sind dir in ein geschütztes Gebiet gefolgt: Der erste Befehl bleibt bestehen.'
      : `Andere sind dir in ein geschütztes Gebiet gefolgt: Die ersten ${orders} Befehle bleiben bestehen.`,
  aboard: 'Solange auch andere ziehen, wartet niemand an Bord: Gib die ganze Fahrt samt Landung auf einmal.',
  otherPhase: 'Das gehört in eine andere Phase.',

  outOfPlay: ({ area }) => `${area} ist nicht im Spiel.`,
  peace: ({ nation, area }) =>
    `Mit den Einheiten von ${nation} in ${area} darfst du keinen Konflikt auslösen.`,
  attack: ({ nation, area, most }) =>
    `Die Stadt von ${nation} in ${area} darfst du nicht angreifen: Nach jedem Befehl dürfen dort höchstens ${most} deiner Spielsteine sein.`,
  closedCity: ({ nation, area }) => `In ${area} dürfen keine Spielsteine in die Stadt von ${nation} ziehen.`,
  moved: ({ area, left }) =>
    left === 0
      ? `Die Spielsteine in ${area} sind schon gezogen.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${left} ${may(left)} noch ziehen.`,
  movedByRoad: ({ area, left }) =>
    left === 0
      ? `Die Spielsteine in ${area} sind schon gezogen. Beide Schritte auf einer Straße sind ein Befehl.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${left} ${may(left)} noch ziehen. Beide Schritte auf einer Straße sind ein Befehl.`,
  toMove: ({ left, area }) => `In ${area} ${can(left)} ${only(left)} ziehen.`,
  oneStep: 'Über Land ziehen Spielsteine nur ein Gebiet weit.',
  stopped: ({ area }) => `In ${area} müssen Spielsteine anhalten; weiter kommen sie nicht.`,
  noLandBorder: ({ from, to }) => `${from} grenzt über Land nicht an ${to}.`,

  shipSite: 'Schiffe baust du an Küsten.',
  noShipbuilder: ({ area }) => `In ${area} steht keine Einheit von dir, die ein Schiff bauen könnte.`,
  shipsPerTurn: ({ most }) => `In einer Runde baust du höchstens ${ships(most)}.`,
  shipStock: 'Du hast kein Schiff im Vorrat.',
  shipPrice: ({ price }) => `Ein Schiff kostet ${price}, aus Schatz und Spielsteinen zusammen.`,
  treasury: ({ treasury }) =>
    treasury === 0
      ? 'Dein Schatz ist leer.'
      : `In deinem Schatz ${treasury === 1 ? 'ist' : 'sind'} nur ${treasury}.`,
  tokenFrom: ({ area }) => `Der Spielstein muss aus ${area} kommen.`,
  tokensFrom: ({ area }) => `Aus ${area} müssen mehr Spielsteine kommen.`,
  ownTokens: ({ area }) => `In ${area} hast du nicht genug Spielsteine.`,
  newShip: 'Nur Schiffe aus früheren Runden werden unterhalten.',
  maintained: 'Dieses Schiff hast du schon unterhalten.',
  upkeep: ({ price }) => `Der Unterhalt kostet ${price} Schatz oder einen Spielstein.`,
  noShip: 'Dieses Schiff gibt es nicht.',
  keptShip: 'Ein Schiff, das du diese Runde gebaut oder unterhalten hast, kannst du nicht aufgeben.',

  shipNeedsCity: ({ area }) =>
    `Dieses Schiff baust du neben einer eigenen Stadt, und in ${area} steht keine.`,
  shipNeedsToken: ({ area }) =>
    `Dieses Schiff baust du, wo ein eigener Spielstein steht, und in ${area} steht nur eine Stadt.`,
  whichCoast: ({ area }) => `${area} hat mehrere Küsten: Sag, an welcher.`,
  upkeepFirst: 'Ein Schiff aus einer früheren Runde musst du unterhalten, bevor du es benutzt.',
  noLeg: 'Eine Fahrt hat mindestens einen Abschnitt.',
  idleLeg: 'Auf jedem Abschnitt einer Fahrt wird gelandet, geladen oder gesegelt.',
  endAtSea: 'Auf offenem Meer darf kein Schiff bleiben.',
  noStay: ({ area }) => `In ${area} darf kein Schiff bleiben.`,
  noEntry: ({ area }) => `Nach ${area} darf kein Schiff fahren.`,
  openSea: ({ area }) => `In ${area} gibt es kein Land.`,
  noLanding: ({ area }) => `In ${area} darf niemand landen.`,
  closedHarbour: ({ nation, area }) =>
    `In ${area} darf kein Schiff Spielsteine neben der Stadt von ${nation} an Land setzen.`,
  cargo: ({ tokens: n }) => `An Bord ${n === 1 ? 'ist' : 'sind'} ${only(n)}.`,
  hiredCargo: ({ tokens: n }) => `An Bord ${n === 1 ? 'ist' : 'sind'} ${onlyHired(n)}.`,
  toEmbark: ({ left, area }) => `In ${area} ${can(left)} ${only(left)} an Bord gehen.`,
  hiredToEmbark: ({ left, area }) => `In ${area} ${can(left)} ${onlyHired(left)} an Bord gehen.`,
  movedAshore: ({ area, left }) =>
    left === 0
      ? `Die Spielsteine in ${area} sind schon gezogen; keiner darf mehr an Bord gehen.`
      : `In ${area} sind schon Spielsteine gezogen; nur ${left} ${may(left)} noch an Bord gehen.`,
  capacity: ({ tokens: n }) => `Ein Schiff trägt höchstens ${tokens(n)}.`,
  noWaterBorder: ({ fromCoast, toCoast }) => `${fromCoast} grenzt über Wasser nicht an ${toCoast}.`,
  noOpenSea: 'Das Schiff darf nicht über offenes Meer segeln.',
  range: ({ steps }) => `Ein Schiff segelt in einer Runde höchstens ${count(steps, 'Schritt', 'Schritte')}.`,
  pirateFleet: ({ coast }) => `Die Piratenflotte bei ${coast} lässt niemanden vorbei.`,
} satisfies Partial<Sentences>;
