import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['2-builder', 2, undefined, 'builder', {}],
  ['2-sample', 2, undefined, 'sample', { turns: 20 }],
  ['2-sample-ranking', 2, undefined, 'sample', { order: 'ranking', turns: 20 }],
  ['3-builder', 3, undefined, 'builder', {}],
  ['3-builder-ranking', 3, undefined, 'builder', { order: 'ranking', turns: 20 }],
  ['3-sample', 3, undefined, 'sample', { turns: 18 }],
  ['4-builder', 4, undefined, 'builder', { turns: 18 }],
  ['4-sample', 4, undefined, 'sample', { turns: 16 }],
  ['4-sample-long', 4, undefined, 'sample', { turns: 25 }],
  ['5-builder', 5, undefined, 'builder', { turns: 16 }],
  ['5-sample', 5, undefined, 'sample', { turns: 14 }],
  ['5-sample-ranking', 5, undefined, 'sample', { order: 'ranking', turns: 12 }],
  ['6-builder', 6, undefined, 'builder', { turns: 16 }],
  ['6-builder-late', 6, undefined, 'builder', { turns: 24 }],
  ['6-sample', 6, undefined, 'sample', { turns: 14 }],
  ['6-sample-long', 6, undefined, 'sample', { turns: 22 }],
  ['7-builder', 7, undefined, 'builder', { turns: 15 }],
  ['7-builder-ranking', 7, undefined, 'builder', { order: 'ranking', turns: 15 }],
  ['7-sample', 7, undefined, 'sample', { turns: 12 }],
  ['7-sample-long', 7, undefined, 'sample', { turns: 20 }],
];
