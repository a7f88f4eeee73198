import { advanced as board } from '@ochre/maps/boards.ts';
import type { Manifest } from '../manifest.ts';

export const advanced = {
  id: 'advanced',
  name: 'Advanced Civilization',
  book: 'AC',
  bggId: 177,
  board,
  file: import.meta.url,
  ruleset: () => import('./ruleset.ts'),
  text: () => import('./text.ts'),
} as const satisfies Manifest;
