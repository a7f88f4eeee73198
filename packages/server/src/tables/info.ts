import type { SeatInfo, TableInfo } from '@ochre/protocol';
import type { TableRecord } from '../store/store.ts';

/** The contact is for the server alone. */
const channelOf = ({ kind, off }: NonNullable<TableRecord['channel']>): TableInfo['channel'] => ({
  kind,
  ...(off && { off }),
});

/** What everybody may know of a table, put together field by field. */
export function infoOf(
  record: TableRecord,
  leaving: (seat: number) => SeatInfo['leaving'] = () => undefined,
  seed?: string,
): TableInfo {
  const { config } = record;
  return {
    id: record.id,
    title: record.title,
    status: record.status,
    privacy: record.privacy,
    spectators: record.spectators,
    ...(record.delay && { delay: record.delay }),
    ...(record.adviser === false && { adviser: false as const }),
    ...(record.teaching && { teaching: true as const }),
    ...(record.spectatorsMuted && { spectatorsMuted: true }),
    ...(record.blocked && { blocked: true }),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    ruleset: config.ruleset,
    ...(record.rules !== undefined && { rules: record.rules }),
    map: config.map,
    players: config.players,
    ...(config.side !== undefined && { side: config.side }),
    options: config.options as TableInfo['options'],
    timing: record.timing,
    seedHash: record.seedHash,
    ...(seed !== undefined && { seed }),
    ...(record.draw && { draw: record.draw }),
    ...(record.channel && { channel: channelOf(record.channel) }),
    ...(record.listed && { listed: record.listed }),
    host: record.host,
    seats: record.seats.map(({ seat, kind, name, level, standIn, muted, openHand, promise, named }) => {
      const going = leaving(seat);
      return {
        seat,
        kind,
        ...(name !== undefined && { name }),
        ...(level !== undefined && { level }),
        ...(standIn !== undefined && { standIn }),
        ...(muted !== undefined && { muted }),
        ...(openHand && { openHand }),
        ...(promise !== undefined && { promise }),
        ...(named && { named }),
        ...(going !== undefined && { leaving: going }),
      };
    }),
    ...(record.rematch !== undefined && { rematch: record.rematch }),
    ...(record.rematchOf !== undefined && { rematchOf: record.rematchOf }),
  };
}
