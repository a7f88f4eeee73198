import { world as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const civx = {
  id: 'civx',
  name: 'CivX',
  book: 'CX',
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
