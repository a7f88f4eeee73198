import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'CX 18.51',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'CX 30.492',
        en: 'Trade Empire may also ask other holders of Trade Empire.',
        de: 'Das Handelsreich darf auch andere Besitzer des Handelsreichs fragen.',
      },
      {
        cite: 'CX 22.11',
        en: 'Cities built this turn, by Diaspora too, are reduced first, in a Slave Revolt as well.',
        de: 'In diesem Zug gebaute Städte, auch die der Diaspora, werden zuerst verkleinert, auch bei einem Sklavenaufstand.',
      },
      {
        cite: 'CX 19.521',
        en: 'Five may be pillaged where mercenaries fought for the city, even if they fell outside the walls.',
        de: 'Fünf dürfen geplündert werden, wo Söldner um die Stadt kämpften, selbst wenn sie vor den Mauern fielen.',
      },
      {
        cite: 'CX 29.711',
        en: 'Tribal Conflict also strikes a full area beside an empty one.',
        de: 'Die Stammesfehde trifft auch ein volles Gebiet neben einem leeren.',
      },
      {
        cite: 'CX 29.731',
        en: 'Civil Disorder leaves nobody below zero before it adds a city.',
        de: 'Innere Unruhen rechnen nie unter null, bevor eine Stadt dazukommt.',
      },
      {
        cite: 'CX 19.25',
        en: 'In conflict Greek Fire fights on alone, and the blows of Art of War reach ships and reserves.',
        de: 'Im Konflikt kämpft das Griechische Feuer allein weiter, und die Schläge der Kunst des Krieges erreichen Schiffe und Reserven.',
      },
      {
        cite: 'CX 29.4209',
        en: 'Of equals the victim of a Civil War says who takes over next; Tyranny comes to its exact amount where it can.',
        de: 'Bei Gleichstand sagt das Opfer eines Bürgerkriegs, wer als Nächster übernimmt; die Tyrannei trifft ihre Zahl genau, wo es geht.',
      },
      {
        cite: 'CX 25.4',
        en: 'Who can take damage in one way only is not asked.',
        de: 'Wer Schaden nur auf eine Weise nehmen kann, wird nicht gefragt.',
      },
      {
        cite: 'CX 27.53',
        en: 'Credits of advances that a Civil War brings, and what these open, wait until the next turn.',
        de: 'Gutschriften von Errungenschaften, die ein Bürgerkrieg bringt, und was diese freigeben, warten bis zum nächsten Zug.',
      },
      {
        cite: 'CX 29.321',
        en: 'Losses ordered of others may exceed what they have by what their advances take off.',
        de: 'Anderen auferlegte Verluste dürfen ihren Besitz um das übersteigen, was ihre Errungenschaften davon abziehen.',
      },
      {
        cite: 'CX 29.632',
        en: 'A city struck by an Epidemic may leave more than one token, for the exact amount; without stock it is spared.',
        de: 'Eine von einer Seuche getroffene Stadt darf für die genaue Zahl mehr als einen Stein lassen; ohne Vorrat bleibt sie stehen.',
      },
      {
        cite: 'CX 30.023',
        en: 'Losses taken next door leave it as it was who loses before whom.',
        de: 'Verluste von nebenan ändern nicht, wer vor wem verliert.',
      },
      {
        cite: 'CX 19.28',
        en: 'With Naval Warfare you say which ships take part in a conflict; none is in two of them in a turn, a horde included.',
        de: 'Mit Seekrieg sagst du, welche Schiffe an einem Konflikt teilnehmen; keines in zweien in einem Zug, auch nicht gegen eine Horde.',
      },
      {
        cite: 'CX 30.025',
        en: 'Mercenaries next door may be lost beside a city of their owner as well.',
        de: 'Söldner von nebenan dürfen auch neben einer eigenen Stadt verloren werden.',
      },
      {
        cite: 'CX 29.431',
        en: 'Tokens of a first Slave Revolt stay bound while a second is resolved, which binds others.',
        de: 'Steine eines ersten Sklavenaufstands bleiben gebunden, während ein zweiter andere bindet.',
      },
      {
        cite: 'CX 17.3',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann, wird nach Schiffen nicht gefragt.',
      },
      {
        cite: 'CX 10.4',
        en: 'Who announces to leave and then exchanges nations leaves with the nation received.',
        de: 'Wer seinen Abschied ankündigt und dann die Nation tauscht, geht mit der erhaltenen Nation.',
      },
      {
        cite: 'CX 19.35',
        en: 'Who is short of tokens may settle attacks of his own before one on his city.',
        de: 'Wem Spielsteine fehlen, der darf eigene Angriffe vor dem auf seine Stadt austragen.',
      },
      {
        cite: 'CX 29.314',
        en: 'Of ships on one coast those that have fought are lost to a Tempest or Cyclone first.',
        de: 'Von Schiffen an einer Küste gehen in Unwetter und Wirbelsturm zuerst die verloren, die schon gekämpft haben.',
      },
      {
        cite: 'CX 30.252',
        en: "Library's credits go to Literacy's group unasked, for who receives it in a Civil War to that of the own Literacy.",
        de: 'Die Gutschriften der Bibliothek gehen ungefragt an die Gruppe der Schrift, kommt sie aus einem Bürgerkrieg, an die der eigenen.',
      },
      {
        cite: 'CX 29.823',
        en: 'Under Tyranny one token or all of an area is asked only where that makes a difference.',
        de: 'Ob die Tyrannei einen Stein oder alle eines Gebiets nimmt, wird nur gefragt, wo es einen Unterschied macht.',
      },
      {
        cite: 'CX 29.4210',
        en: 'An eliminated beneficiary of a Civil War receives advances and place even with a faction of no units.',
        de: 'Ein ausgelöschter Nutznießer eines Bürgerkriegs erhält Errungenschaften und Platz auch mit einer Seite ohne Einheiten.',
      },
      {
        cite: 'CX 29.234',
        en: 'Treachery strikes only as many cities as others have in stock.',
        de: 'Verrat trifft nur so viele Städte, wie andere im Vorrat haben.',
      },
      {
        cite: 'CX 27.2',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
        de: 'Wer keine verdeckten Karten und weniger Schatz hat, als die billigste Errungenschaft kostet, wird nicht nach Käufen gefragt.',
      },
      {
        cite: 'CX 29.4205',
        en: 'Who can pick units in one way only is not asked.',
        de: 'Wer Einheiten nur auf eine Weise auswählen kann, wird nicht gefragt.',
      },
      {
        cite: 'CX 14.32',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
        de: 'Eine Stadt, die in einem Steueraufstand übergegangen ist, erhebt sich nicht noch einmal gegen den neuen Besitzer.',
      },
      {
        cite: 'CX 22.1',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
        de: 'Wer keine Stadt versorgen kann und nichts im Vorrat hat, das an ihre Stelle träte, wird nach der Reihenfolge nicht gefragt.',
      },
      {
        cite: 'CX 31.1A',
        en: 'Who leaves at the end of a turn goes when the markers have moved.',
        de: 'Wer am Ende einer Runde geht, geht, wenn die Marker gezogen sind.',
      },
      {
        cite: 'CX 11.11',
        en: 'Areas out of play are closed to ships and to a Diaspora by water, and no distance is counted over them.',
        de: 'Gebiete, die nicht im Spiel sind, bleiben auch Schiffen und einer Diaspora zu Wasser verschlossen, und keine Entfernung führt über sie.',
      },
      {
        cite: 'CX 30.142',
        en: 'A Diaspora settles any empty area that holds tokens of its owner, one of limit nought included with Agriculture.',
        de: 'Eine Diaspora besiedelt jedes leere Gebiet, das Spielsteine ihres Besitzers fasst, mit Ackerbau auch eines mit Limit null.',
      },
      {
        cite: 'CX 10.31',
        en: 'A table of up to eleven may choose the western or the eastern goods, whichever side of the board is played.',
        de: 'Ein Tisch bis zu elf darf die westlichen oder die östlichen Waren wählen, welche Seite des Bretts auch gespielt wird.',
      },
      {
        cite: 'CX 25.3',
        en: 'Of too many calamities every double of the own block goes, though fewer may be left than the limit allows.',
        de: 'Von zu vielen Unglücken geht jedes doppelte des eigenen Blocks, auch wenn danach weniger bleiben, als das Limit erlaubt.',
      },
    ],
  },
];
