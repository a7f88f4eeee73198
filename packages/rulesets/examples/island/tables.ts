import type { Advance, Calamity, Civilization, Commodity, SuccessionTable } from '@ochre/engine';
import { row } from '@ochre/engine/calamities';
import { kingTide } from './kingTide.ts';

export const civilizations: Civilization[] = [
  { id: 'reef', name: 'Reef', rank: 1, block: 'main' },
  { id: 'hill', name: 'Hill', rank: 2, block: 'main' },
];

export const commodities: Commodity[] = [
  { id: 'shells', name: 'Shells', stack: 1, size: 8 },
  { id: 'mats', name: 'Mats', stack: 2, size: 6 },
  { id: 'obsidian', name: 'Obsidian', stack: 3, size: 4 },
];

export const calamities: Calamity[] = [
  row(kingTide, {
    id: 'king-tide',
    name: 'King Tide',
    stack: 2,
    kind: 'major',
    tradeable: false,
    with: { each: 1 },
    modifiers: [{ has: 'sea-walls', add: -1, cite: 'IS 5.2' }],
    cite: 'IS 3.2',
    cites: {},
  }),
];

const advance = (of: Pick<Advance, 'id' | 'name' | 'cost' | 'points' | 'effects' | 'cite'>): Advance => ({
  groups: ['lore'],
  credits: {},
  ...of,
});

export const advances: Advance[] = [
  advance({
    id: 'terraces',
    name: 'Terraces',
    cost: 3,
    points: 1,
    effects: [{ effect: 'grant', what: 'raisedLimits', cite: 'IS 5.1' }],
    cite: 'IS 5.1',
  }),
  advance({ id: 'sea-walls', name: 'Sea Walls', cost: 6, points: 2, effects: [], cite: 'IS 5.2' }),
  advance({ id: 'star-lore', name: 'Star Lore', cost: 9, points: 4, effects: [], cite: 'IS 5.3' }),
];

/** Eight turns, whatever happens. */
export const track: SuccessionTable = {
  id: 'track',
  epochs: [
    { id: 'landing', name: 'Landing', requirement: {}, cite: 'IS 3.4' },
    { id: 'harvest', name: 'Harvest', requirement: {}, cite: 'IS 3.4' },
  ],
  starts: { reef: [1, 5], hill: [1, 5] },
  finish: 8,
  last: 8,
  pointsPerSpace: 0,
  extraTurns: 0,
  regressWithoutCities: false,
  lastEpochBonus: 0,
};
