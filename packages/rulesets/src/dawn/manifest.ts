import { world as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const dawn = {
  id: 'dawn',
  name: 'Dawn of History',
  book: 'DH',
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
