import { PROTOCOL, ProblemReply } from '@ochre/protocol';
import type { TSchema } from 'typebox';

/** One route as it is documented. */
export interface Described {
  method: 'GET' | 'POST';
  /** With `:id` for what varies. */
  path: string;
  summary: string;
  body?: TSchema | undefined;
  query?: TSchema | undefined;
  gives?: TSchema | undefined;
  needs?: 'account' | 'admin' | undefined;
}

const json = (schema: TSchema) => ({ content: { 'application/json': { schema } } });

function parameters({ path, query }: Described) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = (query ?? {}) as { properties?: object; required?: string[] };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function securityOf({ path, needs }: Described) {
  if (needs) return { security: [{ session: [] }] };
  return path.includes(':id') && { security: [{}, { seat: [] }] };
}

function operation(route: Described) {
  return {
    summary: route.summary,
    parameters: parameters(route),
    ...(route.body && { requestBody: { required: true, ...json(route.body) } }),
    ...securityOf(route),
    responses: {
      200: { description: 'done', ...(route.gives && json(route.gives)) },
      default: { description: 'refused: nothing has changed', ...json(ProblemReply) },
    },
  };
}

/** The OpenAPI document, made from the schemas that requests are checked with. */
export function openapi(routes: readonly Described[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ochre',
      version: String(PROTOCOL),
      description: 'Tables, seats and play; see docs/api.md.',
    },
    components: {
      securitySchemes: {
        seat: { type: 'http', scheme: 'bearer', description: 'The token told when the seat was taken.' },
        session: { type: 'apiKey', in: 'cookie', name: 'ochre', description: 'Set by signing in.' },
      },
    },
    paths,
  };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

/** The same for people: one page, no script. */
export function page(routes: readonly Described[]): string {
  const part = (title: string, schema?: TSchema): string =>
    schema ? `<h3>${title}</h3><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>` : '';
  const sections = routes.map(({ method, path, summary, query, body, gives }) => {
    const details = part('Query', query) + part('Body', body) + part('Gives', gives);
    return `<details><summary><code>${method} /api${path}</code> ${escaped(summary)}</summary>${details}</details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ochre: the interface</title>
<h1>The interface of this server</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI document</a>. The WebSocket at <code>/api/socket</code> is described
in <code>docs/api.md</code>.</p>
${sections.join('\n')}
</html>`;
}
