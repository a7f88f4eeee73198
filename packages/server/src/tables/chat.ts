import type { ChatMessage, ChatSend } from '@ochre/protocol';
import { SPECTATOR } from '../play/streams.ts';
import { Refusal } from '../refusal.ts';
import type { NewChat, TableRecord } from '../store/store.ts';
import type { Member } from './people.ts';

export type Speaker = Pick<Member, 'id' | 'seat' | 'name'>;

/** The message as it is filed, if this speaker may write there. */
export function draft(table: TableRecord, from: Speaker, send: ChatSend, at: number): NewChat {
  const { channel, to, text } = send;
  const { seat, name } = from;
  if ((channel === 'spectators') !== (seat === SPECTATOR))
    throw new Refusal(403, 'channel', 'You cannot write there.');
  if ((channel === 'private') !== (to !== undefined))
    throw new Refusal(422, 'to', 'A private message goes to one seat, any other to nobody in particular.');
  if (to !== undefined && (to === seat || table.seats[to - 1]?.kind !== 'human'))
    throw new Refusal(422, 'to', 'Nobody reads messages there.');
  return {
    ...{ table: table.id, at, channel, name, text },
    key: seat === SPECTATOR ? `s:${from.id}:${send.id}` : `${seat}:${send.id}`,
    ...(seat !== SPECTATOR && { from: seat }),
    ...(to !== undefined && { to }),
  };
}

/** Whether a message may be read from this seat. */
export function reads({ channel, from, to }: ChatMessage, seat: number): boolean {
  if (channel === 'table') return true;
  return channel === 'spectators' ? seat === SPECTATOR : seat === from || seat === to;
}
