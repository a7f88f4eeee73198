import type { Manifest } from '../../src/manifest.ts';

/** A small game for two, made up to show all that a rule set needs: two phases, one calamity, three advances, an island. */
export const island = {
  id: 'island',
  name: 'Island',
  book: 'IS',
  board: { id: 'island', map: () => import('./map.ts'), geometry: () => import('./geometry.ts') },
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
