import type { Plugin } from 'vite';

const ATTRIBUTE = /(import\(\s*'[^']+\.json')\s*,\s*\{ with: \{ type: 'json' \} \}\s*\)/g;

/**
 * The development server serves JSON as a module, yet leaves the attribute `type: 'json'` at imports made while running;
 * a browser then refuses the module. Builds take both away.
 */
export function jsonImports(): Plugin {
  return {
    name: 'json-imports',
    enforce: 'pre',
    apply: 'serve',
    transform(code) {
      const plain = code.replace(ATTRIBUTE, '$1)');
      return plain === code ? undefined : { code: plain, map: null };
    },
  };
}
