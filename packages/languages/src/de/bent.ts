import { ui } from './ui.ts';

const YOU = new RegExp(`\\b${ui.you}\\b`);

/** A name, or a list of names, after von, bei, mit: only "Du" is bent. */
export const to = (names: string): string => names.replace(YOU, 'dir');

/** The same after an, für, gegen. */
export const at = (names: string): string => names.replace(YOU, 'dich');

/** The city of somebody, as a sentence or a clause begins. */
export const cityOf = (name: string): string => (name === ui.you ? 'Deine Stadt' : `Die Stadt von ${name}`);

/** Plain and coast of somebody, whom something befalls. */
export const landOf = (land: 'Flussebene' | 'Küste', name: string): string =>
  name === ui.you ? `deine ${land}` : `die ${land} von ${name}`;

const ENDINGS: Readonly<Record<string, string>> = {
  Aberglaube: 'Aberglauben',
  Allgemeine: 'Allgemeiner',
  Innere: 'Inneren',
  Kleiner: 'Kleinem',
  Verprasster: 'Verprasstem',
};

/** Calamities that somebody suffers as one of their kind; of the others one says the name alone. */
const ONE: Readonly<Record<string, string>> = {
  Bürgerkrieg: 'einem',
  Erdbeben: 'einem',
  Flut: 'einer',
  Hungersnot: 'einer',
  'Kleiner Aufstand': 'einem',
  Küstenwanderung: 'einer',
  Meuterei: 'einer',
  Rückschritt: 'einem',
  Seuche: 'einer',
  Sklavenaufstand: 'einem',
  'Stadt in Flammen': 'einer',
  Stammesfehde: 'einer',
  Unwetter: 'einem',
  'Vulkan oder Erdbeben': 'einem',
  'Vulkanausbruch oder Erdbeben': 'einem',
  Wirbelsturm: 'einem',
};
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(ONE)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\p{L})`,
  'gu',
);

/** Names of calamities after unter, with an article where one suffers one of them. */
export const under = (names: string): string =>
  dative(names.replace(NAMED, (name) => `${ONE[name]} ${name}`)).replace('einem Kleinem', 'einem Kleinen');

/** Names of calamities and advances after bei, mit, vor: adjectives in them are bent. */
export const dative = (names: string): string => names.replace(/\p{L}+/gu, (word) => ENDINGS[word] ?? word);
