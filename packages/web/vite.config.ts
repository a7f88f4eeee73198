import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { galleryMoments } from './gallery/plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [galleryMoments()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { port: 4200, strictPort: true },
  preview: { port: 4201, strictPort: true },
});
