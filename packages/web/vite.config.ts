import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { serviceWorker } from './pwa/plugin.ts';
import { servedPage } from './pwa/servedPage.ts';
import { chunks } from './tools/chunks.ts';
import { fetchedBoards } from './tools/fetchedBoards.ts';
import { heroDrawing } from './tools/heroDrawing.ts';
import { jsonImports } from './tools/jsonImports.ts';
import { lessonFiles } from './tools/lessonFiles.ts';
import { threadChunk } from './tools/threadChunk.ts';

/** The conditions that this Node was started with: what it imports by them, pages import by them too. */
const conditions = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')].flatMap((arg) =>
  arg.startsWith('--conditions=') ? [arg.slice('--conditions='.length)] : [],
);

/** The gallery of decisions is a workshop: only the development server has it. */
export default defineConfig(
  async ({ command }): Promise<UserConfig> => ({
    // By relative paths a build works in any folder of any host.
    base: command === 'serve' ? '/' : './',
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins:
      command === 'serve'
        ? [lessonFiles(), jsonImports(), servedPage(), (await import('./gallery/plugin.ts')).galleryMoments()]
        : [lessonFiles(), fetchedBoards(), heroDrawing(), threadChunk(), chunks(), serviceWorker()],
    // `examples`: with the rule sets of packages/rulesets/examples, as `node --conditions=examples` has them.
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      target: 'es2022',
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 900,
      // Chunks are shared with a thread, which has no document to put hints into.
      modulePreload: {
        resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
      },
    },
    worker: { format: 'es' },
    server: { port: 4200, strictPort: true },
    preview: { port: 4201, strictPort: true },
  }),
);
