import type { Plugin } from 'vite';

const OPENER = /session\/thread\.ts$/;

/**
 * The solo table's thread as a chunk among the page's own: engine, rules and maps come over the line once and are
 * shared. Without this the bundler makes the thread a program of its own, with copies of everything.
 */
export function threadChunk(): Plugin {
  let chunk = '';
  return {
    name: 'thread-chunk',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      chunk = this.emitFile({ type: 'chunk', id: 'src/session/worker.ts', name: 'worker' });
    },
    load(id) {
      if (!OPENER.test(id)) return undefined;
      return `export const openThread = () => new Worker(import.meta.ROLLUP_FILE_URL_${chunk}, { type: 'module' });`;
    },
  };
}
