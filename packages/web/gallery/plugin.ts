import type { Plugin } from 'vite';

/** Serves moments of real games to the gallery, played when first asked for. Development only. */
export function galleryMoments(): Plugin {
  let moments: string | undefined;
  let questions: string | undefined;
  return {
    name: 'gallery-moments',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/gallery/questions.json', async (_request, response) => {
        const { recordQuestions } = await import('../test/support/moments.ts');
        questions ??= JSON.stringify([...recordQuestions().values()]);
        response.setHeader('content-type', 'application/json');
        response.end(questions);
      });
      server.middlewares.use('/gallery/moments.json', async (_request, response) => {
        const { recordMoments, recordOthers } = await import('../test/support/moments.ts');
        const { recordScenes } = await import('../test/support/scenes.ts');
        moments ??= JSON.stringify([
          ...recordScenes(),
          ...recordMoments().values(),
          ...recordOthers().values(),
        ]);
        response.setHeader('content-type', 'application/json');
        response.end(moments);
      });
    },
  };
}
