import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@ochre/protocol';
import type { WebSocket } from 'ws';
import { type Spread, spreadOf } from './figures.ts';
import type { Hosted } from './hosted.ts';
import { connect, kindOf } from './player.ts';
import type { Filed } from './tables.ts';

const HANDS = 20;
/** How long everybody sits there before the server is looked at: long enough for two heartbeats of each connection. */
const SITTING = 70_000;
const LOOKS = 100;

export interface Idle {
  rssMb: number;
  /** Milliseconds until the server says that it is well, meanwhile. */
  healthz: Spread;
}

/** Connections that have been greeted and do nothing: at each table first its seats, then spectators. */
export async function idle(
  server: Hosted,
  tables: readonly Filed[],
  sockets: number,
  sitting = SITTING,
): Promise<Idle> {
  const places = Array.from({ length: sockets }, (_, i) => {
    const table = tables[i % tables.length]!;
    return { table: table.id, token: table.tokens[Math.floor(i / tables.length)] };
  });
  const open: WebSocket[] = [];
  let lost = 0;
  const work = async (): Promise<void> => {
    for (let place = places.pop(); place; place = places.pop()) {
      const socket = await connect(server.url);
      const shown = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => kindOf(data) === 'snapshot' && resolve());
      });
      socket.on('close', () => lost++);
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, ...place }));
      await shown;
      open.push(socket);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  const looks: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    await sleep(sitting / LOOKS);
    const began = performance.now();
    const response = await fetch(`${server.url}/healthz`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`/healthz says ${response.status}`);
    looks.push(performance.now() - began);
  }
  const { rss } = await server.usage();
  if (lost > 0) throw new Error(`${lost} connections were lost`);
  for (const socket of open) socket.terminate();
  return { rssMb: rss / 2 ** 20, healthz: spreadOf(looks) };
}
