import { world as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const mega = {
  id: 'mega',
  name: 'Mega Civilization',
  book: 'MC',
  bggId: 184424,
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
