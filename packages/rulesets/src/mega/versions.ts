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
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'MC 8.9',
        en: 'Calamities beyond the limits are drawn from all of those held; drawing from the major ones first is an option of the table.',
        de: 'Überzählige Unglücke werden aus allen gezogen, die jemand hält; zuerst aus den großen zu ziehen ist eine Tischoption.',
      },
      {
        cite: 'MC cal.volcanic-eruption-earthquake.6',
        en: 'The second city of an Earthquake may be an own one, though a foreign one is adjacent.',
        de: 'Die zweite Stadt eines Erdbebens darf eine eigene sein, auch wenn eine fremde angrenzt.',
      },
      {
        cite: 'MC 9.blocks.9',
        en: 'Secondary victims of a second copy of a calamity may insist on waiting for the first.',
        de: 'Nebenopfer des zweiten Exemplars eines Unglücks dürfen darauf bestehen, das erste abzuwarten.',
      },
      {
        cite: 'MC 9.blocks.8',
        en: 'Victims of two copies of a calamity are asked about the order only where it can matter, and no longer once one insists.',
        de: 'Opfer zweier Exemplare eines Unglücks werden nur nach der Reihenfolge gefragt, wo es auf sie ankommen kann, und nicht mehr, sobald eines darauf besteht.',
      },
      {
        cite: 'MC cal.insuf.3',
        en: 'Who can take damage in one way only, or has to give the whole hand to Corruption, is not asked.',
        de: 'Wer Schaden nur auf eine Weise nehmen kann oder der Korruption die ganze Hand geben muss, wird nicht gefragt.',
      },
      {
        cite: 'MC 3.end.1',
        en: 'Who can pay neither for an old ship nor for a new one, and has nothing else to move, is not asked.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann und sonst nichts zu ziehen hat, wird nicht gefragt.',
      },
      {
        cite: 'MC 12.6',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
        de: 'Wer keine verdeckten Karten und weniger Schatz hat, als die billigste Errungenschaft kostet, wird nicht nach Käufen gefragt.',
      },
      {
        cite: 'MC 13B.1',
        en: 'When no nation has a unit left and Universal Doctrine can bring none back, the game ends with that turn.',
        de: 'Hat keine Nation mehr eine Einheit und bringt auch die Allgemeine Lehre keine zurück, endet das Spiel mit dieser Runde.',
      },
      {
        cite: 'MC leave.2',
        en: 'Who says while others clear a region that he leaves goes in the same step.',
        de: 'Wer erst sagt, dass er geht, während andere eine Region räumen, geht im selben Schritt.',
      },
      {
        cite: 'MC 5C.3',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
        de: 'Wer keine Stadt versorgen kann und nichts im Vorrat hat, das an ihre Stelle träte, wird nach der Reihenfolge nicht gefragt.',
      },
    ],
  },
];
