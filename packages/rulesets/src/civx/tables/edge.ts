import type { AreaId } from '@ochre/engine';

/** Areas at the rim of the board, or next to what lies beyond it: CX 4.25. */
export const edge: AreaId[] = [
  'ahmar',
  'alani',
  'brahmaputra',
  'central-himalaya',
  'eastern-getules',
  'eastern-sogdiana',
  'gauda',
  'jalo',
  'northern-wastes',
  'nuba',
  'orodan',
  'oromia',
  'rhapta',
  'sahara',
  'samarkand',
  'siwa',
  'teiga',
  'tripolitania',
  'ultima-thule',
  'ustyurt',
  'western-getules',
  'western-himalaya',
  'western-sogdiana',
];
