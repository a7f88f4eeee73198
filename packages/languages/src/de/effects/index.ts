import { advances } from './advances.ts';
import { changes } from './changes.ts';
import { harms } from './harms.ts';
import { theirs } from './theirs.ts';

export const effects = {
  advances,
  changes,
  harms,
  theirs,
  leaves: (n: number) => `Für dich: ${n}.`,
};
