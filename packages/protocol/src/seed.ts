import { canonical } from '@ochre/engine';
import type { Hasher } from './sha256.ts';

/**
 * A seat's part of the seed. It is promised, by a hash, while nobody has shown a part; once all promises are fixed it is
 * shown, or held back.
 */
export interface SeedPart {
  seat: number;
  promise: string;
  part?: string;
}

/** What a seat promises: it holds for this seat and for this table's seed alone. */
export const promiseOf = (sha256: Hasher, seedHash: string, seat: number, part: string): string =>
  sha256(`ochre-part-1\n${seedHash}\n${seat}\n${part}`);

/** What a game is dealt from: the server's part with those of all seats that gave one. Without any it is the server's alone. */
export function dealSeed(sha256: Hasher, server: string, parts: readonly SeedPart[] = []): string {
  const given = parts
    .filter(({ part }) => part !== undefined)
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, part }) => ({ seat, part }));
  return given.length === 0 ? server : sha256(`ochre-seed-1\n${canonical({ server, parts: given })}`);
}
