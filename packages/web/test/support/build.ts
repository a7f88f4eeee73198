import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { galleryData } from './galleryData.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function bundle(
  folder: string,
  more: InlineConfig['build'] = {},
  conditions: readonly string[] = [],
): Promise<void> {
  // A test runner names itself in NODE_ENV, and the bundler would build for it.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      resolve: { conditions: [...conditions] },
      build: { outDir: folder, emptyOutDir: true, ...more },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** The client as it is shipped. */
export const buildClient = (folder: string): Promise<void> => bundle(folder);

/** The client with the rule sets of packages/rulesets/examples as well. */
export const buildExamples = (folder: string): Promise<void> => bundle(folder, {}, ['examples']);

/** The gallery of decisions with its moments, beside the client: one load of a page instead of a thousand. */
export async function buildGallery(folder: string): Promise<void> {
  const input = [join(root, 'index.html'), join(root, 'gallery/index.html')];
  await bundle(folder, { rolldownOptions: { input }, minify: false });
  for (const [file, make] of Object.entries(galleryData))
    writeFileSync(join(folder, 'gallery', file), make());
}
