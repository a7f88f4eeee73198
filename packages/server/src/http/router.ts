import { TableId } from '@ochre/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import { readCookie, writeCookie } from '../accounts/cookies.ts';
import type { Who } from '../accounts/sessions.ts';
import { Refusal } from '../refusal.ts';
import { Download } from './download.ts';
import { bearer } from './guard.ts';
import type { Limits } from './limits.ts';
import { type Described, openapi, page } from './openapi.ts';

const Params = Type.Object({ id: TableId });

export interface About<B extends TSchema, Q extends TSchema> {
  summary: string;
  body?: B;
  query?: Q;
  /** What comes back. */
  gives?: TSchema;
  /** Counts as a new table for the limit of its address. */
  creates?: true;
  /** Needs somebody who is signed in, or one of the admins. */
  needs?: 'account' | 'admin';
}

export interface Call<B extends TSchema, Q extends TSchema> {
  id: string;
  token: string | undefined;
  body: Static<B>;
  query: Static<Q>;
  request: FastifyRequest;
  /** Who is signed in, if anybody. */
  who: Who | undefined;
  /** Signs this browser in, or out. */
  sign(cookie: string | undefined): void;
}

export type Route = <B extends TSchema = TSchema, Q extends TSchema = TSchema>(
  method: 'GET' | 'POST',
  path: string,
  about: About<B, Q>,
  answer: (call: Call<B, Q>) => unknown,
) => void;

const notSignedIn = (): Refusal => new Refusal(401, 'account');
const notAdmin = (): Refusal => new Refusal(403, 'admin');

/** The browser's cookie, read and replaced. */
class Visitor {
  readonly #reply: FastifyReply;
  readonly #secure: boolean;

  constructor(reply: FastifyReply, secure: boolean) {
    this.#reply = reply;
    this.#secure = secure;
  }

  async who(request: FastifyRequest, accounts: Accounts): Promise<Who | undefined> {
    const cookie = readCookie(request.headers.cookie, this.#secure);
    const who = cookie === undefined ? undefined : await accounts.who(cookie);
    if (who?.fresh !== undefined) this.sign(who.fresh);
    else if (cookie !== undefined && !who) this.sign(undefined);
    return who;
  }

  sign(cookie: string | undefined): void {
    this.#reply.header('set-cookie', writeCookie(cookie, this.#secure));
  }
}

/** Routes that say what they take and give; from that they are checked, limited and documented. */
export function createRouter(app: FastifyInstance, limits: Limits, accounts: Accounts, secure: boolean) {
  const described: Described[] = [];
  const route: Route = (method, path, { summary, body, query, gives, creates, needs }, answer) => {
    described.push({ method, path, summary, body, query, gives, needs });
    const schema = {
      summary,
      ...(path.includes(':id') && { params: Params }),
      ...(body && { body }),
      ...(query && { querystring: query }),
    };
    app.route({
      method,
      url: `/api${path}`,
      schema,
      onRequest: async (request) => limits.request(request.network),
      handler: async (request, reply) => {
        if (creates) limits.table(request.network);
        const token = bearer(request);
        if (token !== undefined) limits.mayTry(request.network);
        const visitor = new Visitor(reply, secure);
        const who = await visitor.who(request, accounts);
        if (who) limits.account(who.account.id);
        if (needs && !who) throw notSignedIn();
        if (needs === 'admin' && who!.account.role !== 'admin') throw notAdmin();
        const { id } = request.params as { id: string };
        const call = {
          id,
          token,
          who,
          request,
          sign: (cookie: string | undefined) => visitor.sign(cookie),
          body: request.body as never,
          query: request.query as never,
        };
        const result = await limits.watchTokens(request.network, () => answer(call));
        reply.header('cache-control', 'no-store');
        if (result instanceof Download)
          return reply
            .type(result.type)
            .header('content-disposition', `attachment; filename="${result.name}"`)
            .send(result.text);
        if (typeof result === 'string') return reply.type('application/json').send(result);
        return result ?? {};
      },
    });
  };
  /** Serves the description of all routes made so far. */
  const document = (): void => {
    const text = JSON.stringify(openapi(described));
    app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(text));
    app.get('/api/docs', (_, reply) => reply.type('text/html').send(page(described)));
  };
  return { route, document };
}
