import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PUBLIC = ['mark.svg', 'manifest.webmanifest', 'icon-192.png', 'icon-512.png'];
/** Closer views of the boards are kept once they were seen. */
const isTile = (file: string): boolean => file.includes('background-full-');

/** Writes the service worker: it keeps every script, style, letter and board of this build, by paths from its own folder. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle({ dir }) {
      const built = readdirSync(join(dir!, 'assets')).sort();
      const digest = createHash('sha256').update(built.join());
      for (const file of ['index.html', ...PUBLIC]) digest.update(readFileSync(join(dir!, file)));
      const files = built.filter((file) => !isTile(file)).map((file) => `assets/${file}`);
      const source = readFileSync(fileURLToPath(new URL('./sw.js', import.meta.url)), 'utf8')
        .replace('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(['./', ...PUBLIC, ...files]));
      writeFileSync(join(dir!, 'sw.js'), source);
    },
  };
}
