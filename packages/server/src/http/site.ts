import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const WITHOUT_CLIENT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ochre</title>
<h1>Ochre is running</h1>
<p>This server has no web client: it serves programs alone. They find <a href="/api/docs">what it understands</a> here.</p>
</html>
`;

/** The web client; its pages are all one file, and what has a hash in its name may be kept for ever. */
export async function site(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const kept = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api');
    const asset = /\.\w+$/.test(request.url.split('?')[0]!);
    if (!page || asset) throw new Refusal(404, 'notFound');
    if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.type('text/html').send(WITHOUT_CLIENT);
  });
}
