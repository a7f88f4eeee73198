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
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'EE 8.9',
        en: 'Calamities beyond the limits are drawn from all of those held; drawing from the major ones first is an option of the table.',
        de: 'Überzählige Unglücke werden aus allen gezogen, die jemand hält; zuerst aus den großen zu ziehen ist eine Tischoption.',
      },
      {
        cite: 'EE cal.volcanic-eruption-earthquake.6',
        en: 'The second city of an Earthquake may be an own one, though a foreign one is adjacent.',
        de: 'Die zweite Stadt eines Erdbebens darf eine eigene sein, auch wenn eine fremde angrenzt.',
      },
      {
        cite: 'EE 4B.2',
        en: 'Tokens of a failed attack stay until surplus is removed, and may be taken as losses of a fight next to them.',
        de: 'Spielsteine eines gescheiterten Angriffs bleiben bis zur Entfernung des Überschusses und dürfen als Verluste eines Kampfes nebenan zählen.',
      },
      {
        cite: 'EE 3.conflict.e2',
        en: 'Movement ahead of turn leaves nobody without a legal answer; tokens that cause conflict together stay together.',
        de: 'Züge vor der Zeit lassen niemanden mehr ohne erlaubte Antwort zurück; was zusammen einen Konflikt auslöst, bleibt zusammen stehen.',
      },
      {
        cite: 'EE cal.insuf.3',
        en: 'Who can take damage in one way only, or has to give the whole hand to Corruption, is not asked.',
        de: 'Wer Schaden nur auf eine Weise nehmen kann oder der Korruption die ganze Hand geben muss, wird nicht gefragt.',
      },
      {
        cite: 'EE 3.end.1',
        en: 'Who can pay neither for an old ship nor for a new one, and has nothing else to move, is not asked.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann und sonst nichts zu ziehen hat, wird nicht gefragt.',
      },
      {
        cite: 'EE 3.conflict.6',
        en: 'Where players move ahead of turn, voyages are ordered whole: nobody waits aboard.',
        de: 'Wo Spieler ziehen, bevor sie an der Reihe sind, werden Fahrten im Ganzen befohlen: Niemand wartet an Bord.',
      },
      {
        cite: 'EE adv.cultural-ascendancy.9',
        en: 'Who has been followed into a protected area cannot take back what led there, in turn or ahead of it, in peace or not.',
        de: 'Wem andere in ein geschütztes Gebiet gefolgt sind, der nimmt den Weg dorthin nicht mehr zurück, ob an der Reihe oder vorher, friedlich oder nicht.',
      },
      {
        cite: 'EE 3.order.5',
        en: 'Of orders ahead of turn only what a conflict needed stays: other ships are taken back as before.',
        de: 'Von vorgezogenen Befehlen bleibt nur, was ein Konflikt brauchte: Andere Schiffe werden zurückgenommen wie sonst.',
      },
      {
        cite: 'EE 12.6',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
        de: 'Wer keine verdeckten Karten und weniger Schatz hat, als die billigste Errungenschaft kostet, wird nicht nach Käufen gefragt.',
      },
      {
        cite: 'EE 13B.1',
        en: 'When no nation has a unit left and Universal Doctrine can bring none back, the game ends with that turn.',
        de: 'Hat keine Nation mehr eine Einheit und bringt auch die Allgemeine Lehre keine zurück, endet das Spiel mit dieser Runde.',
      },
      {
        cite: 'EE leave.2',
        en: 'Who says while others clear a region that he leaves goes in the same step.',
        de: 'Wer erst sagt, dass er geht, während andere eine Region räumen, geht im selben Schritt.',
      },
      {
        cite: 'EE leave.16',
        en: 'After a departure the owner chooses which city is reduced for lack of support, new ones among them.',
        de: 'Nachdem jemand gegangen ist, wählt der Besitzer, welche Stadt mangels Versorgung verkleinert wird, auch unter neuen.',
      },
      {
        cite: 'EE 5C.3',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
        de: 'Wer keine Stadt versorgen kann und nichts im Vorrat hat, das an ihre Stelle träte, wird nach der Reihenfolge nicht gefragt.',
      },
    ],
  },
];
