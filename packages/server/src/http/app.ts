import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Tables } from '../tables/tables.ts';
import { headersFor } from './guard.ts';
import { Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { routes } from './routes.ts';
import { site } from './site.ts';
import { socketOptions, sockets } from './socket.ts';
import { misfit } from './validate.ts';

const BODY = 64 * 1024;

/** HTTP and WebSocket in front of the tables. */
export async function createApp(settings: Settings, tables: Tables, rooms: Rooms): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: ({ method, url }) => ({ method, url: path(url) }) },
    },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  });
  const limits = new Limits(settings.limits);
  const metrics = new Metrics({
    tables_open: ['Tables open in this process.', () => rooms.size],
    sockets: ['Connections.', () => limits.connections],
  });
  app.addHook('onClose', async () => metrics.close());
  const headers = headersFor(settings);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  app.setValidatorCompiler<TSchema>(({ schema, httpPart }) => (value) => {
    const wrong = misfit(schema, httpPart === 'body' ? (value ?? {}) : value);
    return wrong === undefined ? { value } : { error: new Error(wrong) };
  });
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
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
  app.get('/readyz', async () => {
    await tables.list({ status: ['gathering'] });
    return { ok: true };
  });
  if (settings.metrics)
    app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
  routes(app, tables, limits);
  sockets(app, tables, limits, metrics, settings);
  await site(app, settings.web);
  return app;
}

/** Addresses in the log go without what follows the question mark. */
const path = (url: string): string => url.split('?')[0]!;
