import { SEATS } from './held.ts';

/** Seats this browser holds, with the token that plays each. Whoever has the token has the seat. */
export interface HeldSeat {
  table: string;
  title: string;
  seat: number;
  token: string;
}

/** Anything else is no token at all to the server. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const NAME = 'ochre.name';

export function heldSeats(): HeldSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SEATS) ?? '[]');
    return Array.isArray(kept) ? (kept as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export const seatAt = (table: string): HeldSeat | undefined => heldSeats().find((s) => s.table === table);

export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter((s) => s.table !== seat.table);
  localStorage.setItem(SEATS, JSON.stringify([seat, ...others]));
}

/** Gives up a seat whose table is gone. */
export function dropSeat(table: string): void {
  localStorage.setItem(SEATS, JSON.stringify(heldSeats().filter((s) => s.table !== table)));
}

export const personName = (): string => localStorage.getItem(NAME) ?? '';
export const keepName = (name: string): void => localStorage.setItem(NAME, name);
