import { byId } from '../byId.ts';
import { count } from './ui.ts';

const ENDINGS = ['th', 'st', 'nd', 'rd'];
const ordinal = (n: number): string =>
  `${n}${(Math.floor(n / 10) % 10 === 1 ? undefined : ENDINGS[n % 10]) ?? 'th'}`;
const cities = (n: number): string => count(n, 'city', 'cities');
const tokens = (n: number): string => count(n, 'token');

export const standings = {
  title: 'Standings',
  page: 'What is shown',
  pages: { points: 'Points', sources: 'Sources', end: 'At the end', track: 'Track', charts: 'Charts' },
  turnOfAbout: (turn: number, last: number) => `turn ${turn} of about ${last}`,
  turnOf: (turn: number, last: number) => `turn ${turn} of ${last}`,
  isOver: (turn: number) => `over after turn ${turn}`,
  open: 'points are open to all',
  toMap: 'Back to the map',
  place: 'Place',
  nation: 'Nation',
  points: 'Points',
  pointsNow: 'points now',
  pointsEnd: 'points at the end',
  turn: 'last turn',
  wonLastTurn: 'Points won last turn',
  lead: 'Lead over the average',
  leadNow: (n: number) => `${n} over the average`,
  gate: 'Next gate asks',
  end: 'At the end',
  sort: (what: string) => `Sort by ${what}`,
  met: 'met',
  of: (have: number, need: number) => `${have} of ${need}`,
  lastSpace: 'The last space is reached.',
  asksNothing: 'The next space asks for nothing.',
  howTitle: 'How “at the end” is reckoned',
  how: 'Pace of the last three turns, gates kept at today’s cities and advances. A guess, never a rule.',
  hands: 'Cards in hand count too when the game ends. Nobody’s are counted here.',
  foremost: 'At the end the marker furthest on decides, and points only between equals.',
  smallFigures: 'Small figures: won last turn, and where the pace of the last three turns leads.',
  youLead: (ahead: number, next: string) => `You lead, ${ahead} ahead of ${next}.`,
  youLeadWith: (names: string) => `You lead with ${names}.`,
  youAlone: 'You are alone at the table.',
  you: (place: number, behind: number, first: string) =>
    behind > 0
      ? `You are ${ordinal(place)}, ${behind} behind ${first}.`
      : `You are ${ordinal(place)}, behind ${first} on the track.`,
  youWith: (place: number, names: string, behind: number, first: string) =>
    behind > 0
      ? `You are ${ordinal(place)} with ${names}, ${behind} behind ${first}.`
      : `You are ${ordinal(place)} with ${names}, behind ${first} on the track.`,
  leader: (first: string, ahead: number, next: string) =>
    ahead > 0
      ? `${first} leads, ${ahead} ahead of ${next}.`
      : `${first} leads, level on points with ${next}.`,
  spaceWorth: (n: number) => `One space of the track is worth ${n}.`,
  leads: 'leads the table',
  sharesLead: 'shares the lead',
  placed: (place: number, of: number) => `${ordinal(place)} of ${of}`,
  aheadOfYou: (n: number) => `${n} ahead of you`,
  behindYou: (n: number) => `${n} behind you`,
  levelWithYou: 'level with you',
  bot: 'Bot',
  gone: 'has left the game',
  cities: (n: number, of: number) => `${n} of ${cities(of)}`,
  supported: 'all supported',
  unsupported: (n: number) => `${tokens(n)} short of support`,
  cards: (n: number) => count(n, 'card'),
  treasury: (n: number) => `${n} in treasury`,
  now: 'now',
  atEnd: 'at the end',
  sources: byId({
    succession: 'track',
    advances: 'advances',
    cities: 'cities',
    bonus: 'bonus',
    cards: 'cards',
    treasury: 'treasury',
  }),
  perSpace: (track: string, n: number) => `${track} ×${n}`,
  yourHand: (n: number) => `Your hand adds ${n} when the game ends. Only you know.`,
  track: 'Track',
  held: (have: number) => `${have} held`,
  nextSpace: 'next space',
  inTurns: (epoch: string, turns: number) => `${epoch} in ${count(turns, 'turn')}`,
  matters: 'Matters to you',
  mattersNot: 'Matters to others',
  withEffect: 'With an effect',
  advancesWorth: (n: number, points: number) => `${count(n, 'advance')} · ${points} VP`,
  others: 'The others',
  noAdvance: 'No advance yet.',
  noneMatters: 'None that others feel.',
  credits: 'Credits',
  andYou: (nation: string) => `${nation} and you`,
  kept: (kept: number, of: number) => `kept its word ${kept} of ${count(of, 'time')}`,
  nothing: 'Nothing has passed between you, as far as the log reaches back.',
  gave: (calamity: string, among: number) => `gave you ${calamity} among ${count(among, 'card')}`,
  traded: (gave: number, got: number) => `traded: you gave ${gave} and got ${got}`,
  cost: {
    cities: (n: number) => `−${cities(n)}`,
    tokens: (n: number) => `−${tokens(n)}`,
    cards: (n: number) => `−${count(n, 'card')}`,
  },
  byShip: (n: number, areas: string, most: number) =>
    `${count(n, 'ship')} ${n === 1 ? 'reaches' : 'reach'} ${areas} with up to ${tokens(most)}`,
  byLand: (areas: string, most: number) => `By land up to ${tokens(most)} can walk into ${areas}`,
  siege: (n: number) => `a city falls to ${n}`,
  noThreat: 'It can reach none of your areas this turn.',
  afford: 'What you can afford',
  budget: (n: number) => `${n} to spend`,
  affordNone: (cheapest: number) => `Nothing is within reach; the cheapest costs ${cheapest}.`,
  affordMore: (n: number) => `and ${n} cheaper ones`,
  affordNext: (name: string, price: number, short: number) => `${name} for ${price} is ${short} away.`,
  nothingForSale: 'Nothing is for sale to you.',
  reach: 'Reach on the map',
  previous: 'Previous nation',
  next: 'Next nation',
  card: (nation: string) => `Nation card: ${nation}`,
};
