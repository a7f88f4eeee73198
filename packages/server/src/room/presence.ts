import type { Presence as PresenceInfo, ServerMessage } from '@ochre/protocol';
import type { LiveGame } from '../play/game.ts';
import { type Listener, SPECTATOR } from '../play/streams.ts';
import { Refusal } from '../refusal.ts';
import type { TableRecord } from '../store/store.ts';

const SPECTATORS = 500;
const SOCKETS_A_SEAT = 8;
/** Comings and goings so close to each other are told together. */
const TOGETHER = 50;

/** One connection to a table. */
export interface Member extends Listener {
  readonly id: string;
  /** 0 for spectators. */
  readonly seat: number;
  readonly name: string;
  /** Of the token that opened the connection. */
  readonly hash?: string;
  /** Holds an invitation, and may look on where spectators may not. */
  readonly invited?: boolean;
  typing: boolean;
  close(code: number, reason: string): void;
}

/** Who is connected to a table, and since when the others are away. */
export class Presence {
  readonly #members = new Set<Member>();
  /** When each seat was last connected or heard of. */
  readonly #seen = new Map<number, number>();
  readonly #opened = Date.now();
  /** Whether a seat may know what others are doing at this moment. */
  readonly #live: (seat: number) => boolean;
  #telling = false;

  constructor(live: (seat: number) => boolean) {
    this.#live = live;
  }

  get count(): number {
    return this.#members.size;
  }

  [Symbol.iterator](): IterableIterator<Member> {
    return this.#members.values();
  }

  at(seat: number): Member[] {
    return [...this.#members].filter((m) => m.seat === seat);
  }

  add(member: Member): void {
    const limit = member.seat === SPECTATOR ? SPECTATORS : SOCKETS_A_SEAT;
    if (this.at(member.seat).length >= limit) throw new Refusal(429, 'crowded');
    this.#members.add(member);
  }

  /** False when the member was gone already. */
  remove(member: Member): boolean {
    const gone = this.#members.delete(member);
    if (gone) this.tellPresence();
    return gone;
  }

  typing(member: Member, on: boolean): void {
    if (member.seat === SPECTATOR || member.typing === on) return;
    member.typing = on;
    this.tellPresence();
  }

  info(viewer = 1): PresenceInfo {
    const seats = (some: (m: Member) => boolean): number[] =>
      [...new Set([...this.#members].filter(some).map((m) => m.seat))].sort((a, b) => a - b);
    return {
      here: seats((m) => m.seat !== SPECTATOR),
      typing: seats((m) => m.typing && this.#live(viewer)),
      away: [...this.#seen]
        .filter(([seat]) => seat !== SPECTATOR && this.at(seat).length === 0)
        .map(([seat, since]) => ({ seat, since })),
      spectators: this.at(SPECTATOR).length,
    };
  }

  /** Somebody is here, in whatever way: connected, or with a request. */
  noticed(seat: number): void {
    this.#seen.set(seat, Date.now());
  }

  /** When a seat was last heard of; as far as is known here, not before the table was opened. */
  lastSeen(seat: number): number {
    return this.#seen.get(seat) ?? this.#opened;
  }

  /** Whether somebody is connected, or was heard of since then. */
  isThere(seat: number, since: number): boolean {
    return this.at(seat).length > 0 || (this.#seen.get(seat) ?? 0) >= since;
  }

  /** Seats a bot will take over because others wait for somebody who is away, and when. */
  absences(record: TableRecord, game: LiveGame): { seat: number; due: number }[] {
    const { absence } = record.timing;
    const now = Date.now();
    if (absence === null || game.time.paused || this.info().here.length === 0) return [];
    return record.seats
      .filter((s) => s.kind === 'human' && !s.standIn && this.at(s.seat).length === 0)
      .filter((s) => game.waitsFor(s.seat) && !game.time.away(s.seat, now))
      .map(({ seat }) => {
        if (!this.#seen.has(seat)) this.#seen.set(seat, now);
        return { seat, due: this.#seen.get(seat)! + absence * 1000 };
      });
  }

  tell(message: ServerMessage, to: (member: Member) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const member of this.#members) if (to(member)) member.send(text);
  }

  tellPresence(): void {
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      this.tell({ t: 'presence', ...this.info() }, ({ seat }) => seat !== SPECTATOR);
      const watched = this.info(SPECTATOR);
      this.tell({ t: 'presence', ...watched }, ({ seat }) => seat === SPECTATOR);
    }, TOGETHER).unref();
  }

  close(code: number, reason: string): void {
    for (const member of this.#members) member.close(code, reason);
    this.#members.clear();
  }
}
