import { dealSeed, promiseOf, type SeedPart } from '@ochre/protocol/seed.ts';
import { conflict } from '../refusal.ts';
import type { Seat, Store, TableRecord } from '../store/store.ts';
import { gathering, hostOnly, seatAt, withSeat } from './seats.ts';
import { sha256 } from './tokens.ts';

const unpromised = ({ promise: _, ...seat }: Seat): Seat => seat;

/** A seat promises a part of the seed, another one than before, or none; until the host starts. */
export function promisePart(record: TableRecord, by: number, promise: string | null): TableRecord {
  gathering(record);
  const seat = unpromised(seatAt(record, by));
  return withSeat(record, promise === null ? seat : { ...seat, promise });
}

/** The host starts: no promise is made, changed or taken back from now on, and those who are there give their parts. */
export function callForParts(
  record: TableRecord,
  by: number,
  there: (seat: number) => boolean,
  until: number,
): TableRecord {
  gathering(record);
  hostOnly(record, by);
  const parts = record.seats.flatMap(({ seat, promise }) =>
    promise !== undefined && there(seat) ? [{ seat, promise }] : [],
  );
  return parts.length === 0 ? record : { ...record, draw: { until, parts } };
}

/** A seat gives the part it promised: once, and while the deal waits for it. */
export function givePart(record: TableRecord, by: number, part: string): TableRecord {
  const { draw, seedHash, status } = record;
  if (!draw || status !== 'gathering') throw conflict(status === 'gathering' ? 'noDraw' : 'started');
  const mine = draw.parts.find(({ seat }) => seat === by);
  if (!mine) throw conflict('noPromise');
  if (mine.part !== undefined) throw conflict('partGiven');
  if (promiseOf(sha256, seedHash, by, part) !== mine.promise) throw conflict('otherPart');
  const parts = draw.parts.map((p): SeedPart => (p === mine ? { ...p, part } : p));
  return { ...record, draw: { ...draw, parts } };
}

/** Whether a deal waits for parts. */
export const drawing = ({ status, draw }: TableRecord): boolean =>
  status === 'gathering' && draw !== undefined;

/** Whether it waits for nobody any more. */
export const drawn = ({ draw }: TableRecord): boolean =>
  draw?.parts.every(({ part }) => part !== undefined) ?? true;

/** What the game of a table is dealt from. */
export async function seedOf(store: Store, { id, draw }: TableRecord): Promise<string | undefined> {
  const server = await store.seed(id);
  return server === undefined ? undefined : dealSeed(sha256, server, draw?.parts);
}
