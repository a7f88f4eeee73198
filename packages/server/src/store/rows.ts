import type { ChatMessage } from '@ochre/protocol';
import type { Entry, SnapshotRow, TableRecord, TokenRow } from './store.ts';

/** A row as a database driver gives it; numbers may come as text or bigint. */
export type Row = Record<string, unknown>;

const text = (value: unknown): string => String(value);
const parsed = <T>(value: unknown): T => JSON.parse(text(value)) as T;

export const toTable = (row: Row): TableRecord => ({
  ...parsed<TableRecord>(row['record']),
  version: Number(row['version']),
});

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
  clock: parsed(row['clock']),
});

export const toChat = (row: Row): ChatMessage => ({
  id: Number(row['id']),
  at: Number(row['at']),
  channel: row['channel'] as ChatMessage['channel'],
  ...(row['from_seat'] !== null && { from: Number(row['from_seat']) }),
  name: text(row['name']),
  ...(row['to_seat'] !== null && { to: Number(row['to_seat']) }),
  text: text(row['body']),
});
