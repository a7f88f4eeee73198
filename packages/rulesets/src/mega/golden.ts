import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 12 }],
  ['5-east-sample', 5, 'east', 'sample', { turns: 20 }],
  ['6-west-sample', 6, 'west', 'sample', { turns: 20 }],
  ['6-east-builder-short', 6, 'east', 'builder', { short: true }],
  ['7-west-builder-expert', 7, 'west', 'builder', { ast: 'expert', turns: 9 }],
  ['7-east-sample-ranking', 7, 'east', 'sample', { order: 'ranking', turns: 6 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 9 }],
  ['8-east-sample', 8, 'east', 'sample', { turns: 16 }],
  ['9-west-sample-expert', 9, 'west', 'sample', { ast: 'expert', turns: 7 }],
  ['9-east-builder', 9, 'east', 'builder', { turns: 8 }],
  ['10-sample', 10, undefined, 'sample', { turns: 16 }],
  ['11-builder', 11, undefined, 'builder', { turns: 7 }],
  ['12-builder-short', 12, undefined, 'builder', { short: true, turns: 3 }],
  ['12-sample', 12, undefined, 'sample', { turns: 14 }],
  ['13-sample-twins', 13, undefined, 'sample', { twinCalamities: 'ranking', turns: 6 }],
  ['14-builder', 14, undefined, 'builder', { turns: 7 }],
  ['15-sample', 15, undefined, 'sample', { turns: 12 }],
  ['16-builder-expert', 16, undefined, 'builder', { ast: 'expert', turns: 6 }],
  ['17-sample-short', 17, undefined, 'sample', { short: true, turns: 3 }],
  ['18-builder', 18, undefined, 'builder', { turns: 7 }],
];
