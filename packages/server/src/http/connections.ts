import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@ochre/protocol';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { Counts } from './counts.ts';
import { headersFor } from './guard.ts';
import { networkOf, trusts } from './network.ts';

/** Where WebSockets are. */
export const SOCKET = '/api/socket';

const crowded = (): Refusal => new Refusal(429, 'crowded');

/** How long clients are waited for; those who are late or speak no HTTP are told so and let go. */
export function patient(settings: Settings): FastifyHttpOptions<Server> {
  const { head, request, idle } = settings.patience;
  const answers = {
    ERR_HTTP_REQUEST_TIMEOUT: farewell(settings, '408 Request Timeout', {
      code: 'late',
      text: 'The request did not come in time.',
    }),
    HPE_HEADER_OVERFLOW: farewell(settings, '431 Request Header Fields Too Large', {
      code: 'malformed',
      text: 'The head of the request is too large.',
    }),
  };
  const malformed = farewell(settings, '400 Bad Request', { code: 'malformed', text: 'This is no request.' });
  return {
    http: {
      headersTimeout: head,
      connectionsCheckingInterval: Math.ceil(head / 4),
      // Whoever wants to upgrade elsewhere is answered as if he had not said so.
      shouldUpgradeCallback: ({ method, url }) => method === 'GET' && url?.split('?')[0] === SOCKET,
    },
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: idle,
    clientErrorHandler: ({ code }, socket) =>
      dismiss(socket, answers[code as keyof typeof answers] ?? malformed),
  };
}

/**
 * Lets each address have so many connections; one more is told why and closed at once. What comes through a proxy is
 * for the proxy to count, and what comes from another node is counted there. Tells how many are open.
 */
export function guardConnections(app: FastifyInstance, settings: Settings): { readonly open: number } {
  const { server } = app;
  const counts = new Counts(settings.limits.connections);
  const trusted = trusts(settings.trustProxy);
  const open = new Set<Socket>();
  const refused = new WeakSet<Socket>();
  const counted = new WeakMap<Socket, string>();
  const { status, problem } = crowded();
  const answer = farewell(settings, `${status} Too Many Requests`, problem);

  const forget = (socket: Socket): void => {
    const network = counted.get(socket);
    if (network === undefined) return;
    counted.delete(socket);
    counts.remove(network);
  };
  server.prependListener('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    if (!counts.add(network)) {
      refused.add(socket);
      dismiss(socket, answer);
      return;
    }
    counted.set(socket, network);
    socket.once('close', () => forget(socket));
  });
  app.addHook('onRequest', async ({ raw, relayed }) => {
    // Its request may have come in before it was gone.
    if (refused.has(raw.socket)) throw crowded();
    if (relayed) forget(raw.socket);
  });
  letGoOfUpgrades(server, settings);
  return {
    get open() {
      return open.size;
    },
  };
}

/** From its request until it is a WebSocket, nobody else looks after such a connection. */
function letGoOfUpgrades(server: Server, { patience }: Settings): void {
  server.on('upgrade', (_, socket: Socket) => {
    socket.setTimeout(patience.request, () => socket.destroy());
    socket.once('end', () => socket.destroy());
  });
}

/** Nobody waits for the other side to hang up, too. */
function dismiss(socket: Socket, answer: string): void {
  if (socket.writable) socket.write(answer);
  socket.destroySoon();
}

/** An answer to what never became a request. */
function farewell(settings: Settings, status: string, problem: Problem): string {
  const body = JSON.stringify({ error: problem });
  const headers = {
    ...headersFor(settings),
    'content-type': 'application/json',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}
