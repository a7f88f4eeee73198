import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

export interface DevSite {
  url: string;
  close(): Promise<void>;
}

/** The client as its developers see it, gallery and all. Nothing is bundled, cached or reloaded while a test runs. */
export async function devSite(port: number): Promise<DevSite> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port, strictPort: false, hmr: false, watch: null },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the site did not come up');
  return { url, close: () => server.close() };
}
