import { word } from './numbers.ts';
import { count, ordinal } from './ui.ts';

const tokens = (n: number): string => count(n, 'token');
const cities = (n: number): string => count(n, 'city', 'cities');
const points = (n: number): string => count(n, 'point');
const spaces = (n: number): string => count(n, 'space');

/** What a calamity cost, as far as it cost something. */
const losses = (ofTokens: number, ofCities: number): string =>
  [ofTokens > 0 && tokens(ofTokens), ofCities > 0 && cities(ofCities)].filter(Boolean).join(' and ');

// Nations are told of in the past: "Celts built" is right, and so is "Rome built".
export const gameFilm = {
  film: 'Film of the game',
  chronicle: 'Chronicle',
  barbarians: 'Barbarians',
  turnOf: (turn: number, of: number) => `turn ${turn} of ${of}`,
  year: (n: number) => `${n} BC`,
  years: (from: number, to: number) => `${from} – ${to} BC`,
  about: (ruleset: string, nations: number) => `${ruleset} · ${word(nations)} nations`,
  untitled: (ruleset: string) => `A game of ${ruleset}`,
  prevails: (nation: string) => `${nation} prevails`,
  share: (nations: string) => `${nations} share the victory`,
  unfinished: 'The game stands still',
  margin: (score: number, ahead: number, second: string) =>
    ahead > 0 ? `${points(score)}, ${ahead} ahead of ${second}` : `${points(score)}, level with ${second}`,
  raceMargin: (space: number, ahead: number, second: string) =>
    ahead > 0
      ? `space ${space}, ${spaces(ahead)} ahead of ${second}`
      : `space ${space}, level with ${second}`,
  alone: (score: number) => points(score),
  more: (n: number) => `and ${n} more`,
  cities,
  turning: {
    firstCity: (nation: string, area: string) => `${nation} built the first city, in ${area}`,
    war: (area: string, one: string, other: string, lost: number) =>
      `War over ${area}: ${one} and ${other} lost ${tokens(lost)}`,
    cityFalls: (area: string, by: string, of: string) => `${by} overran ${area}, a city of ${of}`,
    capitalFalls: (area: string, by: string, of: string) => `${area}, home of ${of}, fell to ${by}`,
    calamity: (calamity: string, nation: string, ofTokens: number, ofCities: number) =>
      `${calamity}: ${nation} lost ${losses(ofTokens, ofCities)}`,
    calamityOfMany: (calamity: string, nation: string, ofTokens: number, ofCities: number) =>
      `${calamity}: ${nation} and others lost ${losses(ofTokens, ofCities)}`,
    lead: (nation: string, from: string) => `${nation} took the lead from ${from}`,
    epoch: (nation: string, epoch: string) => `${nation} came first into the ${epoch}`,
    deal: (one: string, other: string, n: number) => `The largest deal: ${one} and ${other}, ${n} cards`,
    cities: (nation: string, n: number) => `${nation} built ${word(n)} cities in one turn`,
    realm: (nation: string, n: number) => `${nation} held ${word(n)} areas before all others`,
    rise: (nation: string, from: number, to: number) =>
      `${nation} climbed from ${ordinal(from)} to ${ordinal(to)}`,
    fall: (nation: string, from: number, to: number) =>
      `${nation} sank from ${ordinal(from)} to ${ordinal(to)}`,
    gone: (nation: string) => `${nation} vanished from the map`,
    end: (nation: string, ahead: number, second: string) =>
      ahead > 0
        ? `${nation} won, ${points(ahead)} ahead of ${second}`
        : `${nation} won, level with ${second}`,
    raceEnd: (nation: string, ahead: number, second: string) =>
      ahead > 0
        ? `${nation} won, ${spaces(ahead)} ahead of ${second}`
        : `${nation} won, level with ${second}`,
    endAlone: (nation: string) => `${nation} won`,
  },
  poster: {
    about: (ruleset: string, nations: number, turns: number) =>
      `A game of ${ruleset} · ${word(nations)} nations · ${word(turns)} turns`,
    race: 'The race',
    raceNote: (turns: number) => `lead over the average, in points, turns 1 to ${turns}`,
    raceNoteTrack: (turns: number) => `lead over the average, in spaces, turns 1 to ${turns}`,
    average: 'avg',
    chronicle: (n: number) => `the ${word(n)} turns of fortune: what changed most`,
    sums: (deals: number, built: number, wars: number, calamities: number) =>
      [
        count(deals, 'deal'),
        `${cities(built)} built`,
        count(wars, 'conflict'),
        count(calamities, 'calamity', 'calamities'),
      ].join(' · '),
  },
  room: {
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    turnBack: 'One turn back',
    turnOn: 'One turn on',
    whole: 'Full screen',
    seek: 'Moment of the film',
    at: (seconds: number, turn: number, year: string) => `second ${seconds}, turn ${turn}, ${year}`,
    points: 'Turning points',
    turn: 'Turn',
    saveFilm: 'Save as film',
    savePoster: 'Save poster',
    saving: (percent: number) => `Saving: ${percent} %`,
    stop: 'Stop saving',
    noEncoder: 'This browser cannot write films. Chrome, Edge and Firefox can; the poster works everywhere.',
    failed: 'It could not be saved. Try again.',
    telling: (percent: number) => `Playing the game again: ${percent} %`,
    older:
      'This game was played by an older version of the rules, and those in force give something else: there is no film of it.',
    running: 'A game has its film when it is over.',
    mishap: 'The film cannot be shown just now. Go back and try again.',
    still: 'Reduced motion: the film stands still. Step through its turns with the slider or the arrow keys.',
    keys: 'Space plays, arrows step by turn, F fills the screen.',
  },
};
