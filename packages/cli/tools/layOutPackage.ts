// Lays the package into a folder: plain JavaScript and the built client, as it is run by npx and published.
// Usage: node packages/cli/tools/layOutPackage.ts FOLDER [--client FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packageContents } from './package/contents.ts';

/** Keeps the package from growing unseen. */
const MOST_BYTES = 25_000_000;
const root = fileURLToPath(new URL('../../..', import.meta.url));

const {
  values: { client },
  positionals: [folder],
} = parseArgs({
  options: { client: { type: 'string', default: join(root, 'packages/web/dist') } },
  allowPositionals: true,
});
if (folder === undefined) throw new Error('into which folder?');

// Node says of its own taking away of types that it may still change; the tests would see.
process.removeAllListeners('warning');

const contents = packageContents(root, client);
const bytes = contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
if (bytes > MOST_BYTES) throw new Error(`${bytes} bytes are more than ${MOST_BYTES}`);
for (const { path, content } of contents) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content, { mode: path.startsWith('bin/') ? 0o755 : 0o644 });
}
console.log(`${contents.length} files, ${(bytes / 1e6).toFixed(1)} MB unpacked`);
