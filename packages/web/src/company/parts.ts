import type { TableInfo } from '@ochre/protocol';
import { promiseOf } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { call } from '../net/api.ts';
import { newId } from '../net/ids.ts';
import { keepPart, keptPart, promisesOf } from '../session/keptParts.ts';

interface Place {
  seat: number;
  token: string;
}

/** Characters that are not seen, which the server would not take. */
const UNSEEN = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/gu;

/** People's own words are part of it; chance is added, so that nobody finds them out from the promise. */
export const partFrom = (words: string): string =>
  `${[...words.replace(UNSEEN, '').trim()].slice(0, 60).join('')} ${newId()}${newId()}`.trim();

/** Promises a part with a person's own words in it, or by chance alone. */
export async function promisePart(table: TableInfo, { seat, token }: Place, words = ''): Promise<TableInfo> {
  const { id, seedHash } = table;
  const part = partFrom(words);
  const promise = promiseOf(sha256, seedHash, seat, part);
  // Kept first: a promise that this browser does not remember could not be kept.
  keepPart({ table: id, seat, seedHash, part, promise });
  return call('POST', `/tables/${id}/promise`, { promise }, token);
}

export const promiseNone = ({ id }: TableInfo, token: string): Promise<TableInfo> =>
  call('POST', `/tables/${id}/promise`, { promise: null }, token);

/** Parts that this page has given, or is giving: what the table tells of them may be older. */
const giving = new Set<string>();

/**
 * Gives the part once all promises are fixed. Not where the server's own promise or mine is another than this browser
 * remembers: then the part stays here. What does not get through is given when the table is heard of again.
 */
export async function givePart({ id, seedHash, draw }: TableInfo, { seat, token }: Place): Promise<void> {
  const kept = keptPart(id);
  const mine = draw?.parts.find((p) => p.seat === seat);
  if (!kept || !mine || mine.part !== undefined) return;
  if (kept.seat !== seat || kept.seedHash !== seedHash || mine.promise !== kept.promise) return;
  if (giving.has(kept.promise)) return;
  giving.add(kept.promise);
  keepPart({ ...kept, fixed: promisesOf(draw!) });
  await call('POST', `/tables/${id}/part`, { part: kept.part }, token).catch(() =>
    giving.delete(kept.promise),
  );
}
