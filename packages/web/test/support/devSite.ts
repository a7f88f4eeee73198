import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface DevSite {
  url: string;
  close(): Promise<void>;
}

/**
 * The client as its developers see it, gallery and all, in front of a server where one is named. Nothing is bundled,
 * cached or reloaded while a test runs.
 */
export async function devSite(server?: string): Promise<DevSite> {
  const site = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: {
      ...{ host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null },
      ...(server && { proxy: { '/api': { target: server, ws: true } } }),
    },
  });
  await site.listen();
  const [url] = site.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the site did not come up');
  return { url, close: () => site.close() };
}
