import { list } from '../ui.ts';
import { advances } from './advances.ts';
import { changes } from './changes.ts';
import { harms } from './harms.ts';
import { theirs } from './theirs.ts';

const parted = (parts: readonly { label: string; n: number }[]): string =>
  list(parts.map(({ label, n }) => `${label} (${n < 0 ? `−${-n}` : `+${n}`})`));

export const effects = {
  advances,
  changes,
  harms,
  theirs,
  leaves: (n: number) => `Für dich: ${n}.`,
  comesTo: (parts: readonly { label: string; n: number }[], total: number, same: boolean) =>
    same
      ? `${parted(parts)}: Für dich bleibt es bei ${total}.`
      : `${parted(parts)}: Für dich sind es ${total}.`,
};
