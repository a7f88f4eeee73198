import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/**
 * The page, as it is sent to whatever address: a build tells its paths from its own folder, here they are told from the
 * root, and it learns that there is a server to ask.
 */
async function page(folder: string): Promise<string> {
  const built = await readFile(join(folder, 'index.html'), 'utf8');
  return built
    .replaceAll('="./', '="/')
    .replace('name="server" content="none"', 'name="server" content="here"');
}

/** The web client; its pages are all one file, and what has a hash in its name may be kept for ever. */
export async function site(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      // The page is not sent as it was built.
      allowedPath: (path) => path !== '/' && path !== '/index.html',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const kept = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', kept ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]!;
    const asked = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api');
    const asset = /\.\w+$/.test(path) && path !== '/index.html';
    if (!asked || asset) throw new Refusal(404, 'notFound');
    if (built) reply.header('cache-control', 'no-cache');
    return reply.type('text/html').send(built ? await page(folder) : WITHOUT_CLIENT);
  });
}
