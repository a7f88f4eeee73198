import { names } from './names.ts';

// Places whose names take an article: "in der Östlichen Wüste", and not "in Östliche Wüste".

type Kind = 'm' | 'f' | 'n' | 'pl';

/** Names that do not begin with an adjective. */
const KINDS: Readonly<Record<string, Kind>> = {
  Adria: 'f',
  Ägäis: 'f',
  Balearen: 'pl',
  Dekkan: 'm',
  Donau: 'f',
  Ebro: 'm',
  Fajum: 'n',
  'Golf von Aden': 'm',
  'Golf von Bengalen': 'm',
  'Golf von Biskaya': 'm',
  'Golf von Oman': 'm',
  Hadramaut: 'm',
  Jordan: 'm',
  Kaukasus: 'm',
  Krim: 'f',
  Kyrenaika: 'f',
  Nefud: 'f',
  'Nefud-Wüste': 'f',
  Nordatlantik: 'm',
  Nordsee: 'f',
  Oberrhein: 'm',
  Ostghats: 'pl',
  Peloponnes: 'm',
  Pyrenäen: 'pl',
  Rhein: 'm',
  Rubikon: 'm',
  Sahara: 'f',
  Sinai: 'm',
  Sudeten: 'pl',
  Westghats: 'pl',
  'Wüste Thar': 'f',
  Zagros: 'm',
};

const ADJECTIVE = /^\p{Lu}\p{Ll}+(e[rs]?) (?=\p{Lu})/u;
const ADJECTIVES = /(?<=\p{Ll})e[rs]?(?= \p{Lu})/gu;
const BY_ENDING: Readonly<Record<string, Kind>> = { er: 'm', es: 'n', e: 'f' };

const kindOf = (name: string): Kind | undefined => KINDS[name] ?? BY_ENDING[ADJECTIVE.exec(name)?.[1] ?? ''];

/** Its adjectives with another ending. */
const ending = (name: string, as: string): string =>
  ADJECTIVE.test(name) && !name.startsWith('Wüste') ? name.replace(ADJECTIVES, as) : name;

/** Where somebody is: "der Östlichen Wüste". */
function dative(name: string, kind: Kind): string {
  const bent = ending(name, 'en');
  const article = { m: 'dem', n: 'dem', f: 'der', pl: 'den' }[kind];
  return `${article} ${kind === 'pl' && !/[ns]$/.test(bent) ? `${bent}n` : bent}`;
}

/** Where somebody goes: "die Östliche Wüste". */
function accusative(name: string, kind: Kind): string {
  const article = { m: 'den', n: 'das', f: 'die', pl: 'die' }[kind];
  return `${article} ${ending(name, kind === 'm' || kind === 'pl' ? 'en' : 'e')}`;
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^in dem /, 'im '],
  [/^von dem /, 'vom '],
  [/^bei dem /, 'beim '],
];
const short = (words: string): string =>
  SHORT.reduce((said, [long, brief]) => said.replace(long, brief), words);

/** What a preposition and a name become. */
function bend(preposition: string, name: string): string {
  const kind = kindOf(name);
  if (!kind) return `${preposition} ${name}`;
  return preposition === 'nach'
    ? `in ${accusative(name, kind)}`
    : short(`${preposition} ${dative(name, kind)}`);
}

const bendable = [...new Set([...Object.keys(KINDS), ...Object.values(names.areas)])]
  .filter((name) => kindOf(name) !== undefined)
  .sort((a, b) => b.length - a.length)
  .join('|');
/** A name like the others, so that one among them may be bent. */
const NAME = `(?:${bendable}|\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)*)`;
const PLACES = new RegExp(
  `(?<!\\p{L})([Ii]n|[Nn]ach|[Aa]us|[Vv]on|[Bb]ei) ((?:${NAME}(?:, | und ))*(?:${bendable})(?:(?:, | und )${NAME})*)(?!\\p{L})`,
  'gu',
);

/** A sentence with its places in the form that their prepositions ask for: in a list it stands before each of them. */
export const placed = (sentence: string): string =>
  sentence.replace(PLACES, (_, preposition: string, places: string) => {
    const said = places
      .split(/(, | und )/)
      .map((part, i) => (i % 2 === 1 ? part : bend(preposition.toLowerCase(), part)))
      .join('');
    return /^\p{Lu}/u.test(preposition) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
