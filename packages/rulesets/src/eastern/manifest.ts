import { world as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const eastern = {
  id: 'eastern',
  name: 'Eastern Empires',
  book: 'EE',
  editionOf: 'mega',
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
