import { word } from './numbers.ts';
import { count, tokens } from './ui.ts';

const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
const orders = (n: number): string => count(n, 'Befehl', 'Befehle');

export const movement = {
  move: {
    title: 'Bewege Spielsteine einen Schritt über Land oder mit dem Schiff. Beende dann deine Bewegung.',
    planTitle: 'Gib deine Befehle früh ab. Sie werden ausgeführt, wenn du an der Reihe bist.',
    planNote:
      'Andere ziehen vor dir: Lässt sich ein Befehl dann nicht ausführen, wirst du wie sonst gefragt.',
    planFiled: (n: number) => `${orders(n)} abgegeben. Sie werden in deinem Zug ausgeführt.`,
    moved: (n: number, of: number) => `${n} von ${of} bewegt; der Rest darf bleiben`,
    pick: 'Wähle ein Gebiet mit deinen Spielsteinen, auf der Karte oder hier, dann ihr Ziel. Oder ziehe einen Stapel dorthin.',
    pickKeys: 'Beim Ziehen ändert das Rad die Zahl, Umschalt nimmt alle.',
    from: 'Bewegen aus',
    count: 'Zu bewegende Spielsteine',
    go: (n: number, of: number) => (n === of ? `alle ${n} ziehen` : `${n} von ${of} ziehen`),
    free: (n: number) => (n === 1 ? '1 kann ziehen' : `${n} können ziehen`),
    ofMoving: (n: number, of: number) =>
      n === 1 ? `1 von ${of} kann ziehen` : `${n} von ${of} können ziehen`,
    bySeaOnly: 'Über Land führt kein Weg weiter; ein Schiff kann sie mitnehmen.',
    target: (area: string) => `Nach ${area} ziehen`,
    via: (area: string) => `durch ${area}`,
    effect: (there: number, after: number, limit: number) => `${there} → ${after}, Limit ${limit}`,
    verdict: {
      conflict: 'Konflikt',
      attack: 'Angriff auf eine Stadt',
      city: 'Stadt',
      surplus: (n: number) => `Überschuss ${n}`,
      removed: (n: number) => `−${n}`,
      fits: 'passt',
    },
    outcome: {
      conflict: (who: string) => `Kampf mit ${who}`,
      attack: (who: string) => `Angriff auf die Stadt von ${who}`,
      city: 'eine Stadt wird möglich',
      surplus: (n: number, limit: number) => `${n} über dem Limit von ${limit}`,
      fits: (after: number, limit: number) => `dann ${after}, Limit ${limit}`,
    },
    ships: 'Schiffe',
    addShip: 'Schiff bauen',
    addShipTitle: (area: string) => `Ein Schiff bei ${area} bauen: womit bezahlst du?`,
    addShipWhere: 'Wo willst du ein Schiff bauen?',
    shipsLeft: (n: number, cost: number) =>
      `Noch ${n} in dieser Runde. Jedes kostet ${cost}, aus Schatz oder Spielsteinen.`,
    pay: {
      treasury: (n: number) => `${n} Schatz`,
      tokens: (n: number, areas: string) => `${tokens(n)} aus ${areas}`,
      leaves: (n: number) => `übrig: ${n} Schatz`,
      leavesTokens: (n: number) =>
        n === 0 ? 'kein Spielstein bleibt auf dem Brett' : `übrig: ${tokens(n)} auf dem Brett`,
      last: 'deine letzten',
    },
    build: (how: string) => `Bauen für ${how}`,
    cityLost: (area: string, n: number) =>
      `In ${area} bleiben nur ${n}: Dort entsteht diese Runde keine Stadt`,
    maintained: 'unterhalten',
    newShip: 'neu',
    shipAt: (coast: string) => `Schiff bei ${coast}`,
    idle: 'Unterhalt noch nicht bezahlt',
    gone: 'aufgegeben',
    aboard: (n: number) => `${n} an Bord`,
    stepsLeft: (n: number) => `noch ${steps(n)}`,
    payOne: '1 Schatz zahlen',
    payToken: '1 Spielstein zahlen',
    payTokenOf: (area: string) => `1 Spielstein aus ${area} zahlen`,
    payTokenFrom: 'Mit einem Spielstein zahlen aus',
    shipDone: 'Fertig mit diesem Schiff',
    scrap: 'Aufgeben',
    sail: 'Segeln',
    load: (area: string) => `In ${area} an Bord nehmen`,
    loadNow: (n: number) => `${n} laden und segeln`,
    to: 'Segeln nach',
    land: (area: string) => `In ${area} landen`,
    landNow: (n: number) => `${n} an Land setzen`,
    steps: (n: number) => steps(n),
    orders: 'Deine Befehle',
    walk: (n: number, from: string, to: string) => `${tokens(n)} ${from} → ${to}`,
    built: (at: string) => `Neues Schiff bei ${at}`,
    kept: (at: string) => `Schiff von ${at} unterhalten`,
    scrapped: (at: string) => `Schiff von ${at} aufgegeben`,
    sailed: (way: string) => `Schiff segelt ${way}`,
    remove: (order: string) => `Zurücknehmen: ${order}`,
    end: 'Bewegung beenden',
    waste: {
      title: 'Beenden, ohne zu ziehen?',
      lost: (n: number) => `${tokens(n)} über dem Limit ${n === 1 ? 'geht' : 'gehen'} zurück in den Vorrat.`,
      back: 'Weiter ziehen',
      end: 'Trotzdem beenden',
    },
    shipsTitle: 'Baue Schiffe und unterhalte die, die du hast. Spielsteine ziehen in der nächsten Phase.',
    shipsEnd: 'Mit den Schiffen fertig',
    shipsEyebrow: 'Schiffe',
    tokensTitle:
      'Bewege Spielsteine einen Schritt über Land oder mit deinen Schiffen. Beende dann deine Bewegung.',
    endLive: 'Bewegung beenden',
    file: (n: number) => `${orders(n)} abgeben`,
    withdraw: 'Plan zurücknehmen',
    live: 'Jeden Zug sofort dem Tisch zeigen',
    conflicts: (area: string, n: number) => `Konflikt in ${area}, du hast dort ${tokens(n)}.`,
    attacks: (area: string, n: number, enough: boolean) =>
      enough
        ? n === 1
          ? `Dein Spielstein greift die Stadt in ${area} an.`
          : `Deine ${n} Spielsteine greifen die Stadt in ${area} an.`
        : n === 1
          ? `Dein einer Spielstein genügt nicht, um die Stadt in ${area} zu nehmen.`
          : `Deine ${n} Spielsteine sind zu wenige, um die Stadt in ${area} zu nehmen.`,
    sites: (areas: string, n: number) => `Genug für ${n === 1 ? '' : 'je '}eine Stadt: ${areas}.`,
    sitesMore: (n: number) => `${word(n)} weitere`,
    surplus: (parts: string, n: number) => `In den Vorrat ${n === 1 ? 'geht' : 'gehen'} zurück: ${parts}.`,
    surplusPart: (n: number, area: string) => `${n} aus ${area}`,
    surplusElsewhere: (n: number) => `${n} anderswo`,
    shipsLost: (n: number, where: string) =>
      n === 1
        ? `Ohne Unterhalt verloren: das Schiff bei ${where}.`
        : `Ohne Unterhalt verloren: ${n} Schiffe bei ${where}.`,
    summary: (
      { tokens: n, sails, builds }: { tokens: number; sails: number; builds: number },
      fights: number,
      surplus: number,
      lost: { ships: number; cities: number },
    ) => {
      const does = [
        n > 0 && `${tokens(n)} ${n === 1 ? 'zieht' : 'ziehen'}`,
        sails > 0 && `${count(sails, 'Schiff segelt', 'Schiffe segeln')}`,
        builds > 0 && count(builds, 'neues Schiff', 'neue Schiffe'),
      ].filter(Boolean);
      const then = [
        fights > 0 ? count(fights, 'Konflikt', 'Konflikte') : 'kein Konflikt',
        surplus > 0 ? `${surplus} überzählig` : 'nichts überzählig',
        lost.ships > 0 && `${count(lost.ships, 'Schiff', 'Schiffe')} verloren`,
        lost.cities > 0 && `${count(lost.cities, 'Stadt', 'Städte')} ohne Versorgung`,
      ].filter(Boolean);
      return `${does.join(', ') || 'Niemand zieht'}; ${then.join(', ')}.`;
    },
    cannot: (area: string) => `${area} ist nicht zu erreichen`,
  },
};
