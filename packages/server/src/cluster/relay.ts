import { createHash, timingSafeEqual } from 'node:crypto';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { Refusal } from '../refusal.ts';
import type { Peer } from '../store/leases.ts';
import type { Cluster } from './cluster.ts';

const SECRET = 'x-ochre-node';
const CLIENT = 'x-ochre-client';
const NOT_A_NODE = 'node';
/** How long a table may be on its way from one node to another. */
const PATIENCE = 8000;
const AGAIN = 100;
const FAREWELL = 1000;
const AGENT = { keepAlive: true, maxSockets: 256 };
/** What a node says when the table, or the node of that name, is not there any more; nothing has been done. */
const MOVED = ['moved', 'restart', NOT_A_NODE];
/** Headers about one connection only. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length', 'expect', 'te'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Hands requests and connections on to the node that drives the table. */
export class Relay {
  readonly #cluster: Cluster;
  readonly #count: () => void;
  readonly #agents = { 'http:': new http.Agent(AGENT), 'https:': new https.Agent(AGENT) };
  readonly #lines = new Set<{ peer: Peer; cut: () => void }>();
  readonly #watch: NodeJS.Timeout;

  constructor(cluster: Cluster, count: () => void) {
    this.#cluster = cluster;
    this.#count = count;
    // A node that hangs keeps its connections open: those who wait for it must not.
    this.#watch = setInterval(() => this.#hangUp(), AGAIN);
    this.#watch.unref();
  }

  /** Requests of other nodes count as their client's; requests about tables that are elsewhere go there. */
  install(app: FastifyInstance): void {
    app.decorateRequest('relayed', false);
    app.addHook('onRequest', async (request) => this.#recognize(request));
    app.addHook('preHandler', async (request, reply) => {
      const table = (request.params as { id?: string } | undefined)?.id;
      if (table === undefined || request.relayed || !request.url.startsWith('/api/tables/')) return;
      const found = await this.#follow(table, (peer) => this.#forward(peer, request));
      if (found) return answer(reply, found);
    });
    // Before connections are closed without a reason, those that lead elsewhere are told one.
    app.addHook('preClose', () => this.close());
  }

  /** A connection to the node that drives the table; nothing when it is this one. */
  connect(table: string, client: string): Promise<WebSocket | undefined> {
    return this.#follow(table, (peer) => this.#call(peer, client));
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    for (const { cut } of this.#lines) cut();
    for (const until = performance.now() + FAREWELL; this.#lines.size > 0 && performance.now() < until; )
      await sleep(10);
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  /** Tries until the table is found elsewhere (and gives what was found) or may be opened here. */
  async #follow<T>(table: string, attempt: (peer: Peer) => Promise<T | undefined>): Promise<T | undefined> {
    for (const until = performance.now() + PATIENCE; performance.now() < until; await sleep(AGAIN)) {
      const peer = await this.#cluster.elsewhere(table);
      if (!peer) return undefined;
      this.#count();
      const found = await attempt(peer);
      if (found !== undefined) return found;
    }
    throw new Refusal(503, 'restart', 'The table is on its way; try again in a moment.');
  }

  #recognize(request: FastifyRequest): void {
    const said = request.headers[SECRET];
    if (said === undefined) return;
    const { secret } = this.#cluster;
    if (secret === undefined || !timingSafeEqual(digest(String(said)), digest(secret)))
      throw new Refusal(403, NOT_A_NODE, 'Only nodes of this server may say this.');
    request.relayed = true;
    Object.defineProperty(request, 'ip', { value: String(request.headers[CLIENT]) });
  }

  async #forward(peer: Peer, request: FastifyRequest): Promise<Reply | undefined> {
    const headers = { ...request.headers, ...introduction(peer, request.ip) };
    for (const name of HOP) delete headers[name];
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body));
    const { method, url } = request;
    let reached = false;
    try {
      const reply = await new Promise<Reply>((resolve, reject) => {
        const to = new URL(url, peer.address);
        const out =
          to.protocol === 'https:'
            ? https.request(to, { method, headers, agent: this.#agents['https:'] })
            : http.request(to, { method, headers, agent: this.#agents['http:'] });
        out.on('socket', (socket) => {
          const connected = (): void => {
            reached = true;
          };
          if (socket.connecting) socket.once('connect', connected);
          else connected();
        });
        out.on('error', reject).on('response', (response) => void collect(response).then(resolve, reject));
        out.on(
          'close',
          this.#hold(peer, () => out.destroy(new Error('the node does not answer'))),
        );
        out.end(body);
      });
      return moved(reply) ? undefined : reply;
    } catch {
      // What may have been done must not be done twice, except for looking.
      if (!reached || method === 'GET') return undefined;
      throw new Refusal(503, 'restart', 'The table is on its way; try again in a moment.');
    }
  }

  #call(peer: Peer, client: string): Promise<WebSocket | undefined> {
    const url = new URL('/api/socket', peer.address.replace(/^http/, 'ws'));
    const socket = new WebSocket(url, {
      headers: introduction(peer, client),
      perMessageDeflate: false,
    });
    socket.on(
      'close',
      this.#hold(peer, () => socket.terminate()),
    );
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', () => resolve(undefined));
    });
  }

  /** Something that is cut when its node dies; tells what to call when it is over. */
  #hold(peer: Peer, cut: () => void): () => void {
    const line = { peer, cut };
    this.#lines.add(line);
    return () => void this.#lines.delete(line);
  }

  #hangUp(): void {
    for (const { peer, cut } of this.#lines) if (!this.#cluster.alive(peer)) cut();
  }
}

const introduction = (peer: Peer, client: string): Record<string, string> => ({
  [SECRET]: peer.secret,
  [CLIENT]: client,
});

async function collect(response: IncomingMessage): Promise<Reply> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) };
}

function moved({ status, body }: Reply): boolean {
  if (status !== 503 && status !== 403) return false;
  try {
    return MOVED.includes(JSON.parse(String(body)).error.code);
  } catch {
    return false;
  }
}

function answer(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  const kept = Object.entries(headers).filter(([name]) => !HOP.includes(name) && name !== 'date');
  return reply.code(status).headers(Object.fromEntries(kept)).send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Another node has passed it on. */
    relayed: boolean;
  }
}
