import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { type Json, pick, type Rng } from '@ochre/engine';
import { PROTOCOL } from '@ochre/protocol';
import { mutate } from '@ochre/testkit';
import { WebSocket } from 'ws';

/** An honest answer somebody else was asked for, to be forged, replayed and spoilt. */
export interface Bait {
  table: string;
  /** Of a seat at the table that is not asked. */
  token: string;
  answer: { id: string; decision: string; kind: string; answer: Json };
}

const forged = (): string => randomUUID().replaceAll('-', '').padEnd(43, 'x');

/** Text that is no message, message that is no request, requests of who has no right to them. */
const WRONG: ((rng: Rng, bait: Bait) => unknown)[] = [
  (rng) => pick(rng, ['', '{', 'null', '[]', '"x"', '{"t":"x"}', '{"__proto__":{"t":"ping"}}', '\u0000']),
  (rng) => '['.repeat(10 + rng.int(3000)),
  (_, { table, token }) => ({ t: 'hello', v: PROTOCOL, table, token }),
  (rng, { answer }) => mutate(rng, { t: 'answer', ...answer, id: randomUUID() }),
  (rng) => ({ t: 'chat', id: randomUUID(), channel: 'private', to: 1 + rng.int(18), text: 'x\u0000' }),
];

/** Well formed, and refused for what it says. */
const REFUSED: ((rng: Rng, bait: Bait) => unknown)[] = [
  (_, { answer }) => ({ t: 'answer', ...answer, id: randomUUID() }),
  (_, { answer }) => ({ t: 'answer', ...answer }),
  (rng, { answer }) => ({ t: 'answer', ...answer, id: randomUUID(), answer: mutate(rng, answer.answer) }),
  (rng, { answer }) => ({
    t: 'answer',
    ...answer,
    id: randomUUID(),
    decision: `seat-${rng.int(20)}.${rng.int(99)}`,
  }),
  (_, { answer }) => ({ t: 'answer', ...answer, id: randomUUID(), kind: 'constructor' }),
  (_) => ({ t: 'chat', id: randomUUID(), channel: 'spectators', text: 'not for players' }),
  (_) => ({ t: 'chat', id: randomUUID(), channel: 'table', to: 3, text: 'for one and all' }),
];

/** One connection that misbehaves until it is thrown out or has sent its share; tells how many it sent. */
export function floodSocket(
  url: string,
  bait: Bait,
  rng: Rng,
  share: number,
  from?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/api/socket`,
      from ? { localAddress: from } : {},
    );
    let sent = 0;
    const done = (): void => {
      socket.terminate();
      resolve(sent);
    };
    socket.on('error', () => {});
    socket.on('close', done);
    socket.on('message', (data) => String(data).includes('"pong"') && done());
    socket.on('open', () => {
      const { table, token } = bait;
      // Some never say hello, some with a token that is none.
      const hello = { t: 'hello', v: PROTOCOL, table, token: rng.int(8) === 0 ? forged() : token };
      if (rng.int(8) > 0) socket.send(JSON.stringify(hello));
      for (let i = 0; i < share; i++, sent++) {
        // Few enough faults to be borne to the end.
        const message = pick(rng, i % 12 === 0 ? WRONG : REFUSED)(rng, bait);
        if (i % 200 === 199) socket.send(Buffer.from([rng.int(256), 255, 0]));
        else socket.send(typeof message === 'string' ? message : JSON.stringify(message));
      }
      if (rng.int(10) === 0) socket.send('x'.repeat(70_000));
      else socket.send('{"t":"ping"}');
    });
  });
}

function request(rng: Rng, { table, token, answer }: Bait): string {
  const bearer = pick(rng, [token, token, forged(), 'none', `${token}\t`]);
  const to = (path: string, body: string, type = 'application/json', method = 'POST'): string =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const at = `/api/tables/${table}`;
  const json = (value: unknown): string => JSON.stringify(value);
  // After these the server closes the connection, so they are few.
  if (rng.int(60) === 0)
    return pick(rng, [
      () => to(`${at}/join`, 'name=x', 'application/x-www-form-urlencoded'),
      () => to(`${at}/join`, json({ name: 'x' }), 'text/plain'),
      () => '\u0016\u0003\u0001 no HTTP at all\r\n\r\n',
      () => TOO_LARGE,
    ])();
  return pick(rng, [
    () => to(`${at}/answers`, json({ ...answer, id: randomUUID() })),
    () => to(`${at}/answers`, json(answer)),
    () => to(`${at}/answers`, json(mutate(rng, { ...answer, id: randomUUID() }))),
    () => to(`${at}/answers`, '{"id":'),
    () => to(`${at}/start`, '{}'),
    () => to(`${at}/bots`, json({ seat: rng.int(40), level: 'x' })),
    () => to(`${at}/chat`, json({ id: randomUUID(), channel: 'private', to: 99, text: 'x' })),
    () => to(`${at}/mute`, json({ seat: 1, on: true })),
    () => to(`${at}/admin/block`, json({ on: true })),
    () => to(`${at}/invites`, json({ email: 'not an address' })),
    () => to('/api/tables', json({ name: '\u202e', players: 1e9 })),
    () => to('/api/account/login', json({ email: 'x', password: '' })),
    () => to('/api/account/name', json({ name: 'Mallory' })),
    () => to('/api/admin/reports/close', json({ report: 'AAAAAAAAAAAAAAAA' })),
    () => to(`/api/tables/${'A'.repeat(rng.int(200))}/view`, '', 'application/json', 'GET'),
    () => to('/api/../../etc/passwd', '', 'application/json', 'GET'),
    () => to('/api/%00%ff', '', 'application/json', 'GET'),
    () => to(`${at}/view`, '', 'application/json', 'DELETE'),
    () => to(`${at}/log?turn=${'9'.repeat(rng.int(30))}`, '', 'application/json', 'GET'),
    () => to(`${at}/history?turn=-1&seen=x`, '', 'application/json', 'GET'),
  ])();
}

/** Requests without waiting for answers, over new connections when one is closed; tells how many were answered. */
export async function floodHttp(
  url: string,
  bait: Bait,
  rng: Rng,
  share: number,
  from?: string,
): Promise<number> {
  let answered = 0;
  // Whoever is refused altogether gives up.
  for (let tries = 0; answered < share && tries < 40; tries++)
    answered += await pipeline(url, share - answered, () => request(rng, bait), from);
  return answered;
}

const TOO_LARGE =
  'POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n';

function pipeline(url: string, share: number, next: () => string, from?: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), ...(from && { localAddress: from }) });
    let [answered, tail] = [0, ''];
    socket.on('error', () => {});
    socket.on('close', () => resolve(answered));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      const parts = `${tail}${text}`.split('HTTP/1.1 ');
      answered += parts.length - 1;
      tail = parts.at(-1)!.slice(-8);
      if (answered >= share) socket.destroy();
    });
    socket.on('connect', () => {
      for (let i = 0; i < share; i++) socket.write(next());
    });
  });
}
