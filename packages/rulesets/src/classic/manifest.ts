import { classic as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const classic = {
  id: 'classic',
  name: 'Classic Civilization',
  book: 'CL',
  bggId: 71,
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
