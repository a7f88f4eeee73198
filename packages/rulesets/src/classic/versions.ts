import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'CL E5.3',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'CL E10.5',
        en: 'Advances that credits make free are offered to a player with an empty hand and treasury.',
        de: 'Fortschritte, die durch Gutschriften kostenlos sind, werden auch mit leerer Hand und leerem Schatz angeboten.',
      },
      {
        cite: 'CL E1.2',
        en: 'A city that revolts goes to the next player who can take it, though that one has a revolt as well.',
        de: 'Eine abtrünnige Stadt geht an den Nächsten, der sie übernehmen kann, auch wenn dieser selbst einen Aufstand hat.',
      },
      {
        cite: 'CL 5.1',
        en: 'Who can take damage in one way only is not asked.',
        de: 'Wer Schaden nur auf eine Weise nehmen kann, wird nicht gefragt.',
      },
      {
        cite: 'CL E9.2',
        en: 'Who has fewer than three cards besides calamities that lie open is not asked to trade.',
        de: 'Wer neben offen liegenden Unglücken weniger als drei Karten hat, wird nicht zum Handeln gefragt.',
      },
      {
        cite: 'CL E10.1',
        en: 'Advances are bought one after the other, from the bottom of the track up.',
        de: 'Fortschritte werden nacheinander gekauft, vom Ende der Leiste an.',
      },
      {
        cite: 'CL E11.epidemic.3',
        en: 'In an Epidemic nobody can be ordered to lose units that have to stay.',
        de: 'In einer Seuche kann niemandem der Verlust von Einheiten befohlen werden, die bleiben müssen.',
      },
      {
        cite: 'CL E4.1',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann, wird nach Schiffen nicht gefragt.',
      },
      {
        cite: 'CL 7.2',
        en: 'Of several cities that revolt a player without units takes one; then it is seen anew who takes the next.',
        de: 'Von mehreren abtrünnigen Städten nimmt ein Spieler ohne Einheiten eine; dann wird neu bestimmt, wer die nächste nimmt.',
      },
      {
        cite: 'CL 4.1',
        en: 'Who leaves at the end of a turn does so after markers have moved.',
        de: 'Wer am Ende einer Runde geht, geht nach dem Zug der Marker.',
      },
      {
        cite: 'CL E10.2',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
        de: 'Wer keine verdeckten Karten und weniger Schatz hat, als die billigste Errungenschaft kostet, wird nicht nach Käufen gefragt.',
      },
      {
        cite: 'CL E11.civil-war.2',
        en: 'Who can pick units in one way only is not asked.',
        de: 'Wer Einheiten nur auf eine Weise auswählen kann, wird nicht gefragt.',
      },
      {
        cite: 'CL E8.3',
        en: 'Cards of who leaves go under their stacks at once.',
        de: 'Karten dessen, der geht, kommen sofort unter ihre Stapel.',
      },
      {
        cite: 'CL 6.1',
        en: 'The game ends with the turn at whose end the last player with units leaves.',
        de: 'Das Spiel endet mit der Runde, an deren Ende der letzte Spieler mit Einheiten geht.',
      },
      {
        cite: 'CL E1.2',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
        de: 'Eine Stadt, die in einem Steueraufstand übergegangen ist, erhebt sich nicht noch einmal gegen den neuen Besitzer.',
      },
      {
        cite: 'CL 5.6',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
        de: 'Wer keine Stadt versorgen kann und nichts im Vorrat hat, das an ihre Stelle träte, wird nach der Reihenfolge nicht gefragt.',
      },
      {
        cite: 'CL E6.2',
        en: 'Which of two attacked cities is fought for first is asked only where it can matter.',
        de: 'Um welche von zwei angegriffenen Städten zuerst gekämpft wird, wird nur gefragt, wo es darauf ankommen kann.',
      },
      {
        cite: 'CL E11.famine.3',
        en: 'Who holds nothing but calamities that lie open is not asked about Grain.',
        de: 'Wer nur offen liegende Unglücke hält, wird nach Getreide nicht gefragt.',
      },
    ],
  },
];
