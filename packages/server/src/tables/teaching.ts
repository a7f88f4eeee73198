import { conflict } from '../refusal.ts';
import type { Seat, TableRecord } from '../store/store.ts';
import { gathering, hostOnly, seatAt, withSeat } from './seats.ts';

const closed = ({ openHand: _, ...seat }: Seat): Seat => seat;

export function teachingOnly(record: TableRecord): void {
  if (!record.teaching) throw conflict('notTeaching');
}

/** The host makes it a game to learn by, or one like any other, in which nobody has agreed to anything. */
export function setTeaching(record: TableRecord, by: number, on: boolean): TableRecord {
  gathering(record);
  hostOnly(record, by);
  const { teaching: _, ...usual } = record;
  return on ? { ...usual, teaching: true } : { ...usual, seats: record.seats.map(closed) };
}

/** A person agrees that hands are open, or no longer does. */
export function openHand(record: TableRecord, by: number, open: boolean): TableRecord {
  teachingOnly(record);
  if (record.status === 'over' || record.status === 'archived') throw conflict('over');
  const seat = closed(seatAt(record, by));
  return withSeat(record, open ? { ...seat, openHand: true } : seat);
}

/** Whether all people of a table have agreed that hands are open to them. */
export const handsOpen = ({ teaching, seats }: TableRecord): boolean =>
  teaching === true && seats.every(({ kind, openHand }) => kind !== 'human' || openHand === true);
