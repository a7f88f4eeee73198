import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TOPOLOGY = /\/maps\/src\/(\w+)\/topology\.json$/;

/** Boards are data, not script: what borders on what is fetched when a table needs it, as the picture is. */
export function fetchedBoards(): Plugin {
  return {
    name: 'fetched-boards',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const map = TOPOLOGY.exec(id)?.[1];
      if (!map) return undefined;
      const source = JSON.stringify(JSON.parse(readFileSync(id, 'utf8')));
      const file = this.emitFile({ type: 'asset', name: `topology-${map}.json`, source });
      return {
        code: `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json();`,
        moduleType: 'js',
      };
    },
  };
}
