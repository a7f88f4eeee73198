import { count } from './ui.ts';

const NUMBERS = [
  ...['Niemand', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],
  ...['Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
];
const word = (n: number): string => NUMBERS[n] ?? String(n);

const few = (n: number): string => word(n).toLowerCase();

/** A sentence ends with one full stop, also after an abbreviation. */
const stop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const film = {
  bar: 'Was die anderen tun',
  paces: { slow: 'Ruhig', normal: '1×', fast: '2×', fastest: '4×' },
  pace: 'Tempo',
  pause: 'Anhalten',
  play: 'Weiter',
  skip: 'Überspringen',
  space: 'Leertaste',
  skipToMe: 'Weiter zu meiner Entscheidung',
  skipToNow: 'Weiter zu jetzt',
  skipShort: 'Zu mir',
  eyebrow: 'Die anderen spielen',
  movesEyebrow: 'Die anderen ziehen',
  moves: (who: string, more: number, next: string | undefined) => {
    const then = next && `dann ${next}`;
    if (more > 0) return `${who} zieht. ${stop([`Noch ${few(more)}`, then].filter(Boolean).join(', '))}`;
    return then ? stop(`${who} zieht, ${then}`) : `${who} zieht.`;
  },
  acts: (phase: string, who: string, more: number) =>
    `${phase}: ${who}.${more > 0 ? ` Noch ${few(more)}.` : ''}`,
  track: 'Wer vorrückt und wer stehen bleibt.',
  begins: 'Die anderen spielen. Hier siehst du ihre Züge.',
  stacks: (stacks: number, ships: number) =>
    [stacks > 0 && count(stacks, 'Stapel', 'Stapel'), ships > 0 && count(ships, 'Schiff', 'Schiffe')]
      .filter(Boolean)
      .join(', '),
  doing: 'jetzt',
  moving: 'zieht',
  next: 'dann',
  inSentence: (phase: string) => phase,
  after: 'Nach dem Film',
  nextDecision: (what: string, phase: number | undefined) =>
    `Deine nächste Entscheidung: ${what}${phase === undefined ? '' : `, Phase ${phase}`}.`,
  noDecision: 'Noch wirst du nichts gefragt.',
  stays: 'Alle Pfeile bleiben auf der Karte, bis du handelst.',
  settings: 'Tempo, und ob es Filme gibt: in den Einstellungen.',
  keys: 'Leertaste überspringt, P hält an, ← → wechseln das Volk, [ ] das Tempo.',
  walks: (who: string, n: number, from: string, to: string) =>
    `${who} zieht mit ${n} von ${from} nach ${to}.`,
  ships: (who: string, n: number, from: string, to: string) =>
    n > 0 ? `${who} bringt ${n} zu Schiff von ${from} nach ${to}.` : `${who} segelt von ${from} nach ${to}.`,
  manyMove: (names: string) => `${names} ziehen.`,
  yours: (n: number) => (n === 1 ? 'Dort steht 1 von dir.' : `Dort stehen ${n} von dir.`),
  step: (on: number, stay: number) =>
    `${on === 1 ? 'Eine rückt' : `${word(on)} rücken`} vor${stay > 0 ? `, ${stay === 1 ? 'eine bleibt' : `${word(stay).toLowerCase()} bleiben`} stehen` : ''}.`,
  calamity: (n: number, of: number) => `Unglück ${n} von ${of}`,
  calamityYours: 'für dich',
  layer: {
    counts: (arrows: number, mine: number) =>
      `${count(arrows, 'Pfeil', 'Pfeile')}${mine > 0 ? ` · ${mine} ${mine === 1 ? 'betraf' : 'betrafen'} dich` : ''}`,
    choose: 'Was auf der Karte bleibt',
    which: { all: 'Alles', mine: 'Meins', off: 'Aus' },
    again: 'Noch einmal',
    fresh: 'neu',
  },
};
