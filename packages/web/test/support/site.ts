import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildClient, buildGallery } from './build.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  url: string;
  folder: string;
  close(): Promise<void>;
}

/** Serves a folder with something that is not our server. */
export async function serveFolder(folder: string): Promise<Site> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    try {
      const file = await readFile(join(folder, pathname.replace(/\/$/, '/index.html')));
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'text/html');
      response.end(file);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    folder,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Builds into a folder of its own and serves that. */
async function built(make: (folder: string) => Promise<void>): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-web-'));
  await make(folder);
  const site = await serveFolder(folder);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const builtSite = (): Promise<Site> => built(buildClient);
export const builtGallery = (): Promise<Site> => built((folder) => buildGallery(folder));
