import { count } from './ui.ts';

export const history = {
  open: 'History',
  openHint: 'Step back through the game',
  looking: (turn: number, phase: string) => `You are looking at turn ${turn}, ${phase}`,
  tableGoesOn: 'The table plays on.',
  gameOver: 'The game is over.',
  asked: 'The table waits for you.',
  back: 'Back to now',
  backToTable: 'Back to the table',
  eyebrow: 'As it was',
  moment: (turn: number, phase: string) => `Turn ${turn}, ${phase}`,
  happened: 'What happened in this phase',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'One step back',
  stepOn: 'One step on',
  phaseBack: 'Beginning of the phase, or the phase before',
  phaseOn: 'Next phase',
  speed: 'Speed of playing',
  timeline: 'Timeline',
  turnMark: (turn: number) => `Go to turn ${turn}`,
  now: 'now',
  keys: 'Arrows step, with Shift by phase; space plays; Escape goes back.',
  failed: 'This moment cannot be shown just now. Try again, or go back to the table.',
  older:
    'This was played by an older version of the rules. What happened is told as it was written down; the board shows the present.',
  see: 'See this moment',
  marks: {
    battle: 'conflicts',
    city: 'cities',
    calamity: 'calamities',
    deal: 'deals',
    advance: 'advances',
  },
  show: 'Show',
  since: {
    eyebrow: 'Since you looked away',
    decided: 'Since you decided',
    looked: 'Since you looked',
    citiesLost: (n: number) => (n === 1 ? '−1 city' : `−${n} cities`),
    title: (mine: number, others: number) =>
      mine === 0
        ? `${count(others, 'thing')} happened; none of it touched you.`
        : others === 0
          ? `${count(mine, 'thing')} touched you.`
          : `${count(mine, 'thing')} touched you; ${others} did not.`,
    elsewhere: 'Elsewhere',
    more: (n: number) => `${n} more`,
    replay: 'Replay',
    dismiss: 'Understood',
    counts: {
      move: (n: number) => count(n, 'move'),
      battle: (n: number) => count(n, 'conflict'),
      city: (n: number) => `${count(n, 'city', 'cities')} changed`,
      calamity: (n: number) => count(n, 'calamity', 'calamities'),
      deal: (n: number) => count(n, 'deal'),
      advance: (n: number) => `${n} bought advances`,
      marker: (n: number) => `${n} stepped on`,
    },
    thenAndNow: 'You, then and now',
    tokens: 'Tokens on the board',
    cities: 'Cities',
    treasury: 'Treasury',
    hand: 'Cards in hand',
    space: 'Place on the succession table',
  },
};
