import type { Channel, ChatMessage, ChatSend } from '@ochre/protocol';
import { SPECTATOR } from '../play/streams.ts';
import { Refusal } from '../refusal.ts';
import type { NewChat, TableRecord } from '../store/store.ts';
import type { Member } from './presence.ts';

export type Speaker = Pick<Member, 'id' | 'seat' | 'name'>;

/** The message as it is filed, if this speaker may write there. */
export function draft(table: TableRecord, from: Speaker, send: ChatSend, at: number): NewChat {
  const { channel, to, text } = send;
  const { seat, name } = from;
  if ((channel === 'spectators') !== (seat === SPECTATOR))
    throw new Refusal(403, 'channel', 'You cannot write there.');
  if ((channel === 'private') !== (to !== undefined))
    throw new Refusal(422, 'to', 'A private message goes to one seat, any other to nobody in particular.');
  if (silenced(table, seat, channel)) throw new Refusal(403, 'muted', 'You may not write there.');
  if (to !== undefined && (to === seat || table.seats[to - 1]?.kind !== 'human'))
    throw new Refusal(422, 'to', 'Nobody reads messages there.');
  return {
    ...{ table: table.id, at, channel, name, text },
    key: seat === SPECTATOR ? `s:${from.id}:${send.id}` : `${personAt(table, seat)}:${send.id}`,
    ...(seat !== SPECTATOR && { from: seat }),
    ...(to !== undefined && { to }),
  };
}

/** Whoever sits there now, not whoever sat there before. */
function personAt({ seats }: TableRecord, seat: number): string {
  const { since } = seats[seat - 1]!;
  return since === undefined ? `${seat}` : `${seat}.${since}`;
}

/** The host can close the table's chat to a seat, so that nobody is kept from trading; an admin closes every chat. */
function silenced({ seats, spectatorsMuted }: TableRecord, seat: number, channel: Channel): boolean {
  if (seat === SPECTATOR) return spectatorsMuted === true;
  const { muted } = seats[seat - 1]!;
  return muted === 'admin' || (muted === 'host' && channel === 'table');
}

/** Whether a seat gets a message: it may read it, the one who sits there was meant, and wants to hear it. */
export function hears({ seats }: TableRecord, message: ChatMessage, seat: number): boolean {
  const { from, channel, at } = message;
  if (channel === 'private' && at <= (seats[seat - 1]?.since ?? 0)) return false;
  if (from !== undefined && seats[seat - 1]?.muting?.includes(from)) return false;
  return reads(message, seat);
}

/** Whether a message may be read from this seat. */
function reads({ channel, from, to }: ChatMessage, seat: number): boolean {
  if (channel === 'table') return true;
  return channel === 'spectators' ? seat === SPECTATOR : seat === from || seat === to;
}
