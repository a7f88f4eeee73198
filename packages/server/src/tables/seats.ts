import { findBrain } from '@ochre/bots';
import type { FillSeats, JoinTable, Notes, OwnComments, SetBot } from '@ochre/protocol';
import { STAND_IN } from '../play/game.ts';
import { conflict, Refusal } from '../refusal.ts';
import type { Seat, TableRecord } from '../store/store.ts';

export const seatAt = (record: TableRecord, seat: number): Seat => record.seats[seat - 1]!;

export const seatOfAccount = ({ seats }: TableRecord, account: string): number | undefined =>
  seats.find((s) => s.kind === 'human' && s.account === account)?.seat;

export function withSeat(record: TableRecord, seat: Seat): TableRecord {
  return { ...record, seats: record.seats.map((s) => (s.seat === seat.seat ? seat : s)) };
}

/** Before the host has started. */
export function gathering(record: TableRecord): void {
  if (record.status !== 'gathering' || record.draw) throw conflict('started');
}

function running(record: TableRecord): void {
  if (record.status !== 'running') throw conflict('notRunning');
}

export function hostOnly(record: TableRecord, by: number): void {
  if (record.host !== by) throw new Refusal(403, 'host');
}

/** A person takes an open seat; in a running game, one that somebody gave free. */
export function take(
  record: TableRecord,
  want: JoinTable,
  gone: (seat: number) => boolean,
): { record: TableRecord; seat: number } {
  if (record.status === 'over' || record.status === 'archived') throw conflict('over');
  const name = want.name.trim();
  if (record.seats.some((s) => s.kind === 'human' && s.name?.toLowerCase() === name.toLowerCase()))
    throw conflict('name');
  const free = record.seats.filter((s) => s.kind === 'open' && !gone(s.seat));
  const seat = want.seat === undefined ? free[0] : free.find((s) => s.seat === want.seat);
  if (!seat) throw conflict('taken', want.seat === undefined ? 'No seat is free.' : 'This seat is not free.');
  const person: Seat = { seat: seat.seat, kind: 'human', name, since: Date.now() };
  return { record: withSeat(record, person), seat: seat.seat };
}

/** Before the start a person may just go. The host's part falls to the next person. */
export function quit(record: TableRecord, by: number): TableRecord {
  gathering(record);
  const left = withSeat(record, { seat: by, kind: 'open' });
  const next = left.seats.find((s) => s.kind === 'human');
  if (!next) return { ...left, status: 'archived' };
  return record.host === by ? handedOn(left, next) : left;
}

/** Somebody else is the host from now on. */
const handedOn = (record: TableRecord, { seat }: Seat): TableRecord => ({
  ...record,
  host: seat,
  hostSince: Date.now(),
});

/** Since when the present host has been it. */
export const hostSince = (record: TableRecord): number =>
  Math.max(record.hostSince ?? 0, seatAt(record, record.host).since ?? 0);

/** A bot that this server has. */
export function botHere(level: string): string {
  if (!findBrain(level)) throw new Refusal(422, 'bot');
  return level;
}

export function setBot(record: TableRecord, by: number, { seat, level }: SetBot): TableRecord {
  gathering(record);
  hostOnly(record, by);
  const at = record.seats[seat - 1];
  if (!at) throw new Refusal(422, 'seat', `There is no seat ${seat}.`);
  if (at.kind === 'human') throw conflict('taken', 'Somebody sits there.');
  return withSeat(
    record,
    level === null ? { seat, kind: 'open' } : { seat, kind: 'bot', level: botHere(level) },
  );
}

/** Whoever has sat down meanwhile keeps the seat. */
export function fillSeats(record: TableRecord, by: number, { levels }: FillSeats): TableRecord {
  gathering(record);
  hostOnly(record, by);
  const bots = levels.map(botHere);
  let next = 0;
  const seats = record.seats.map(
    (s): Seat => (s.kind === 'open' ? { seat: s.seat, kind: 'bot', level: bots[next++ % bots.length]! } : s),
  );
  return { ...record, seats };
}

/** The game is under way; seats still open are played by bots, and can be taken later. */
export function begin(record: TableRecord): TableRecord {
  const seats = record.seats.map(
    ({ promise: _, ...s }): Seat => (s.kind === 'open' ? { ...s, level: STAND_IN } : s),
  );
  return { ...record, status: 'running', seats };
}

export function standIn(record: TableRecord, seat: number, why: 'choice' | 'absence' | null): TableRecord {
  running(record);
  const { standIn: _, level: __, ...person } = seatAt(record, seat);
  return withSeat(record, why === null ? person : { ...person, standIn: why, level: STAND_IN });
}

/** How long somebody has been away, and from when on somebody else may have the seat. */
export interface Away {
  since: number;
  from: number;
}

const clock = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The seat can be taken by somebody else; a bot plays it until then. */
export function release(record: TableRecord, by: number, seat: number, away: Away | undefined): TableRecord {
  running(record);
  const at = record.seats[seat - 1];
  if (at?.kind !== 'human') throw conflict('seat', 'Nobody sits there.');
  if (seat !== by) {
    hostOnly(record, by);
    if (!away) throw conflict('present');
    if (Date.now() < away.from) throw tooSoon(away);
  }
  const left = withSeat(record, { seat, kind: 'open', level: STAND_IN });
  const next = left.seats.find((s) => s.kind === 'human');
  return record.host === seat && next ? handedOn(left, next) : left;
}

function tooSoon({ since, from }: Away): Refusal {
  const text = `The player is away since ${clock(since)}, and may be replaced from ${clock(from)} on.`;
  return new Refusal(409, 'away', text, { times: { since, from } });
}

/** What the person in a seat wrote down takes the place of what was there. */
export function takeNotes(record: TableRecord, by: number, { text }: Notes): TableRecord {
  const { notes: _, ...at } = seatAt(record, by);
  return withSeat(record, text === '' ? at : { ...at, notes: text });
}

/** The same of what the person wrote about moments. */
export function takeComments(record: TableRecord, by: number, { comments }: OwnComments): TableRecord {
  const { comments: _, ...at } = seatAt(record, by);
  return withSeat(record, comments.length === 0 ? at : { ...at, comments });
}

/** The host has the result read by everybody, or not. */
export function listResult(record: TableRecord, by: number, on: boolean): TableRecord {
  hostOnly(record, by);
  const { listed: _, ...quiet } = record;
  return on ? { ...quiet, listed: true } : quiet;
}

/** A person is named in it, or not. */
export function nameInResult(record: TableRecord, by: number, on: boolean): TableRecord {
  const { named: _, ...seat } = seatAt(record, by);
  return withSeat(record, on ? { ...seat, named: true } : seat);
}

/** People of a table who do not sit there any more after a change. */
export function leftSeats(before: TableRecord, after: TableRecord): Seat[] {
  return before.seats.filter((person, i) => {
    const next = after.seats[i]!;
    return person.kind === 'human' && (next.kind !== 'human' || next.since !== person.since);
  });
}

export function archive(record: TableRecord, by: number): TableRecord {
  hostOnly(record, by);
  return archiveTable(record);
}

export function archiveTable(record: TableRecord): TableRecord {
  if (record.status === 'running') throw conflict('running');
  return { ...record, status: 'archived' };
}
