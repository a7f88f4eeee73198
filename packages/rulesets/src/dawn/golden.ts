import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 24 }],
  ['5-east-sample', 5, 'east', 'sample', { turns: 22 }],
  ['6-west-sample-players', 6, 'west', 'sample', { tyrants: 'players', turns: 22 }],
  ['6-east-builder', 6, 'east', 'builder', { turns: 18 }],
  ['7-west-builder', 7, 'west', 'builder', { turns: 11 }],
  ['7-east-sample-ranking', 7, 'east', 'sample', { order: 'ranking', turns: 22 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 14 }],
  ['8-east-sample', 8, 'east', 'sample', { turns: 18 }],
  ['9-west-sample', 9, 'west', 'sample', { turns: 14 }],
  ['9-east-builder-players', 9, 'east', 'builder', { tyrants: 'players', turns: 10 }],
  ['10-sample', 10, undefined, 'sample', { turns: 15 }],
  ['11-builder', 11, undefined, 'builder', { turns: 9 }],
  ['12-builder', 12, undefined, 'builder', { turns: 8 }],
  ['12-sample', 12, undefined, 'sample', { turns: 14 }],
  ['13-sample', 13, undefined, 'sample', { turns: 12 }],
  ['14-builder', 14, undefined, 'builder', { turns: 8 }],
  ['15-sample-ranking', 15, undefined, 'sample', { order: 'ranking', turns: 14 }],
  ['16-builder', 16, undefined, 'builder', { turns: 8 }],
  ['17-sample', 17, undefined, 'sample', { turns: 11 }],
  ['18-builder', 18, undefined, 'builder', { turns: 10 }],
];
