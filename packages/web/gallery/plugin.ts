import type { Plugin } from 'vite';

/** Serves moments of real games to the gallery, played when first asked for. Development only. */
export function galleryMoments(): Plugin {
  const made = new Map<string, string>();
  return {
    name: 'gallery-moments',
    apply: 'serve',
    configureServer(server) {
      for (const file of ['moments.json', 'questions.json'] as const)
        server.middlewares.use(`/gallery/${file}`, async (_request, response) => {
          const { galleryData } = await import('../test/support/galleryData.ts');
          if (!made.has(file)) made.set(file, galleryData[file]());
          response.setHeader('content-type', 'application/json');
          response.end(made.get(file));
        });
    },
  };
}
