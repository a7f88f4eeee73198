import {
  AnswerSend,
  ChatSend,
  CreateTable,
  JoinTable,
  ListTables,
  LogQuery,
  PlayNow,
  PROTOCOL,
  type Problem,
  Release,
  Resign,
  SetBot,
  StandIn,
  TableId,
} from '@ochre/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { gameFor, rulesetIds } from '../games.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables/tables.ts';
import { bearer } from './guard.ts';
import type { Limits } from './limits.ts';

const Params = Type.Object({ id: TableId });

interface About<B extends TSchema, Q extends TSchema> {
  summary: string;
  body?: B;
  query?: Q;
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
  function route<B extends TSchema = TSchema, Q extends TSchema = TSchema>(
    method: 'GET' | 'POST',
    path: string,
    { summary, body, query, creates }: About<B, Q>,
    answer: (call: Call<B, Q>) => unknown,
  ): void {
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

  route('POST', '/play', { summary: 'Play against bots at once', body: PlayNow, creates: true }, ({ body }) =>
    tables.playNow(body),
  );
  route('POST', '/tables', { summary: 'Found a table', body: CreateTable, creates: true }, ({ body }) =>
    tables.create(body),
  );
  route('GET', '/tables', { summary: 'Open tables', query: ListTables }, ({ query }) =>
    tables.list({
      status: query.status ? [query.status] : ['gathering', 'running'],
      ...(query.before !== undefined && { before: Number(query.before) }),
    }),
  );
  route('GET', '/tables/:id', { summary: 'One table' }, ({ id }) => tables.info(id));
  route('POST', '/tables/:id/join', { summary: 'Take a seat', body: JoinTable }, ({ id, body }) =>
    tables.join(id, body),
  );
  route('POST', '/tables/:id/quit', { summary: 'Give up a seat before the start' }, ({ id, token }) =>
    tables.quit(id, token),
  );
  route(
    'POST',
    '/tables/:id/bots',
    { summary: 'Give a seat to a bot', body: SetBot },
    ({ id, token, body }) => tables.setBot(id, token, body),
  );
  route('POST', '/tables/:id/start', { summary: 'Start the game' }, ({ id, token }) =>
    tables.start(id, token),
  );
  route(
    'POST',
    '/tables/:id/stand-in',
    { summary: 'Let a bot play for you, or take back your seat', body: StandIn },
    ({ id, token, body }) => tables.standIn(id, token, body.on),
  );
  route(
    'POST',
    '/tables/:id/release',
    { summary: 'Give a seat free for another person', body: Release },
    ({ id, token, body }) => tables.release(id, token, body.seat),
  );
  route('POST', '/tables/:id/token', { summary: 'Replace the token of your seat' }, ({ id, token }) =>
    tables.move(id, token),
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
    { summary: 'Answer a decision', body: AnswerSend },
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
  route('POST', '/tables/:id/chat', { summary: 'Write a message', body: ChatSend }, ({ id, token, body }) => {
    limits.chat(`${id}:${token}`);
    return tables.say(id, token, body);
  });
  route(
    'POST',
    '/tables/:id/rematch',
    { summary: 'The same table once more', creates: true },
    ({ id, token }) => tables.rematch(id, token),
  );
  route('POST', '/tables/:id/archive', { summary: 'Put the table away' }, ({ id, token }) =>
    tables.archive(id, token),
  );
  route('GET', '/tables/:id/record', { summary: 'A finished game with its seed' }, ({ id }) =>
    tables.record(id),
  );
}
