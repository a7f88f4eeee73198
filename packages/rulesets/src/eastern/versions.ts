import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'EE 3.ships.14',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
      },
      {
        cite: 'EE 8.9',
        en: 'Calamities beyond the limits are drawn from all of those held; drawing from the major ones first is an option of the table.',
      },
      {
        cite: 'EE cal.volcanic-eruption-earthquake.6',
        en: 'The second city of an Earthquake may be an own one, though a foreign one is adjacent.',
      },
      {
        cite: 'EE 4B.2',
        en: 'Tokens of a failed attack stay until surplus is removed, and may be taken as losses of a fight next to them.',
      },
      {
        cite: 'EE 3.conflict.e2',
        en: 'Movement ahead of turn leaves nobody without a legal answer; tokens that cause conflict together stay together.',
      },
      {
        cite: 'EE cal.insuf.3',
        en: 'Who can take damage in one way only, or has to give the whole hand to Corruption, is not asked.',
      },
      {
        cite: 'EE 3.end.1',
        en: 'Who can pay neither for an old ship nor for a new one, and has nothing else to move, is not asked.',
      },
      {
        cite: 'EE 3.conflict.6',
        en: 'Where players move ahead of turn, voyages are ordered whole: nobody waits aboard.',
      },
      {
        cite: 'EE adv.cultural-ascendancy.9',
        en: 'Who has been followed into a protected area cannot take back what led there, in turn or ahead of it, in peace or not, unless the follower takes his own step back.',
      },
      {
        cite: 'EE 3.order.5',
        en: 'Of orders ahead of turn only what a conflict or a follower needed stays: other ships and tokens, of one order too, are taken back as before.',
      },
      {
        cite: 'EE 12.6',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
      },
      {
        cite: 'EE 13B.1',
        en: 'When no nation has a unit left and Universal Doctrine can bring none back, the game ends with that turn.',
      },
      {
        cite: 'EE leave.2',
        en: 'Who says while others clear a region that he leaves goes in the same step.',
      },
      {
        cite: 'EE leave.16',
        en: 'After a departure the owner chooses which city is reduced for lack of support, new ones among them.',
      },
      {
        cite: 'EE 5C.3',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
      },
      {
        cite: 'EE cal.regression.2',
        en: 'Enlightenment buys off steps of a Regression before the marker stops at the start.',
      },
      {
        cite: 'EE 5.order.2',
        en: 'Who lost the ground of his city to a nation before him builds anew before those after him build.',
      },
      {
        cite: 'EE leave.9',
        en: 'Every token of a leaver beside a city that turns pirate turns barbarian, that of Public Works too.',
      },
      {
        cite: 'EE 4B.2',
        en: 'Tokens of a failed attack whose player leaves before surplus is removed return to stock, and turn into no barbarians.',
      },
    ],
  },
];
