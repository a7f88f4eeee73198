// Builds the client and its gallery into folders of that name, each of which is there when it is complete.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient, buildTestGallery } from '../test/support/build.ts';

const folder = process.argv[2]!;
try {
  for (const [name, build] of Object.entries({ client: buildClient, gallery: buildTestGallery })) {
    await build(join(folder, `${name}.new`));
    renameSync(join(folder, `${name}.new`), join(folder, name));
  }
} catch (error) {
  writeFileSync(join(folder, 'failed'), String((error as Error).stack));
  throw error;
}
