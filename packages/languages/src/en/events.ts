import { byId } from '../byId.ts';
import type { EventWords, Teller } from '../teller.ts';
import { civxEvents } from './civx.ts';
import { dawnEvents } from './dawn.ts';
import { word } from './numbers.ts';
import { count, ui } from './ui.ts';

const tokens = (n: number): string => count(n, 'token');
const cities = (n: number): string => count(n, 'city', 'cities');
const ships = (n: number): string => count(n, 'ship');
const cards = (n: number): string => count(n, 'card');
const barbarians = (n: number): string => count(n, 'barbarian');
const of = (what: string, name: string): string =>
  name === ui.you ? `your ${what}` : `the ${what} of ${name}`;
const cityOf = (name: string): string => of('city', name);

/** Within a sentence "You" is written small, and in a list that ends it. */
const spoken = (words: string): string =>
  words.replace(/(?<=[^.:;] )You\b|(?<=[:;] )You\b(?=$|,| and | \d)/g, 'you');

function conflict(t: Teller<'tokenConflict'>): string {
  const sides = Object.entries(t.facts('sides'));
  const told = sides.map(([id, s]) => `${t.nationName(id)} ${s.had} → ${s.left}`);
  return `Conflict in ${t.area('area')}: ${told.join(', ')}`;
}

function voyage(t: Teller<'sailed'>): string {
  const legs = t.facts('legs');
  const ports = legs.flatMap((leg) => (leg.to === undefined ? [] : [t.areaName(leg.to)]));
  const landed = legs.reduce((n, leg) => n + (leg.land ?? 0), 0);
  const end = ports.at(-1);
  if (end === undefined) return `${t.who} loaded a ship`;
  return landed > 0 ? `${t.who} shipped ${tokens(landed)} to ${end}` : `${t.who} sailed a ship to ${end}`;
}

function trade(t: Teller<'traded'>): string {
  const mine = t.mine;
  const words = `${t.nation('from')} and ${t.nation('to')} traded ${t.num('gives')} for ${cards(t.num('gets'))}`;
  return mine ? `${words}: you gave ${t.cards(mine.gave)} and got ${t.cards(mine.got)}` : words;
}

function offer(t: Teller<'offerMade'>): string {
  const { from, to, gives, wants } = t.facts('offer');
  const side = ({ count: n, names }: { count: number; names: string[] }): string =>
    names.length > 0 ? `${cards(n)} with ${t.cards(names)}` : cards(n);
  return `${t.nationName(from)} offered ${to === undefined ? 'everybody' : t.nationName(to)} ${side(gives)} for ${side(wants)}`;
}

/** What damage took: tokens, and cities place by place. Where it was tokens alone, they are the damage. */
function damage(t: Teller<'damageTaken'>): string {
  const lost = t.total('tokens');
  const fallen = Object.entries(t.facts('cities')).map(([area, left]) =>
    left > 0 ? `city in ${t.areaName(area)} reduced to ${tokens(left)}` : `city in ${t.areaName(area)} lost`,
  );
  if (fallen.length === 0 && lost === t.num('points'))
    return `${t.who} lost ${tokens(lost)}: ${t.counts('tokens')}`;
  const told = [...(lost > 0 ? [`${t.counts('tokens')} lost`] : []), ...fallen];
  return `${t.who} took ${t.num('points')} damage${told.length > 0 ? `: ${told.join('; ')}` : ''}`;
}

const sentences: EventWords = {
  ...dawnEvents,
  ...civxEvents,
  // Set-up
  orderDrawn: (t) => `Nations are chosen in this order: ${t.nations('order')}`,
  civilizationChosen: (t) =>
    t.aboutMe
      ? `You play ${t.people('nation')}`
      : `${t.nationName(t.said('seat'))} chose ${t.people('nation')}`,
  startingToken: (t) => `${t.who} began in ${t.area('area')}`,
  themesDealt: () => 'Themes were dealt in secret',
  citiesFounded: (t) => `${t.who} founded cities in ${t.areas('areas')}`,
  themeRevealed: (t) => `${t.who} revealed ${t.said('theme')}: ${t.advances('advances')}`,
  creditsChosen: (t) => `${t.who} chose the credits of ${t.advance('advance')}`,
  cityDestroyed: (t) => `${t.who} lost the city in ${t.area('area')}`,
  tokensPlaced: (t) => `${t.who} placed ${tokens(t.total('tokens'))}`,
  shortGameStarts: (t) =>
    `The Short Game begins: everybody has ${t.num('treasury')} treasury and stands on space ${t.num('space')}`,
  // Tax and expansion
  taxCollected: (t) =>
    `${t.who} collected ${t.num('treasury')} from ${cities(t.num('cities'))} at rate ${t.num('rate')}`,
  taxRevolt: (t) => `Tax revolt: ${t.nation('beneficiary')} took ${t.areas('cities')} from ${t.who}`,
  citiesDestroyed: (t) => `${t.who} lost ${cities(t.total('cities'))}: ${t.areas('cities')}`,
  expanded: (t) => `${t.who} grew by ${tokens(t.total('tokens'))}`,
  census: (t) => `Census taken. Order of movement: ${t.nations('order')}`,
  // Movement
  movementTurn: (t) => `${t.who} began to move`,
  walked: (t) => `${t.who} moved ${tokens(t.num('n'))} ${t.area('from')} → ${t.area('to')}`,
  shipBuilt: (t) => `${t.who} built a ship in ${t.area('at')}`,
  shipMaintained: (t) =>
    t.has('token')
      ? `${t.who} maintained a ship with a token from ${t.area('token')}`
      : `${t.who} maintained a ship from treasury`,
  shipScrapped: (t) => `${t.who} took a ship off the board`,
  sailed: voyage,
  movementEnded: (t) =>
    t.total('shipsLost') > 0
      ? `${t.who} ended movement; ${ships(t.total('shipsLost'))} lost, as nothing was paid to maintain ${t.total('shipsLost') === 1 ? 'it' : 'them'}`
      : `${t.who} ended movement`,
  movesTakenBack: (t) => `${t.who} took moves back`,
  conflictSituation: (t) => `${t.who} caused a conflict in ${t.area('area')}`,
  filedOrdersFailed: (t) => `Filed orders could not be carried out: ${t.reason}`,
  // Conflict
  tokenConflict: conflict,
  cityFalls: (t) =>
    `${t.nation('attacker')} stormed ${cityOf(t.nation('defender'))} in ${t.area('area')}: ${t.num('attackers')} against ${t.num('defenders')}`,
  cityHeld: (t) =>
    t.num('tokens') > 0
      ? `${t.nation('attacker')} lost ${tokens(t.num('tokens'))} against ${cityOf(t.nation('defender'))} in ${t.area('area')}, which held`
      : `${t.nation('attacker')} had too few tokens to storm ${cityOf(t.nation('defender'))} in ${t.area('area')}`,
  defenderWaits: (t) => `${t.who} waits with the city in ${t.area('area')} until other conflicts are over`,
  noneWaits: (t) => `${t.nations('nations')} wait for one another, so none of them does`,
  cardTaken: (t) => `${t.who} took a card from ${t.nation('from')} for the city in ${t.area('area')}`,
  plunder: (t) => `${t.who} plundered ${t.num('treasury')} treasury in ${t.area('area')}`,
  // Cities, surplus, support
  cityBuilt: (t) => `${t.who} built a city in ${t.area('area')}`,
  buildingsFailed: (t) => `The cities you wanted could not be built: ${t.reason}`,
  areaCleared: (t) => `The new city in ${t.area('area')} sent the tokens of others back to stock`,
  surplusRemoved: (t) =>
    `${t.who} had ${tokens(t.total('tokens'))} too many, which went back to stock: ${t.counts('tokens')}`,
  cityReduced: (t) =>
    t.num('tokens') > 0
      ? `${t.who} reduced the city in ${t.area('area')} to ${tokens(t.num('tokens'))}`
      : `${t.who} gave up the city in ${t.area('area')}`,
  // Cards and trade
  cardsDrawn: (t) => {
    const mine = t.mine?.['cards'];
    return `${t.who} drew ${cards(mine ? (mine as unknown[]).length : t.num('count'))}${mine ? `: ${t.cards(mine)}` : ''}`;
  },
  cardBought: (t) => {
    const card = t.mine?.['card'];
    const what = card ? t.cardName(String(card)) : 'a card';
    return t.num('price') > 0
      ? `${t.who} bought ${what} from stack ${t.num('stack')} for ${t.num('price')}`
      : `${t.who} took ${what} from stack ${t.num('stack')} for nothing`;
  },
  tradeOpened: (t) => {
    if (t.total('nations') === 0)
      return 'There was no market: fewer than two nations had enough cards to trade';
    return t.leavesMeOut('nations')
      ? 'The market opened without you: you had too few cards to trade'
      : 'The market opened';
  },
  offerMade: offer,
  offerWithdrawn: (t) => `${t.who} withdrew an offer`,
  traded: trade,
  tradeFinished: (t) => `${t.who} finished trading`,
  tradeResumed: (t) => `${t.who} went on trading`,
  tradeClosed: () => 'The market closed',
  // Calamities
  calamitiesCounted: (t) => `Calamities to come: ${t.nationCounts('counts')}`,
  calamityDiscarded: (t) => `${t.who} discarded ${t.card('card')}; it did no harm`,
  calamityShown: (t) => `${t.who} drew ${t.calamity()} and had to show it`,
  cardsReturned: () => 'Cards turned in went back to their stacks',
  cardsSave: (t) =>
    `${t.who} showed ${count(t.num('count'), 'card')} against ${t.calamity()} and saved ${t.num('points')} points`,
  lossesOrdered: (t) => `${t.who} ordered losses from ${t.calamity()}: ${t.nationCounts('losses')}`,
  factions: (t) =>
    `Civil war: the first faction of ${t.who === ui.you ? 'your nation' : t.who} was ${tokens(t.total('tokens'))} and ${cities(t.total('cities'))}`,
  calamityRevealed: (t) => `${t.calamity()} struck ${t.who}`,
  calamityCancelled: (t) => `${t.calamity()} had no effect on ${t.who}`,
  calamityModified: (t) => {
    const n = t.num('add');
    const what =
      n === 0
        ? `changed ${t.calamity()}`
        : n < 0
          ? `eased ${t.calamity()} by ${-n}`
          : `made ${t.calamity()} worse by ${n}`;
    return `${t.advance('advance')} ${what} for ${t.who}`;
  },
  beneficiary: (t) => `${t.who} stood to gain by ${of(t.calamity(), t.nation('victim'))}`,
  secondaryVictims: (t) => `${t.who} named ${t.nations('victims')} as further victims of ${t.calamity()}`,
  damageTaken: damage,
  unitsDestroyed: (t) => `${t.who} lost everything in ${t.area('area')}`,
  floodRises: (t) =>
    t.has('plain') ? `The flood rose on ${of('plain', t.who)}` : `The flood struck ${of('coast', t.who)}`,
  stormRages: (t) => `The storm raged in the ${t.area('sea')}`,
  markerBack: (t) => `${t.who} went back ${count(t.num('steps'), 'step')} to space ${t.num('space')}`,
  cardsDiscarded: (t) => {
    const mine = t.mine?.['cards'];
    const words = `${t.who} discarded ${cards(t.num('count'))}${mine ? `: ${t.cards(mine)}` : ''}`;
    return t.num('paid') > 0 ? `${words}, and paid ${t.num('paid')} to keep ${t.num('saved')}` : words;
  },
  treasuryLost: (t) => `${t.who} lost ${t.num('treasury')} treasury`,
  ransomPaid: (t) => `${t.who} paid ${t.num('treasury')} treasury to be spared by ${t.calamity()}`,
  citiesAnnexed: (t) => `${t.who} took ${t.areas('cities')} from ${t.nation('from')}`,
  pirateCities: (t) =>
    t.has('from')
      ? `Pirates took ${t.areas('cities')} from ${t.nation('from')}`
      : `Pirates hold ${t.areas('cities')} from now on`,
  tokensAnnexed: (t) =>
    `${t.who} took ${tokens(t.total('tokens'))} from ${t.nation('from')}: ${t.counts('tokens')}`,
  barbarianTokens: (t) => `${tokens(t.total('tokens'))} of ${t.nation('from')} went over to the barbarians`,
  barbariansArrive: (t) => `${barbarians(t.num('tokens'))} attacked ${t.who} in ${t.area('area')}`,
  barbariansAdvance: (t) => `${barbarians(t.num('tokens'))} went on to ${t.area('area')}`,
  barbariansPerish: (t) => `${barbarians(t.num('tokens'))} perished in ${t.area('area')}`,
  // Special abilities
  areaAnnexed: (t) => `${t.who} annexed ${t.area('area')} with ${t.advance('advance')}`,
  areaDestroyed: (t) => `${t.who} destroyed all units in ${t.area('area')} with ${t.advance('advance')}`,
  treasuryGained: (t) => `${t.who} gained ${t.num('treasury')} treasury with ${t.advance('advance')}`,
  unitsPaid: (t) => `${t.who} paid ${t.num('treasury')} treasury for it`,
  tokensRelocated: (t) =>
    t.has('advance')
      ? `${t.who} moved ${tokens(t.total('to'))} with ${t.advance('advance')}: ${t.counts('to')}`
      : `${t.who} left ${t.areas('from')}${t.total('to') > 0 ? ` for ${t.counts('to')}` : ''}`,
  cardsLevied: (t) => `${t.who} demanded cards of ${t.nations('from')} with ${t.advance('advance')}`,
  noCardGiven: (t) => `${t.nation('from')} had no card to give ${t.nation('to')}`,
  cardGiven: (t) => {
    const card = t.has('card')
      ? t.card('card')
      : t.mine
        ? t.cardName(String(t.mine['card']))
        : 'a card unseen';
    return `${t.nation('from')} gave ${t.nation('to')} ${card}`;
  },
  cardRevealed: (t) => `${t.who} showed what came from ${t.nation('from')}: ${t.card('card')}`,
  cardsSold: (t) => `${t.who} sold ${t.cards(t.facts('cards'))} for ${t.num('treasury')} treasury`,
  barbariansAnnexed: (t) =>
    t.has('city')
      ? `${t.who} won the pirate city in ${t.area('city')} with ${t.advance('advance')}`
      : `${t.who} won over barbarians with ${t.advance('advance')}`,
  // Advances, track, end
  advancesBought: (t) => `${t.who} acquired ${t.advances('advances')}`,
  handLimit: (t) => `${t.who} gave back ${cards(t.num('cards'))} over the hand limit`,
  shipsLost: (t) => `${t.who} lost ${ships(t.total('coasts'))}`,
  marker: (t) => {
    const [from, to] = [t.num('from'), t.num('to')];
    if (to > from) return `${t.who} moved on to space ${to}, ${t.epoch('epoch')}`;
    return to < from ? `${t.who} fell back to space ${to}` : `${t.who} stayed on space ${to}`;
  },
  reshuffled: () => 'Cards turned in went back under their stacks',
  endSettled: (t) => `${t.nations('nations')} reached the end: turn ${t.num('lastTurn')} is the last`,
  takenBack: (t) =>
    `${t.who} took back a decision of turn ${t.num('turn')}, and all that came of it: the game goes on from there`,
  newRules: (t) => {
    const says = `Version ${t.num('to')} of the rules takes over from version ${t.num('from')}`;
    return t.changes === '' ? says : `${says}: ${t.changes}`;
  },
  leaving: (t) => `${t.who} leaves at the end of the ${t.said('when')}`,
  nationLeft: (t) => `${t.who} left the game`,
  gameOver: (t) =>
    t.has('shared')
      ? `The game is over. Joint winners: ${t.nations('shared')}`
      : t.has('winner')
        ? `The game is over: ${t.nation('winner')} prevailed`
        : 'The game is over',
};

export const events = {
  sentences,
  spoken,
  /** What came of a civil war, after the sentence that tells of it. */
  war: {
    won: (who: string, units: string) => `; to ${who} went ${units}`,
    nothing: '; nothing was left for a second, and nothing changed hands',
  },
  /** Why a calamity had no effect, by how it is resolved and the part of its rule. */
  spared: byId({
    'civilWar.nothing': ': there were too few units to split',
    'civilWar.least': ': there were too few units to split',
    'civilWar.none': ': nobody had more in stock',
    'civilWarAndTyranny.nothing': ': there were too few units to split',
  }),
  /** What a city that held would have taken: tokens that came, as far as that is known, and those needed. */
  siege: (came: number | undefined, need: number) =>
    `: ${came === undefined ? need : `${came} of ${need}`} needed`,
  /** What a loss comes from, after the sentence that tells of it. */
  cause: {
    own: (calamity: string) => ` (${calamity})`,
    of: (calamity: string, victim: string) =>
      victim === ui.you ? `your ${calamity}` : `${calamity} of ${victim}`,
    aside: (whose: string) => ` (${whose})`,
    namedYou: (whose: string, by: string, same: boolean) =>
      ` (${whose}${same ? ', who named you' : `; ${by} named you`})`,
  },
  /** An event of a kind that has no sentence is still told. */
  unknown: (type: string) => type.replace(/([A-Z])/g, ' $1').toLowerCase(),
  /** What a space of the track asks for, and what was there. */
  asked: (space: number, needs: string) => `Space ${space} asks for ${needs === '' ? 'nothing' : needs}.`,
  held: (need: string, have: number) => `${need} (${have} held)`,
  /** Why somebody stands to gain by a calamity: for having given the card to its victim, or by what is left in stock. */
  gains: {
    gave: (who: string, victim: string) =>
      `${victim} had the card from ${who === ui.you ? 'you' : who} in a trade, and whoever hands it on gains by it.`,
    stock: (who: string, victim: string) =>
      `Nobody at the table traded the card to ${victim === ui.you ? 'you' : victim}, so what is left in stock decides: ${who === ui.you ? 'you' : who} came first.`,
  },
  offerFell: (who: string) => `An offer of ${who === ui.you ? 'yours' : who} fell away with that deal`,
  moved: (n: number) => `${tokens(n)} moved`,
  byShip: 'by ship',
  meetsYou: 'meets you',
  seePlace: (place: string) => `Show ${place} on the map`,
  parts: {
    inArea: (n: number, area: string) => `${n} in ${area}`,
    nationCount: (nation: string, n: number) => `${nation} ${n}`,
    andMore: (n: number) => `${n} more`,
    inMore: (n: number, areas: number) => `${n} in ${word(areas)} more areas`,
    moreNations: (n: number) => `${word(n)} more nations`,
    cards,
    swap: (given: string, asked: string) => `${given} for ${asked}`,
    epochs: byId({
      stone: 'Stone Age',
      'early-bronze': 'Early Bronze Age',
      'middle-bronze': 'Middle Bronze Age',
      'late-bronze': 'Late Bronze Age',
      'early-iron': 'Early Iron Age',
      'late-iron': 'Late Iron Age',
    }),
  },
};
