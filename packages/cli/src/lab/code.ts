import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@ochre/testkit';

/** What decides how a game goes. */
const SOURCES = [
  'engine/src',
  'rulesets/src',
  'maps/src',
  'bots/src',
  'testkit/src/play',
  'cli/src/lab/seating.ts',
  'cli/src/lab/game.ts',
  'cli/src/lab/figures.ts',
];

function filesOf(path: string): string[] {
  const full = join(root, 'packages', path);
  if (path.endsWith('.ts')) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Short for the code games are played by: results of different code are never mixed. */
export function codeId(): string {
  const sum = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf)) {
    sum.update(file.slice(root.length));
    sum.update(readFileSync(file));
  }
  return sum.digest('hex').slice(0, 12);
}
