import { list } from '../ui.ts';
import { advances } from './advances.ts';
import { changes } from './changes.ts';
import { harms } from './harms.ts';
import { theirs } from './theirs.ts';

const parted = (parts: readonly { label: string; n: number }[]): string =>
  list(parts.map(({ label, n }) => `${label} (${n < 0 ? `−${-n}` : `+${n}`})`));

/** What advances bring their owners, and what calamities do to their victims, in plain words. */
export const effects = {
  advances,
  changes,
  harms,
  theirs,
  /** What of a number on a card remains, with what one's advances change. */
  leaves: (n: number) => `For you: ${n}.`,
  comesTo: (parts: readonly { label: string; n: number }[], total: number, same: boolean) =>
    same ? `${parted(parts)} leave it at ${total} for you.` : `With ${parted(parts)} it is ${total} for you.`,
};
