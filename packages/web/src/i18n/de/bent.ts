import { ui } from './ui.ts';

/** A name after von, bei, mit: only "Du" is bent. */
export const to = (name: string): string => (name === ui.you ? 'dir' : name);

/** A name after an, für, gegen. */
export const at = (name: string): string => (name === ui.you ? 'dich' : name);

/** The city of somebody, as a sentence or a clause begins. */
export const cityOf = (name: string): string => (name === ui.you ? 'Deine Stadt' : `Die Stadt von ${name}`);
