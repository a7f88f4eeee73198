import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'MC 3.ships.14',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
      },
      {
        cite: 'MC 8.9',
        en: 'Calamities beyond the limits are drawn from all of those held; drawing from the major ones first is an option of the table.',
      },
      {
        cite: 'MC cal.volcanic-eruption-earthquake.6',
        en: 'The second city of an Earthquake may be an own one, though a foreign one is adjacent.',
      },
      {
        cite: 'MC 9.blocks.9',
        en: 'Secondary victims of a second copy of a calamity may insist on waiting for the first.',
      },
      {
        cite: 'MC 9.blocks.8',
        en: 'Victims of two copies of a calamity are asked about the order only where it can matter, and no longer once one insists.',
      },
      {
        cite: 'MC cal.insuf.3',
        en: 'Who can take damage in one way only, or has to give the whole hand to Corruption, is not asked.',
      },
      {
        cite: 'MC 3.end.1',
        en: 'Who can pay neither for an old ship nor for a new one, and has nothing else to move, is not asked.',
      },
      {
        cite: 'MC 12.6',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
      },
      {
        cite: 'MC 13B.1',
        en: 'When no nation has a unit left and Universal Doctrine can bring none back, the game ends with that turn.',
      },
      {
        cite: 'MC leave.2',
        en: 'Who says while others clear a region that he leaves goes in the same step.',
      },
      {
        cite: 'MC 5C.3',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
      },
      {
        cite: 'MC cal.regression.2',
        en: 'Enlightenment buys off steps of a Regression before the marker stops at the start.',
      },
      {
        cite: 'MC 6.blocks.1',
        en: 'A free card is refused where another block is named.',
      },
      {
        cite: 'MC 5.order.2',
        en: 'Who lost the ground of his city to a nation before him builds anew before those after him build.',
      },
      {
        cite: 'MC leave.9',
        en: 'Every token of a leaver beside a city that turns pirate turns barbarian, that of Public Works too.',
      },
    ],
  },
];
