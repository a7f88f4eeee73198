import type { GoldenGame } from '../golden.ts';

export const golden: readonly GoldenGame[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 16 }],
  ['5-east-sample-mixed', 5, 'east', 'sample', { goods: 'mixed', turns: 20 }],
  ['6-west-sample-chosen', 6, 'west', 'sample', { civilizations: 'chosen', turns: 18 }],
  ['6-east-builder', 6, 'east', 'builder', { turns: 16 }],
  ['7-west-builder-ranking', 7, 'west', 'builder', { order: 'ranking', turns: 12 }],
  ['7-east-sample', 7, 'east', 'sample', { turns: 16 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 14 }],
  ['8-east-sample-ranking', 8, 'east', 'sample', { order: 'ranking', turns: 8 }],
  ['9-west-builder', 9, 'west', 'builder', { turns: 14 }],
  ['9-east-sample-calamities', 9, 'east', 'sample', { manyCalamities: true, turns: 14 }],
  ['10-builder', 10, undefined, 'builder', { turns: 13 }],
  ['11-sample', 11, undefined, 'sample', { turns: 14 }],
  ['12-builder', 12, undefined, 'builder', { turns: 14 }],
  ['12-sample', 12, undefined, 'sample', { turns: 12 }],
  ['13-builder', 13, undefined, 'builder', { turns: 12 }],
  ['14-sample', 14, undefined, 'sample', { turns: 12 }],
  ['15-builder-iron', 15, undefined, 'builder', { lateIron: 900, turns: 12 }],
  ['16-builder', 16, undefined, 'builder', { turns: 13 }],
  ['17-sample', 17, undefined, 'sample', { turns: 10 }],
  ['18-builder', 18, undefined, 'builder', { turns: 13 }],
];
