import { type ChatMessage, PACES } from '@ochre/protocol';
import { sha256 } from '../tables/tokens.ts';
import type { Row } from './database.ts';
import type { ChangeRow, Entry, SnapshotRow, StateRow, TableRecord, TokenRow } from './store.ts';

const text = (value: unknown): string => String(value);
const parsed = <T>(value: unknown): T => JSON.parse(text(value)) as T;

/** Tables filed before there were all of today's times have those of a calm game. */
export function toTable(row: Row): TableRecord {
  const record = parsed<TableRecord>(row['record']);
  return { ...record, timing: { ...PACES.calm, ...record.timing }, version: Number(row['version']) };
}

export const toToken = (row: Row): TokenRow => ({
  hash: text(row['hash']),
  table: text(row['table_id']),
  seat: Number(row['seat']),
});

export const toEntry = (row: Row): Entry => ({
  seq: Number(row['seq']),
  at: Number(row['at']),
  turn: Number(row['turn']),
  phase: text(row['phase']),
  ...(row['client_key'] !== null && { key: text(row['client_key']) }),
  action: parsed(row['action']),
  events: parsed(row['events']),
  chain: text(row['chain']),
});

export const toSnapshot = (row: Row): SnapshotRow => ({
  seq: Number(row['seq']),
  chain: text(row['chain']),
  state: parsed(row['state']),
});

export const toChange = (row: Row): ChangeRow => ({ seq: Number(row['seq']), change: parsed(row['change']) });

export const toState = (row: Row): StateRow => ({ seq: Number(row['seq']), state: parsed(row['state']) });

/** A name for a message that tells nothing of how many were filed before it, private ones among them. */
const nameOf = (key: string): number => 1 + Number.parseInt(sha256(key).slice(0, 12), 16);

export const toChat = (row: Row): ChatMessage => ({
  id: nameOf(text(row['client_key'])),
  at: Number(row['at']),
  channel: row['channel'] as ChatMessage['channel'],
  ...(row['from_seat'] !== null && { from: Number(row['from_seat']) }),
  name: text(row['name']),
  ...(row['to_seat'] !== null && { to: Number(row['to_seat']) }),
  text: text(row['body']),
});
