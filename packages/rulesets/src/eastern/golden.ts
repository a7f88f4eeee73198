import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['3-builder', 3, undefined, 'builder', { turns: 14 }],
  ['3-sample', 3, undefined, 'sample', { turns: 10 }],
  ['4-builder-expert', 4, undefined, 'builder', { ast: 'expert', turns: 12 }],
  ['4-sample-early', 4, undefined, 'sample', { earlyMoves: true, turns: 9 }],
  ['5-builder', 5, undefined, 'builder', { turns: 14 }],
  ['5-sample', 5, undefined, 'sample', { turns: 9 }],
  ['5-builder-short', 5, undefined, 'builder', { short: true }],
  ['6-builder', 6, undefined, 'builder', { turns: 12 }],
  ['6-sample-ranking', 6, undefined, 'sample', { order: 'ranking', turns: 7 }],
  ['6-sample-short', 6, undefined, 'sample', { short: true, turns: 5 }],
  ['7-builder', 7, undefined, 'builder', { turns: 10 }],
  ['7-sample-early', 7, undefined, 'sample', { earlyMoves: true, turns: 7 }],
  ['7-builder-expert', 7, undefined, 'builder', { ast: 'expert', turns: 9 }],
  ['8-builder', 8, undefined, 'builder', { turns: 9 }],
  ['8-sample', 8, undefined, 'sample', { turns: 7 }],
  ['8-builder-short', 8, undefined, 'builder', { short: true, turns: 5 }],
  ['9-builder', 9, undefined, 'builder', { turns: 9 }],
  ['9-sample', 9, undefined, 'sample', { turns: 7 }],
  ['9-sample-expert-ranking', 9, undefined, 'sample', { ast: 'expert', order: 'ranking', turns: 6 }],
  ['9-builder-short', 9, undefined, 'builder', { short: true, turns: 4 }],
];
