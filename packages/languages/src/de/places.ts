import { names } from './names.ts';

// Places whose names take an article: "in der Östlichen Wüste", and not "in Östliche Wüste".

type Kind = 'm' | 'f' | 'n' | 'pl';

/** Names that do not begin with an adjective, and peoples, whose adjective does not tell. */
const KINDS: Readonly<Record<string, Kind>> = {
  Adria: 'f',
  Ägäis: 'f',
  Alanen: 'pl',
  Daher: 'pl',
  Dekkan: 'm',
  Donau: 'f',
  Geten: 'pl',
  'Golf von Aden': 'm',
  'Golf von Bengalen': 'm',
  'Golf von Biskaya': 'm',
  'Golf von Oman': 'm',
  Kaukasus: 'm',
  Krim: 'f',
  Oberrhein: 'm',
  'Wüste Thar': 'f',
  Ostghats: 'pl',
  Westghats: 'pl',
  'Östliche Gaetuler': 'pl',
  'Östliche Singhalesen': 'pl',
  'Westliche Gaetuler': 'pl',
  'Westliche Singhalesen': 'pl',
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

/** What a preposition and a name become; the names without an article stay as they are. */
function bend(preposition: string, name: string): string {
  const kind = kindOf(name)!;
  const small = preposition.toLowerCase();
  const said = small === 'nach' ? `in ${accusative(name, kind)}` : short(`${small} ${dative(name, kind)}`);
  return preposition === small ? said : said.charAt(0).toUpperCase() + said.slice(1);
}

const bendable = Object.values(names.areas)
  .filter((name) => kindOf(name) !== undefined)
  .sort((a, b) => b.length - a.length);
const PLACES = new RegExp(
  `(?<!\\p{L})([Ii]n|[Nn]ach|[Aa]us|[Vv]on|[Bb]ei) (${bendable.join('|')})(?!\\p{L})`,
  'gu',
);

/** A sentence with its places in the form that their prepositions ask for. */
export const placed = (sentence: string): string =>
  sentence.replace(PLACES, (_, preposition: string, name: string) => bend(preposition, name));

/** A catalogue whose sentences come with their places bent. */
export function withPlaces<T>(words: T): T {
  if (typeof words === 'function')
    return ((...args: unknown[]) => {
      const said: unknown = words(...args);
      return typeof said === 'string' ? placed(said) : said;
    }) as T;
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, withPlaces(one as unknown)]),
  ) as T;
}
