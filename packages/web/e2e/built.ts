import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Site, serveFolder } from '../test/support/site.ts';

/** Serves what was built for all tests (setUp.ts), once it is there. */
async function site(name: 'client' | 'gallery' | 'examples'): Promise<Site> {
  const folder = inject('built');
  while (!existsSync(join(folder, name))) {
    const failed = join(folder, 'failed');
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return serveFolder(join(folder, name));
}

export const clientSite = (): Promise<Site> => site('client');
export const examplesSite = (): Promise<Site> => site('examples');
export const gallerySite = (): Promise<Site> => site('gallery');
