import { byId } from '../byId.ts';
import { count } from './ui.ts';

const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, 4th, 11th. */
const ordinal = (n: number): string =>
  `${n}${(Math.floor(n / 10) % 10 === 1 ? undefined : ENDINGS[n % 10]) ?? 'th'}`;

export const result = {
  over: (turn: number) => `The game is over after turn ${turn}`,
  prevails: (nation: string) => `${nation} prevails`,
  nobody: 'Nobody is left at the table.',
  margin: (points: number, ahead: number, second: string) =>
    ahead > 0
      ? `${count(points, 'victory point')}, ${ahead} ahead of ${second}.`
      : `${count(points, 'victory point')}, level with ${second}: the tie-break decides.`,
  alone: (points: number) => `${count(points, 'victory point')}.`,
  youWon: 'Well ruled.',
  yourPlace: (place: number, of: number) => `You came ${ordinal(place)} of ${of}.`,
  endedBy: byId({
    ast: 'The end of the track was reached.',
    turns: 'The agreed number of turns was played.',
    time: 'The agreed time was up.',
    left: 'All others had left.',
  }),
  place: 'Place',
  nation: 'Nation',
  player: 'Player',
  total: 'Total',
  ties: 'Equal totals (=) are told apart by these, one after the other:',
  tied: 'level on points',
  level: (nations: string, points: number) => `${nations} stand level at ${points}.`,
  /** What settles it, by the paragraph that says so. */
  tieMeasures: byId({
    '13D.8': 'Steps on the A.S.T.',
    '13D.9': 'Advances worth six',
    '13D.10': 'Advances worth three',
    '13D.11': 'Cost of all advances',
    '13D.12': 'Most credits in a group',
    '13D.13': 'All credits',
    '13D.14': 'Cities',
    '13D.15': 'Tokens on the board',
    '32.2': 'Hand and treasury',
  }),
  unseen: 'not shown to you',
  byRanking: 'Nothing tells them apart; the ranking does.',
  foremost: 'Space',
  watch: (turns: number) => `Watch the ${turns} turns`,
  board: 'Look at the board',
  open: 'See the result',
  save: 'Save the game',
  saveFailed: 'The game could not be read. Try again in a moment.',
  rematch: 'Rematch',
  toRematch: 'Go to the rematch',
  front: 'Front page',
  charts: 'Charts',
  measure: 'What is shown',
  measures: {
    lead: 'Lead',
    points: 'Victory points',
    cities: 'Cities',
    tokens: 'Population',
    treasury: 'Treasury',
    advances: 'Advances',
  },
  notes: {
    lead: 'lead over the average, in victory points',
    points: 'victory points after each turn',
    cities: 'cities after each turn',
    tokens: 'tokens on the board after each turn',
    treasury: 'tokens in treasury after each turn',
    advances: 'advances held after each turn',
  },
  average: 'avg',
  inTurn: (turn: number) => `Turn ${turn}`,
  noChart: 'The course of the game cannot be shown just now.',
  older:
    'This game was played by an older version of the rules, and those in force give something else. What was written down of it stands in its log.',
  chartOf: (what: string) => `Chart: ${what}. The table below it holds the same numbers.`,
  numbers: 'The numbers',
  you: 'You',
};
