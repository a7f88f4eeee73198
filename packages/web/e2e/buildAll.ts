// Builds the client, its gallery and the client with examples into folders of these names, each there when it is complete.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient, buildExamples, buildTestGallery } from '../test/support/build.ts';

const folder = process.argv[2]!;
try {
  const all = { client: buildClient, examples: buildExamples, gallery: buildTestGallery };
  for (const [name, build] of Object.entries(all)) {
    await build(join(folder, `${name}.new`));
    renameSync(join(folder, `${name}.new`), join(folder, name));
  }
} catch (error) {
  writeFileSync(join(folder, 'failed'), String((error as Error).stack));
  throw error;
}
