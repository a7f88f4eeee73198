/** Opens the thread in which solo games are played; a build makes it share the page's chunks (tools/threadChunk.ts). */
export const openThread = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
