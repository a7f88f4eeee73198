import { advances } from './advances.ts';
import { changes } from './changes.ts';
import { harms } from './harms.ts';
import { theirs } from './theirs.ts';

/** What advances bring their owners, and what calamities do to their victims, in plain words. */
export const effects = {
  advances,
  changes,
  harms,
  theirs,
  /** What of a number on a card remains, with what one's advances change. */
  leaves: (n: number) => `For you: ${n}.`,
};
