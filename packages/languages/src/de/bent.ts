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

/** Names of calamities and advances after bei, mit, vor: adjectives in them are bent. */
export const dative = (names: string): string => names.replace(/\p{L}+/gu, (word) => ENDINGS[word] ?? word);
