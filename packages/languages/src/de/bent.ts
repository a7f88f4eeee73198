import { ui } from './ui.ts';

const YOU = new RegExp(`\\b${ui.you}\\b`);

/** A name, or a list of names, after von, bei, mit: only "Du" is bent. */
export const to = (names: string): string => names.replace(YOU, 'dir');

/** The same after an, für, gegen. */
export const at = (names: string): string => names.replace(YOU, 'dich');

/** The city of somebody, as a sentence or a clause begins. */
export const cityOf = (name: string): string => (name === ui.you ? 'Deine Stadt' : `Die Stadt von ${name}`);
