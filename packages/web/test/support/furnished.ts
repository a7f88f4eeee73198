import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults, startServer } from '@ochre/server';
import { furnish } from '../../tools/furnish.ts';
import type { Places } from '../../tools/screen.ts';
import type { Site } from './site.ts';

export interface Furnished {
  places: Places;
  close(): Promise<void>;
}

/** A server with accounts and tables on it beside the gallery it serves, until it is closed. */
export async function furnished(gallery: Site): Promise<Furnished> {
  const data = mkdtempSync(join(tmpdir(), 'ochre-furnished-'));
  const web = gallery.folder;
  const server = await startServer({ ...defaults, port: 0, data, web, botDelay: 0, logLevel: 'silent' });
  return {
    places: { served: `${server.url}/`, gallery: gallery.url, ...(await furnish(server.url, data)) },
    close: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
