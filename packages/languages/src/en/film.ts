import { count } from './ui.ts';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
const word = (n: number): string => NUMBERS[n] ?? String(n);

/** A sentence ends with one full stop, also after an abbreviation. */
const stop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const film = {
  bar: 'What the others do',
  paces: { slow: 'Calm', normal: '1×', fast: '2×', fastest: '4×' },
  pace: 'Pace',
  pause: 'Pause',
  play: 'Play on',
  skip: 'Skip',
  space: 'Space',
  skipToMe: 'Skip to my next decision',
  skipToNow: 'Skip to the present',
  skipShort: 'Skip to me',
  eyebrow: 'The others play',
  movesEyebrow: 'The others move',
  moves: (who: string, more: number, next: string | undefined) => {
    const then = next && `then ${next}`;
    if (more > 0) return `${who} moves. ${stop([`${word(more)} more`, then].filter(Boolean).join(', '))}`;
    return then ? stop(`${who} moves, ${then}`) : `${who} moves.`;
  },
  acts: (phase: string, who: string, more: number) =>
    `${phase}: ${who}.${more > 0 ? ` ${word(more)} more.` : ''}`,
  track: 'Who steps on, and who stays.',
  begins: 'The others play. Their turns are shown here.',
  stacks: (stacks: number, ships: number) =>
    [stacks > 0 && count(stacks, 'stack'), ships > 0 && count(ships, 'ship')].filter(Boolean).join(', '),
  doing: 'now',
  moving: 'moving',
  next: 'next',
  /** The name of a phase within a sentence; abbreviations stay as they are. */
  inSentence: (phase: string) => (phase.includes('.') ? phase : phase.toLowerCase()),
  after: 'After the film',
  nextDecision: (what: string, phase: number | undefined) =>
    `Your next decision: ${what}${phase === undefined ? '' : `, phase ${phase}`}.`,
  noDecision: 'Nothing is asked of you yet.',
  stays: 'Every arrow stays on the map until you act.',
  settings: 'Pace and film off: settings.',
  keys: 'Space skips, P stops, ← → change the nation, [ ] the pace.',
  walks: (who: string, n: number, from: string, to: string) => `${who} moves ${n} from ${from} to ${to}.`,
  ships: (who: string, n: number, from: string, to: string) =>
    n > 0 ? `${who} ships ${n} from ${from} to ${to}.` : `${who} sails from ${from} to ${to}.`,
  manyMove: (names: string) => `${names} move.`,
  yours: (n: number) => (n === 1 ? 'Your 1 stands there.' : `Your ${n} stand there.`),
  step: (on: number, stay: number) =>
    `${word(on)} ${on === 1 ? 'steps' : 'step'} on${stay > 0 ? `, ${word(stay).toLowerCase()} ${stay === 1 ? 'stays' : 'stay'}` : ''}.`,
  calamity: (n: number, of: number) => `Calamity ${n} of ${of}`,
  calamityYours: 'to you',
  layer: {
    counts: (arrows: number, mine: number) =>
      `${count(arrows, 'arrow')}${mine > 0 ? ` · ${mine} touched you` : ''}`,
    choose: 'What stays on the map',
    which: { all: 'All', mine: 'Mine', off: 'Off' },
    again: 'Play again',
    fresh: 'new',
  },
};
