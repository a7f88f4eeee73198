import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import type { Games } from '../accounts/games.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { Relay } from '../cluster/relay.ts';
import type { Notices } from '../notices/notices.ts';
import { Refusal } from '../refusal.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Health } from '../store/health.ts';
import type { Store } from '../store/store.ts';
import type { Groups } from '../tables/groups.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { Moderation } from '../tables/moderation.ts';
import type { Tables } from '../tables/tables.ts';
import { accountRoutes } from './accountRoutes.ts';
import { guardConnections, patient } from './connections.ts';
import { groupRoutes } from './groupRoutes.ts';
import { fromOurPages, headersFor, isSecure } from './guard.ts';
import { Limits } from './limits.ts';
import { Metrics, type StorageTimes } from './metrics.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { networkOf, trusts } from './network.ts';
import { noticePages } from './noticePages.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { playRoutes } from './playRoutes.ts';
import { createRouter } from './router.ts';
import { tableRoutes } from './routes.ts';
import { site } from './site.ts';
import { socketOptions, sockets } from './socket.ts';
import { misfit } from './validate.ts';

const BODY = 64 * 1024;

/** What knows people beyond their seats. */
export interface PeopleParts {
  accounts: Accounts;
  games: Games;
  moderation: Moderation;
  invitations: Invitations;
  notices: Notices;
  groups: Groups;
  store: Store;
}

/** HTTP and WebSocket in front of the tables. */
export async function createApp(
  settings: Settings,
  tables: Tables,
  rooms: Rooms,
  cluster: Cluster,
  storage: StorageTimes & Pick<Health, 'trouble'>,
  people: PeopleParts,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: ({ method, url }) => ({ method, url: path(url) }) },
    },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    trustProxy: trusts(settings.trustProxy),
    bodyLimit: BODY,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    ...patient(settings),
  });
  // A form on another site can send plain text, never JSON.
  app.removeContentTypeParser('text/plain');
  const { accounts } = people;
  const limits = new Limits(settings.limits);
  const gauges: ConstructorParameters<typeof Metrics>[0] = {
    tables_open: ['Tables open in this process.', () => rooms.size],
    queue: ['Tasks that tables have yet to deal with.', () => rooms.waiting],
    connections: ['Connections of any kind.', () => connections.open],
    sockets: ['WebSockets.', () => limits.connections],
    leases_held: ['Tables this node has the right to drive.', () => cluster.leases],
  };
  const metrics = new Metrics(gauges, storage);
  const relay = new Relay(cluster, () => metrics.count('relays'));
  app.addHook('onClose', async () => metrics.close());
  const headers = headersFor(settings);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  app.decorateRequest('network', {
    getter() {
      return networkOf(this.ip);
    },
  });
  relay.install(app);
  const connections = guardConnections(app, settings);
  app.addHook('onRequest', async (request) => {
    const safe = request.method === 'GET' || request.method === 'HEAD' || request.relayed;
    if (!safe && !fromOurPages(request, settings))
      throw new Refusal(403, 'origin', 'Pages of other sites cannot do this.');
  });
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => (value) => {
    const wrong = misfit(schema, httpPart === 'body' ? (value ?? {}) : value);
    return wrong === undefined ? { value } : { error: new Error(wrong) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    // Nobody waits for the rest of what was refused.
    if (!request.raw.complete) reply.header('connection', 'close');
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.problem });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: { code: 'malformed', text: error.message } });
    request.log.error(error, 'a request could not be handled');
    return reply.code(500).send({ error: { code: 'internal', text: 'Something went wrong on the server.' } });
  });
  await app.register(websocket, {
    options: socketOptions,
    errorHandler: (error, socket, request) => {
      request.log.debug(error, 'a connection broke');
      socket.terminate();
    },
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const stopping = rooms.stopped ? 'it is stopping' : undefined;
    const trouble = stopping ?? cluster.trouble ?? (await storage.trouble());
    return trouble === undefined ? { ok: true } : reply.code(503).send({ ok: false, trouble });
  });
  if (settings.metrics)
    app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
  const { route, document } = createRouter(app, limits, accounts, isSecure(settings));
  tableRoutes(route, tables, limits);
  moderationRoutes(route, tables, people.moderation, people.invitations, limits);
  accountRoutes(route, accounts, people.games, limits);
  noticeRoutes(route, tables, people.notices, limits);
  groupRoutes(route, people.groups);
  playRoutes(route, tables, people.store, limits);
  document();
  noticePages(app, people.notices, limits);
  sockets(app, tables, limits, metrics, settings, relay);
  await site(app, settings.web);
  return app;
}

/** Addresses in the log go without what follows the question mark. */
const path = (url: string): string => url.split('?')[0]!;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it comes from, as far as that counts for limits. */
    readonly network: string;
  }
}
