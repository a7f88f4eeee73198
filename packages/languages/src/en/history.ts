import { count, list } from './ui.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const whys = {
  grown: 'growth',
  built: 'became cities',
  surplus: 'surplus',
  reduced: 'from reduced cities',
  conflict: 'conflict',
  ships: 'for ships',
  calamity: 'calamities',
  placed: 'placed at the start',
  other: 'other',
};

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
  stepOn: 'One step forward',
  phaseBack: 'Beginning of the phase, or the phase before',
  phaseOn: 'Next phase',
  film: 'Film of the game',
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
    eyebrow: 'While you were away',
    decided: 'Since you decided',
    looked: 'Since you looked',
    citiesLost: (n: number) => (n === 1 ? '−1 city' : `−${n} cities`),
    /** `kinds`: the others, counted by kind. */
    title: (mine: number, others: number, kinds: readonly string[]) =>
      mine === 0
        ? others === 0
          ? 'Nothing happened elsewhere.'
          : `Elsewhere: ${list(kinds)}.`
        : `${mine === 1 ? 'One thing concerns' : `${mine} things concern`} you${others === 0 ? '' : `; ${others} happened elsewhere`}.`,
    /** Closed: the weightiest of what others did, and how much more there was. */
    first: (note: string, more: number) => (more === 0 ? note : `${note} ${more} more elsewhere.`),
    note: (who: string, deeds: string) => `${who} ${deeds}.`,
    deeds: {
      cityFalls: (n: number, areas: string, of: string) =>
        `stormed ${n === 1 ? 'the city' : 'cities'} of ${of} in ${areas}`,
      citiesAnnexed: (n: number, areas: string, of: string) =>
        `took ${n === 1 ? 'the city' : 'cities'} of ${of} in ${areas}`,
      calamityRevealed: (names: string) => `was struck by ${names}`,
      advancesBought: (names: string) => `bought ${names}`,
      cityBuilt: (n: number, areas: string) => `built ${n === 1 ? 'a city' : 'cities'} in ${areas}`,
      cityLost: (n: number, areas: string) => `lost the ${n === 1 ? 'city' : 'cities'} in ${areas}`,
      cityReduced: (n: number, areas: string) => `reduced the ${n === 1 ? 'city' : 'cities'} in ${areas}`,
      marker: (space: number, needs: string) =>
        `stayed on space ${space}${needs === '' ? '' : `: needs ${needs}`}`,
      sailed: (areas: string) => `landed in ${areas}`,
    },
    /** A calamity, and what it took from whom it struck. */
    toll: {
      of: (calamity: string, toll: string) => (toll === '' ? calamity : `${calamity} (${toll})`),
      lost: (n: number, areas: string) => `${n === 1 ? 'city' : 'cities'} in ${areas} lost`,
      reduced: (n: number, areas: string) => `${n === 1 ? 'city' : 'cities'} in ${areas} reduced`,
      tokens: (n: number) => `${count(n, 'token')} lost`,
    },
    elsewhere: 'Elsewhere',
    asks: (space: number, needs: string) => `: space ${space} asks for ${needs}.`,
    lacks: (need: string, have: number) => `${need}, not ${have}`,
    /** Why a check of support took a city. */
    short: (had: number, tokens: number, needed: number, first: boolean) =>
      `: you had ${count(had, 'city', 'cities')} and ${count(tokens, 'token')}; ${needed} were needed.${first ? ' A city built this turn goes first.' : ''}`,
    /** Where others came to. */
    beside: (tokens: number, city: boolean) => {
      if (city) return ', where your city stands';
      return tokens === 1 ? ', where one token of yours stands' : `, where ${tokens} tokens of yours stand`;
    },
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
      marker: (n: number) => `${n} moved up the track`,
      stayed: (n: number) => `${n} did not move up the track`,
    },
    thenAndNow: 'You, then and now',
    /** What a change is made of. */
    made: (parts: readonly { why: keyof typeof whys; n: number }[]) =>
      parts.map(({ why, n }) => `${signed(n)} ${whys[why]}`).join(', '),
    tokens: 'Tokens on the board',
    cities: 'Cities',
    treasury: 'Treasury',
    hand: 'Cards in hand',
    space: 'Place on the track',
  },
};
