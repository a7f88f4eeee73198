import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { PSEUDO } from '../../../languages/test/pseudo.ts';
import { galleryData } from './galleryData.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function bundle(folder: string, { build: more, ...config }: InlineConfig = {}): Promise<void> {
  // A test runner names itself in NODE_ENV, and the bundler would build for it.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      ...config,
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, ...more },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** The client as it is shipped. */
export const buildClient = (folder: string): Promise<void> => bundle(folder);

/** The client with the rule sets of packages/rulesets/examples as well. */
export const buildExamples = (folder: string): Promise<void> =>
  bundle(folder, { resolve: { conditions: ['examples'] } });

/** The line that adds a language: here one that is made up. */
const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/languages\/src\/index\.ts$/ },
    handler: (code) =>
      `${code}\ntranslations[${JSON.stringify(PSEUDO)}] = { name: 'Ψ', load: async () => (await import('../test/pseudo.ts')).pseudo };\n`,
  },
};

/** The gallery of decisions with its moments, beside the client: one load of a page instead of a thousand. */
export async function buildGallery(folder: string, plugins: Plugin[] = []): Promise<void> {
  const input = [join(root, 'index.html'), join(root, 'gallery/index.html')];
  await bundle(folder, { plugins, build: { rolldownOptions: { input }, minify: false } });
  for (const [file, make] of Object.entries(galleryData))
    writeFileSync(join(folder, 'gallery', file), make());
}

/** The same for tests, with a language that nobody speaks. */
export const buildTestGallery = (folder: string): Promise<void> => buildGallery(folder, [pseudoLanguage]);
