import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['2-builder', 2, undefined, 'builder', {}],
  ['2-sample', 2, undefined, 'sample', { turns: 20 }],
  ['3-builder', 3, undefined, 'builder', {}],
  ['3-sample-ranking', 3, undefined, 'sample', { order: 'ranking', turns: 18 }],
  ['4-builder', 4, 'east', 'builder', { turns: 20 }],
  ['4-builder-extension', 4, 'extension', 'builder', { turns: 18 }],
  ['4-sample', 4, 'east', 'sample', { turns: 18 }],
  ['5-builder-east', 5, 'east', 'builder', { turns: 18 }],
  ['5-builder-middle', 5, 'middle', 'builder', { turns: 18 }],
  ['5-sample-extension', 5, 'extension', 'sample', { turns: 16 }],
  ['6-builder', 6, 'whole', 'builder', { turns: 18 }],
  ['6-builder-all', 6, 'all', 'builder', { turns: 16 }],
  ['6-builder-tournament', 6, 'whole', 'builder', { tournament: true, water: true }],
  ['6-sample-extension', 6, 'extension', 'sample', { lastThree: true, turns: 16 }],
  ['7-builder-ranking', 7, 'whole', 'builder', { order: 'ranking', turns: 16 }],
  ['7-builder-all', 7, 'all', 'builder', { turns: 15 }],
  ['7-sample', 7, 'all', 'sample', { turns: 14 }],
  ['8-builder', 8, 'whole', 'builder', { turns: 15 }],
  ['8-builder-all', 8, 'all', 'builder', { turns: 15 }],
  ['8-sample-water', 8, 'all', 'sample', { water: true, turns: 14 }],
];
