import type { EventWords, Teller } from '../teller.ts';
import { at, cityOf, landOf, to } from './bent.ts';
import { civxEvents } from './civx.ts';
import { dawnEvents } from './dawn.ts';
import { themeName } from './names.ts';
import { word } from './numbers.ts';
import { cards, cities, count, points, ships, tokens, ui } from './ui.ts';

// Who acts stands before a colon and the act follows as a participle: that way a sentence is right for "Du" and for any
// nation.

function conflict(t: Teller<'tokenConflict'>): string {
  const sides = Object.entries(t.facts('sides'));
  const told = sides.map(([id, s]) => `${t.nationName(id)} ${s.had} → ${s.left}`);
  return `Konflikt in ${t.area('area')}: ${told.join(', ')}`;
}

function voyage(t: Teller<'sailed'>): string {
  const legs = t.facts('legs');
  const ports = legs.flatMap((leg) => (leg.to === undefined ? [] : [t.areaName(leg.to)]));
  const landed = legs.reduce((n, leg) => n + (leg.land ?? 0), 0);
  const end = ports.at(-1);
  if (end === undefined) return `${t.who}: ein Schiff beladen`;
  return landed > 0
    ? `${t.who}: ${tokens(landed)} nach ${end} verschifft`
    : `${t.who}: mit einem Schiff nach ${end} gesegelt`;
}

function trade(t: Teller<'traded'>): string {
  const mine = t.mine;
  const words = `${t.nation('from')} und ${t.nation('to')}: ${t.num('gives')} gegen ${cards(t.num('gets'))} getauscht`;
  return mine ? `${words}; du gabst ${t.cards(mine.gave)} und bekamst ${t.cards(mine.got)}` : words;
}

function offer(t: Teller<'offerMade'>): string {
  const { from, to: whom, gives, wants } = t.facts('offer');
  const side = ({ count: n, names }: { count: number; names: string[] }): string =>
    names.length > 0 ? `${cards(n)} mit ${t.cards(names)}` : cards(n);
  return `${t.nationName(from)}: Angebot an ${whom === undefined ? 'alle' : at(t.nationName(whom))}, ${side(gives)} gegen ${side(wants)}`;
}

/** What damage took: tokens, and cities place by place. Where it was tokens alone, they are the damage. */
function damage(t: Teller<'damageTaken'>): string {
  const lost = t.total('tokens');
  const fallen = Object.entries(t.facts('cities')).map(([area, left]) =>
    left > 0
      ? `Stadt in ${t.areaName(area)} auf ${tokens(left)} verkleinert`
      : `Stadt in ${t.areaName(area)} verloren`,
  );
  if (fallen.length === 0 && lost === t.num('points'))
    return `${t.who}: ${tokens(lost)} verloren, ${t.counts('tokens')}`;
  const told = [...(lost > 0 ? [`${t.counts('tokens')} verloren`] : []), ...fallen];
  return `${t.who}: ${t.num('points')} Schaden erlitten${told.length > 0 ? `: ${told.join('; ')}` : ''}`;
}

const sentences: EventWords = {
  orderDrawn: (t) => `In dieser Reihenfolge wird gewählt: ${t.nations('order')}`,
  civilizationChosen: (t) =>
    t.aboutMe
      ? `Du spielst ${t.people('nation')}`
      : `${t.nationName(t.said('seat'))}: ${t.people('nation')} gewählt`,
  startingToken: (t) => `${t.who}: Beginn in ${t.area('area')}`,
  themesDealt: () => 'Themen wurden verdeckt verteilt',
  citiesFounded: (t) => `${t.who}: Städte gegründet in ${t.areas('areas')}`,
  themeRevealed: (t) => `${t.who}: ${themeName(t.said('theme'))} aufgedeckt (${t.advances('advances')})`,
  creditsChosen: (t) => `${t.who}: Gutschriften von ${t.advance('advance')} gewählt`,
  cityDestroyed: (t) => `${t.who}: Stadt in ${t.area('area')} verloren`,
  tokensPlaced: (t) => `${t.who}: ${tokens(t.total('tokens'))} gesetzt`,
  shortGameStarts: (t) =>
    `Das kurze Spiel beginnt: alle haben ${t.num('treasury')} Schatz und stehen auf Feld ${t.num('space')}`,
  taxCollected: (t) =>
    `${t.who}: ${count(t.num('treasury'), 'Spielstein', 'Spielsteine')} Steuer aus ${count(t.num('cities'), 'Stadt', 'Städten')}, ${t.num('rate')} je Stadt`,
  taxRevolt: (t) =>
    `${t.nation('beneficiary')}: durch Steueraufstand von ${to(t.who)} übernommen, ${t.areas('cities')}`,
  citiesDestroyed: (t) => `${t.who}: ${cities(t.total('cities'))} verloren, ${t.areas('cities')}`,
  expanded: (t) => `${t.who}: um ${tokens(t.total('tokens'))} gewachsen`,
  census: (t) => `Volkszählung. Reihenfolge der Züge: ${t.nations('order')}`,
  movementTurn: (t) => `${t.who}: am Zug`,
  walked: (t) => `${t.who}: ${tokens(t.num('n'))} ${t.area('from')} → ${t.area('to')}`,
  shipBuilt: (t) => `${t.who}: ein Schiff in ${t.area('at')} gebaut`,
  shipMaintained: (t) =>
    t.has('token')
      ? `${t.who}: ein Schiff mit einem Spielstein aus ${t.area('token')} unterhalten`
      : `${t.who}: ein Schiff aus dem Schatz unterhalten`,
  shipScrapped: (t) => `${t.who}: ein Schiff vom Brett genommen`,
  sailed: voyage,
  movementEnded: (t) =>
    t.total('shipsLost') > 0
      ? `${t.who}: Bewegung beendet; ${ships(t.total('shipsLost'))} verloren, da nichts für ${t.total('shipsLost') === 1 ? 'seinen' : 'ihren'} Unterhalt gezahlt wurde`
      : `${t.who}: Bewegung beendet`,
  movesTakenBack: (t) => `${t.who}: Züge zurückgenommen`,
  conflictSituation: (t) => `${t.who}: Konflikt in ${t.area('area')} ausgelöst`,
  filedOrdersFailed: (t) => `Abgegebene Befehle ließen sich nicht ausführen: ${t.reason}`,
  tokenConflict: conflict,
  cityFalls: (t) =>
    `${t.nation('attacker')}: ${cityOf(t.nation('defender'))} in ${t.area('area')} gestürmt, ${t.num('attackers')} gegen ${t.num('defenders')}`,
  cityHeld: (t) =>
    t.num('tokens') > 0
      ? `${cityOf(t.nation('defender'))} in ${t.area('area')} hielt stand; Verlust von ${to(t.nation('attacker'))}: ${tokens(t.num('tokens'))}`
      : `${cityOf(t.nation('defender'))} in ${t.area('area')} hielt stand; zu wenige Spielsteine von ${to(t.nation('attacker'))}`,
  defenderWaits: (t) => `${t.who}: Die Stadt in ${t.area('area')} wartet, bis andere Konflikte vorbei sind`,
  noneWaits: (t) => `${t.nations('nations')} warten aufeinander, also wartet niemand`,
  cardTaken: (t) => `${t.who}: Karte von ${to(t.nation('from'))} für die Stadt in ${t.area('area')} genommen`,
  plunder: (t) => `${t.who}: ${t.num('treasury')} Schatz in ${t.area('area')} geplündert`,
  cityBuilt: (t) => `${t.who}: Stadt in ${t.area('area')} gebaut`,
  buildingsFailed: (t) => `Die gewünschten Städte ließen sich nicht bauen: ${t.reason}`,
  areaCleared: (t) =>
    `Die neue Stadt in ${t.area('area')} schickte die Spielsteine anderer in den Vorrat zurück`,
  surplusRemoved: (t) =>
    `${t.who}: ${tokens(t.total('tokens'))} zu viel, zurück in den Vorrat: ${t.counts('tokens')}`,
  cityReduced: (t) =>
    t.num('tokens') > 0
      ? `${t.who}: Stadt in ${t.area('area')} auf ${tokens(t.num('tokens'))} verkleinert`
      : `${t.who}: Stadt in ${t.area('area')} aufgegeben`,
  cardsDrawn: (t) => {
    const mine = t.mine?.['cards'];
    return `${t.who}: ${cards(mine ? (mine as unknown[]).length : t.num('count'))} gezogen${mine ? `: ${t.cards(mine)}` : ''}`;
  },
  cardBought: (t) => {
    const card = t.mine?.['card'];
    const what = card ? t.cardName(String(card)) : 'eine Karte';
    return t.num('price') > 0
      ? `${t.who}: ${what} von Stapel ${t.num('stack')} für ${t.num('price')} gekauft`
      : `${t.who}: ${what} von Stapel ${t.num('stack')} umsonst genommen`;
  },
  tradeOpened: (t) => {
    if (t.total('nations') === 0)
      return 'Es gab keinen Markt: Weniger als zwei Nationen hatten genug Karten zum Handeln';
    return t.leavesMeOut('nations')
      ? 'Der Markt öffnete ohne dich: Du hattest zu wenige Karten zum Handeln'
      : 'Der Markt öffnete';
  },
  offerMade: offer,
  offerWithdrawn: (t) => `${t.who}: Angebot zurückgezogen`,
  traded: trade,
  tradeFinished: (t) => `${t.who}: mit dem Handeln fertig`,
  tradeResumed: (t) => `${t.who}: handelt weiter`,
  tradeClosed: () => 'Der Markt schloss',
  calamitiesCounted: (t) => `Bevorstehende Unglücke: ${t.nationCounts('counts')}`,
  calamityDiscarded: (t) => `${t.who}: ${t.card('card')} abgelegt, ohne Wirkung`,
  calamityShown: (t) => `${t.who}: ${t.calamity()} gezogen und gezeigt`,
  cardsReturned: () => 'Abgegebene Karten kamen auf ihre Stapel zurück',
  cardsSave: (t) =>
    `${t.who}: ${cards(t.num('count'))} gegen ${t.calamity()} gezeigt und ${points(t.num('points'))} gerettet`,
  lossesOrdered: (t) => `${t.who}: Verluste durch ${t.calamity()} befohlen, ${t.nationCounts('losses')}`,
  factions: (t) =>
    `${t.who}: Bürgerkrieg; zur ersten Seite gehörten ${tokens(t.total('tokens'))} und ${cities(t.total('cities'))}`,
  calamityRevealed: (t) => `${t.calamity()} traf ${at(t.who)}`,
  calamityCancelled: (t) => `${t.calamity()} blieb für ${at(t.who)} ohne Wirkung`,
  calamityModified: (t) => {
    const n = t.num('add');
    const what = n === 0 ? 'verändert' : `um ${Math.abs(n)} ${n < 0 ? 'gemildert' : 'verschlimmert'}`;
    return `${t.calamity()}: durch ${t.advance('advance')} für ${at(t.who)} ${what}`;
  },
  beneficiary: (t) => `${t.who}: als Nutznießer vorgesehen (${t.calamity()} bei ${to(t.nation('victim'))})`,
  secondaryVictims: (t) => `${t.who}: ${t.nations('victims')} als weitere Opfer von ${t.calamity()} benannt`,
  damageTaken: damage,
  unitsDestroyed: (t) => `${t.who}: alles in ${t.area('area')} verloren`,
  floodRises: (t) => `Die Flut traf ${landOf(t.has('plain') ? 'Flussebene' : 'Küste', t.who)}`,
  stormRages: (t) => `Der Sturm wütete hier: ${t.area('sea')}`,
  markerBack: (t) =>
    `${t.who}: ${count(t.num('steps'), 'Schritt', 'Schritte')} zurück auf Feld ${t.num('space')}`,
  cardsDiscarded: (t) => {
    const mine = t.mine?.['cards'];
    const words = `${t.who}: ${cards(t.num('count'))} abgeworfen${mine ? `: ${t.cards(mine)}` : ''}`;
    return t.num('paid') > 0
      ? `${words}, und ${t.num('paid')} gezahlt, um ${t.num('saved')} zu behalten`
      : words;
  },
  treasuryLost: (t) => `${t.who}: ${t.num('treasury')} Schatz verloren`,
  ransomPaid: (t) => `${t.who}: ${t.num('treasury')} Schatz gezahlt und von ${t.calamity()} verschont`,
  citiesAnnexed: (t) => `${t.who}: ${t.areas('cities')} von ${to(t.nation('from'))} genommen`,
  pirateCities: (t) =>
    t.has('from')
      ? `Piraten nahmen ${t.areas('cities')} von ${to(t.nation('from'))}`
      : `Piraten halten von nun an ${t.areas('cities')}`,
  tokensAnnexed: (t) =>
    `${t.who}: ${tokens(t.total('tokens'))} von ${to(t.nation('from'))} genommen, ${t.counts('tokens')}`,
  barbarianTokens: (t) =>
    `${tokens(t.total('tokens'))} von ${to(t.nation('from'))} liefen zu den Barbaren über`,
  barbariansArrive: (t) =>
    `Barbaren griffen ${at(t.who)} in ${t.area('area')} an: ${tokens(t.num('tokens'))}`,
  barbariansAdvance: (t) => `Barbaren zogen weiter nach ${t.area('area')}: ${tokens(t.num('tokens'))}`,
  barbariansPerish: (t) => `Barbaren gingen in ${t.area('area')} unter: ${tokens(t.num('tokens'))}`,
  areaAnnexed: (t) => `${t.who}: ${t.area('area')} mit ${t.advance('advance')} annektiert`,
  areaDestroyed: (t) => `${t.who}: alle Einheiten in ${t.area('area')} mit ${t.advance('advance')} zerstört`,
  treasuryGained: (t) => `${t.who}: ${t.num('treasury')} Schatz mit ${t.advance('advance')} gewonnen`,
  unitsPaid: (t) => `${t.who}: ${t.num('treasury')} Schatz dafür gezahlt`,
  tokensRelocated: (t) =>
    t.has('advance')
      ? `${t.who}: ${tokens(t.total('to'))} mit ${t.advance('advance')} versetzt, ${t.counts('to')}`
      : `${t.who}: ${t.areas('from')} verlassen${t.total('to') > 0 ? ` für ${t.counts('to')}` : ''}`,
  cardsLevied: (t) => `${t.who}: Karten von ${to(t.nations('from'))} mit ${t.advance('advance')} gefordert`,
  noCardGiven: (t) => `${t.nation('from')}: keine Karte für ${at(t.nation('to'))}`,
  cardGiven: (t) => {
    const card = t.has('card')
      ? t.card('card')
      : t.mine
        ? t.cardName(String(t.mine['card']))
        : 'eine verdeckte Karte';
    return `${t.nation('from')}: ${card} an ${at(t.nation('to'))} gegeben`;
  },
  cardRevealed: (t) => `${t.who}: gezeigt, was von ${to(t.nation('from'))} kam: ${t.card('card')}`,
  cardsSold: (t) => `${t.who}: ${t.cards(t.facts('cards'))} für ${t.num('treasury')} Schatz verkauft`,
  barbariansAnnexed: (t) =>
    t.has('city')
      ? `${t.who}: Piratenstadt in ${t.area('city')} mit ${t.advance('advance')} gewonnen`
      : `${t.who}: Barbaren mit ${t.advance('advance')} gewonnen`,
  advancesBought: (t) => `${t.who}: ${t.advances('advances')} erworben`,
  handLimit: (t) => `${t.who}: ${cards(t.num('cards'))} über dem Handlimit abgegeben`,
  shipsLost: (t) => `${t.who}: ${ships(t.total('coasts'))} verloren`,
  marker: (t) => {
    const [from, space] = [t.num('from'), t.num('to')];
    if (space > from) return `${t.who}: vorgerückt auf Feld ${space}, ${t.epoch('epoch')}`;
    return space < from
      ? `${t.who}: zurück auf Feld ${space}`
      : `${t.who}: kein Schritt, noch auf Feld ${space}`;
  },
  reshuffled: () => 'Abgegebene Karten kamen unter ihre Stapel',
  endSettled: (t) => `${t.nations('nations')} am Ziel: Runde ${t.num('lastTurn')} ist die letzte`,
  takenBack: (t) =>
    `${t.who}: eine Entscheidung aus Runde ${t.num('turn')} zurückgenommen, mit allem, was folgte; von dort geht es weiter`,
  newRules: (t) => {
    const says = `Fassung ${t.num('to')} der Regeln löst Fassung ${t.num('from')} ab`;
    return t.changes === '' ? says : `${says}: ${t.changes}`;
  },
  leaving: (t) => `${t.who}: geht am Ende der ${t.said('when') === 'turn' ? 'Runde' : 'Phase'}`,
  nationLeft: (t) => `${t.who}: aus dem Spiel gegangen`,
  gameOver: (t) =>
    t.has('shared')
      ? `Das Spiel ist aus. Gemeinsame Sieger: ${t.nations('shared')}`
      : t.has('winner')
        ? `Das Spiel ist aus. Sieger: ${t.nation('winner')}`
        : 'Das Spiel ist aus',
  ...dawnEvents,
  ...civxEvents,
};

export const events = {
  sentences,
  war: {
    won: (who: string, units: string) => `; an ${at(who)}: ${units}`,
    nothing: '; für eine zweite blieb nichts, und nichts wechselte die Hand',
  },
  spared: {
    'civilWar.nothing': ': zu wenige Einheiten, um sich zu spalten',
    'civilWar.least': ': zu wenige Einheiten, um sich zu spalten',
    'civilWar.none': ': niemand hatte mehr im Vorrat',
    'civilWarAndTyranny.nothing': ': zu wenige Einheiten, um sich zu spalten',
  },
  siege: (came: number | undefined, need: number) =>
    came === undefined ? ` (nötig: ${need})` : ` (${came} von ${need} nötigen)`,
  cause: {
    own: (calamity: string) => ` (${calamity})`,
    of: (calamity: string, victim: string) => `${calamity} bei ${to(victim)}`,
    aside: (whose: string) => ` (${whose})`,
    namedYou: (whose: string, by: string, same: boolean) =>
      same ? ` (${whose}, von dort benannt)` : ` (${whose}; von ${by} benannt)`,
  },
  spoken: (words: string) => words.replace(/(?<=[^.:;] )Du\b|(?<=[:;] )Du\b(?=$|,| und | \d)/g, 'du'),
  unknown: (type: string) => type.replace(/([A-Z])/g, ' $1').toLowerCase(),
  asked: (space: number, needs: string) => `Feld ${space} verlangt ${needs === '' ? 'nichts' : needs}.`,
  held: (need: string, have: number) => `${need} (${have} vorhanden)`,
  gains: {
    gave: (who: string, victim: string) =>
      `${victim} ${victim === ui.you ? 'hast' : 'hat'} die Karte in einem Handel von ${to(who)} bekommen, und wer sie weitergibt, profitiert davon.`,
    stock: (who: string, victim: string) =>
      `Niemand am Tisch hat die Karte an ${at(victim)} weitergegeben. Darum entscheidet, was noch im Vorrat liegt: ${who === ui.you ? 'Du liegst' : `${who} liegt`} dabei vorn.`,
  },
  offerFell: (who: string) => `Mit diesem Handel fiel ein Angebot von ${to(who)} weg`,
  moved: (n: number) => `${tokens(n)} bewegt`,
  byShip: 'mit dem Schiff',
  meetsYou: 'trifft auf dich',
  seePlace: (place: string) => `${place} auf der Karte zeigen`,
  parts: {
    inArea: (n: number, area: string) => `${n} in ${area}`,
    nationCount: (nation: string, n: number) => `${nation} ${n}`,
    andMore: (n: number) => `${n} weitere`,
    inMore: (n: number, areas: number) => `${n} in ${word(areas)} weiteren Gebieten`,
    moreNations: (n: number) => `${word(n)} weitere Nationen`,
    cards,
    swap: (given: string, asked: string) => `${given} gegen ${asked}`,
    epochs: {
      stone: 'Steinzeit',
      'early-bronze': 'Frühe Bronzezeit',
      'middle-bronze': 'Mittlere Bronzezeit',
      'late-bronze': 'Späte Bronzezeit',
      'early-iron': 'Frühe Eisenzeit',
      'late-iron': 'Späte Eisenzeit',
    },
  },
};
