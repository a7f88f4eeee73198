import {
  AnswerDone,
  AnswerSend,
  ChatMessage,
  ChatSend,
  CreateTable,
  JoinTable,
  ListTables,
  LogQuery,
  NewToken,
  PlayNow,
  PROTOCOL,
  type Problem,
  Release,
  Resign,
  Seated,
  SetBot,
  StandIn,
  TableId,
  TableInfo,
  TableList,
} from '@ochre/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { gameFor, rulesetIds } from '../games.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { bearer } from './guard.ts';
import type { Limits } from './limits.ts';
import { type Described, openapi, page } from './openapi.ts';

const Params = Type.Object({ id: TableId });

interface About<B extends TSchema, Q extends TSchema> {
  summary: string;
  body?: B;
  query?: Q;
  /** What comes back. */
  gives?: TSchema;
  /** Counts as a new table for the limit of its address. */
  creates?: true;
}

interface Call<B extends TSchema, Q extends TSchema> {
  id: string;
  token: string | undefined;
  body: Static<B>;
  query: Static<Q>;
  request: FastifyRequest;
}

const refuse = ({ code, text, cite }: Problem): never => {
  throw new Refusal(422, code, text, cite);
};

/** The HTTP interface: each route says what it takes, hands it over, and gives back what comes. */
export function routes(app: FastifyInstance, tables: Tables, limits: Limits): void {
  const described: Described[] = [];
  function route<B extends TSchema = TSchema, Q extends TSchema = TSchema>(
    method: 'GET' | 'POST',
    path: string,
    { summary, body, query, gives, creates }: About<B, Q>,
    answer: (call: Call<B, Q>) => unknown,
  ): void {
    described.push({ method, path, summary, body, query, gives });
    const schema = {
      summary,
      ...(path.includes(':id') && { params: Params }),
      ...(body && { body }),
      ...(query && { querystring: query }),
    };
    app.route({
      ...{ method, url: `/api${path}`, schema },
      handler: async (request, reply) => {
        limits.request(request.ip);
        if (creates) limits.table(request.ip);
        const token = bearer(request);
        if (token !== undefined) limits.mayTry(request.ip);
        const { id } = request.params as { id: string };
        const call = {
          id,
          token,
          body: request.body as Static<B>,
          query: request.query as Static<Q>,
          request,
        };
        const result = await limits.watchTokens(request.ip, () => answer(call));
        reply.header('cache-control', 'no-store');
        if (typeof result === 'string') return reply.type('application/json').send(result);
        return result ?? {};
      },
    });
  }

  route('GET', '', { summary: 'What this server is' }, () => ({ name: 'ochre', protocol: PROTOCOL }));

  route('GET', '/rulesets', { summary: 'What can be played' }, () => ({
    rulesets: rulesetIds().map((id) => {
      const { ruleset, map } = gameFor(id).rules;
      const { name, players } = ruleset;
      const playable = (side: string, players: number): boolean =>
        !ruleset.checkConfig({ ruleset: id, map: map.id, players, side, options: {} }, map);
      const setups = map.setups.filter((s) => playable(s.side, s.players));
      return { id, name, players, setups: setups.map((s) => ({ players: s.players, side: s.side })) };
    }),
  }));

  route(
    'POST',
    '/play',
    { summary: 'Play against bots at once', gives: Seated, body: PlayNow, creates: true },
    ({ body }) => tables.playNow(body),
  );
  route(
    'POST',
    '/tables',
    { summary: 'Found a table', gives: Seated, body: CreateTable, creates: true },
    ({ body }) => tables.create(body),
  );
  route('GET', '/tables', { summary: 'Open tables', gives: TableList, query: ListTables }, ({ query }) =>
    tables.list({
      status: query.status ? [query.status] : ['gathering', 'running'],
      ...(query.before !== undefined && { before: Number(query.before) }),
    }),
  );
  route('GET', '/tables/:id', { summary: 'One table', gives: TableInfo }, ({ id }) => tables.info(id));
  route(
    'POST',
    '/tables/:id/join',
    { summary: 'Take a seat', gives: Seated, body: JoinTable },
    ({ id, body }) => tables.join(id, body),
  );
  route(
    'POST',
    '/tables/:id/quit',
    { summary: 'Give up a seat before the start', gives: TableInfo },
    ({ id, token }) => tables.quit(id, token),
  );
  route(
    'POST',
    '/tables/:id/bots',
    { summary: 'Give a seat to a bot', gives: TableInfo, body: SetBot },
    ({ id, token, body }) => tables.setBot(id, token, body),
  );
  route('POST', '/tables/:id/start', { summary: 'Start the game', gives: TableInfo }, ({ id, token }) =>
    tables.start(id, token),
  );
  route(
    'POST',
    '/tables/:id/stand-in',
    { summary: 'Let a bot play for you, or take back your seat', gives: TableInfo, body: StandIn },
    ({ id, token, body }) => tables.standIn(id, token, body.on),
  );
  route(
    'POST',
    '/tables/:id/release',
    { summary: 'Give a seat free for another person', gives: TableInfo, body: Release },
    ({ id, token, body }) => tables.release(id, token, body.seat),
  );
  route(
    'POST',
    '/tables/:id/token',
    { summary: 'Replace the token of your seat', gives: NewToken },
    ({ id, token }) => tables.move(id, token),
  );
  route(
    'POST',
    '/tables/:id/resign',
    { summary: 'Leave the game by its rules', body: Resign },
    async ({ id, token, body }) => {
      const problem = await tables.resign(id, token, body);
      return problem ? refuse(problem) : {};
    },
  );
  route('GET', '/tables/:id/view', { summary: 'All your seat may see' }, ({ id, token }) =>
    tables.snapshot(id, token),
  );
  route(
    'POST',
    '/tables/:id/answers',
    { summary: 'Answer a decision', gives: AnswerDone, body: AnswerSend },
    async ({ id, token, body }) => {
      const problem = await tables.answer(id, token, body);
      return problem ? refuse(problem) : { id: body.id };
    },
  );
  route(
    'GET',
    '/tables/:id/log',
    { summary: 'Events of one turn', query: LogQuery },
    ({ id, token, query }) => tables.log(id, token, Number(query.turn)),
  );
  route('GET', '/tables/:id/chat', { summary: 'Latest messages you may read' }, async ({ id, token }) => ({
    messages: await tables.chat(id, token),
  }));
  route(
    'POST',
    '/tables/:id/chat',
    { summary: 'Write a message', gives: ChatMessage, body: ChatSend },
    ({ id, token, body }) => {
      limits.chat(`${id}:${token}`);
      return tables.say(id, token, body);
    },
  );
  route(
    'POST',
    '/tables/:id/rematch',
    { summary: 'The same table once more', gives: Seated, creates: true },
    ({ id, token }) => tables.rematch(id, token),
  );
  route('POST', '/tables/:id/archive', { summary: 'Put the table away', gives: TableInfo }, ({ id, token }) =>
    tables.archive(id, token),
  );
  route('GET', '/tables/:id/record', { summary: 'A finished game with its seed' }, ({ id }) =>
    tables.record(id),
  );

  const document = JSON.stringify(openapi(described));
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(document));
  app.get('/api/docs', (_, reply) => reply.type('text/html').send(page(described)));
}
