import type { RulesVersion } from '@ochre/engine';

/** What is played differently from version to version: how one adds to it is told in docs/rulesets.md. */
export const versions: readonly RulesVersion[] = [
  { version: 1, changes: [] },
  {
    version: 2,
    changes: [
      {
        cite: 'DH 17.2.1',
        en: 'A ship that calls at a coast on its way takes its whole cargo with it.',
        de: 'Ein Schiff, das unterwegs anlegt, nimmt seine ganze Ladung wieder mit.',
      },
      {
        cite: 'DH 30.41.3',
        en: 'The counter that Public Works allows beside a city is a unit of its own: it stays when the city goes.',
        de: 'Der Stein, den Öffentliche Bauten neben einer Stadt erlauben, ist eine eigene Einheit: Er bleibt, wenn die Stadt fällt.',
      },
      {
        cite: 'DH 30.11.2',
        en: 'Whoever may not attack a holder of Cultural Ascendancy may not join a fight against one either, unless attacked there by that holder.',
        de: 'Wer einen Besitzer der Kulturellen Blüte nicht angreifen darf, darf auch keinem Kampf gegen ihn beitreten, außer er wird dort von ihm angegriffen.',
      },
      {
        cite: 'DH 19.1.5',
        en: 'Urbanism helps with every city off the city sites, not with one a turn.',
        de: 'Stadtplanung hilft bei jeder Stadt abseits der Bauplätze, nicht nur bei einer im Zug.',
      },
      {
        cite: 'DH 18.5.2',
        en: 'Attackers of a city who all fall draw no card and pillage nothing.',
        de: 'Angreifer einer Stadt, die alle fallen, ziehen keine Karte und plündern nichts.',
      },
      {
        cite: 'DH 29.2.1.1',
        en: 'At a border volcano the points of Urbanism come from areas next to either side.',
        de: 'An einem Grenzvulkan kommen die Punkte der Stadtplanung aus Gebieten neben beiden Seiten.',
      },
      {
        cite: 'DH 29.5.2.1',
        en: 'Hordes and Banditry that came back by trade count as traded; barbarians who come into leaderless land bring their leader.',
        de: 'Horden und Räuberei, die durch Handel zurückkamen, gelten als gehandelt; Barbaren bringen ihren Führer in führerloses Land mit.',
      },
      {
        cite: 'DH 29.1.3',
        en: 'Barbarians of both blocks move once a turn; leaderless ones rest.',
        de: 'Barbaren beider Blöcke ziehen einmal im Zug; führerlose ruhen.',
      },
      {
        cite: 'DH 14.1.2',
        en: 'Nothing grows where a city stands; who is wiped out is out at once.',
        de: 'Wo eine Stadt steht, wächst nichts; wer ausgelöscht ist, scheidet sofort aus.',
      },
      {
        cite: 'DH 29.4.1.3',
        en: 'Corruption, Banditry and Tyranny take the exact amount, or the least more.',
        de: 'Korruption, Räuberei und Tyrannei nehmen die genaue Zahl oder das Wenigste darüber.',
      },
      {
        cite: 'DH 24.1.8',
        en: 'Who can take damage in one way only is not asked.',
        de: 'Wer Schaden nur auf eine Weise nehmen kann, wird nicht gefragt.',
      },
      {
        cite: 'DH 23.1.3',
        en: 'Who has fewer than three cards besides calamities that lie open is not asked to trade.',
        de: 'Wer neben offen liegenden Unglücken weniger als drei Karten hat, wird nicht zum Handeln gefragt.',
      },
      {
        cite: 'DH 29.3.1.2',
        en: 'Losses ordered of others may exceed what they have by what their advances take off.',
        de: 'Anderen auferlegte Verluste dürfen ihren Besitz um das übersteigen, was ihre Errungenschaften davon abziehen.',
      },
      {
        cite: 'DH 16.1.5',
        en: 'Who can pay neither for an old ship nor for a new one is not asked about ships.',
        de: 'Wer weder ein altes noch ein neues Schiff bezahlen kann, wird nach Schiffen nicht gefragt.',
      },
      {
        cite: 'DH 20.1.1',
        en: 'Counters beside the new city of somebody else stay until all have built, and may help to build next door.',
        de: 'Spielsteine neben einer neuen Stadt eines anderen bleiben, bis alle gebaut haben, und dürfen nebenan bauen helfen.',
      },
      {
        cite: 'DH 29.4.1.2',
        en: 'In a Civil War the victim may act for the barbarians itself; where even they lack pieces, who gains says what stays.',
        de: 'Im Bürgerkrieg darf das Opfer selbst für die Barbaren handeln; wo auch ihnen Figuren fehlen, sagt der Gewinner, was bleibt.',
      },
      {
        cite: 'DH 26.1',
        en: 'Who has no hidden cards and less treasury than the cheapest advance costs is not asked to buy.',
        de: 'Wer keine verdeckten Karten und weniger Schatz hat, als die billigste Errungenschaft kostet, wird nicht nach Käufen gefragt.',
      },
      {
        cite: 'DH 30.18.5',
        en: 'In a Flood a holder of Engineering never loses more than seven points, also where whole units come to less.',
        de: 'Bei einer Flut verliert ein Besitzer der Ingenieurkunst nie mehr als sieben Punkte, auch wo ganze Einheiten weniger ergeben.',
      },
      {
        cite: 'DH 29.4.1.3',
        en: 'Who can pick units in one way only is not asked.',
        de: 'Wer Einheiten nur auf eine Weise auswählen kann, wird nicht gefragt.',
      },
      {
        cite: 'DH 13.3.1',
        en: 'A city that has come over in a tax revolt does not revolt again from its new owner.',
        de: 'Eine Stadt, die in einem Steueraufstand übergegangen ist, erhebt sich nicht noch einmal gegen den neuen Besitzer.',
      },
      {
        cite: 'DH 21.1.1',
        en: 'Who can support no city and has nothing in stock to put in their place is not asked about their order.',
        de: 'Wer keine Stadt versorgen kann und nichts im Vorrat hat, das an ihre Stelle träte, wird nach der Reihenfolge nicht gefragt.',
      },
      {
        cite: 'DH 24.1.7',
        en: 'Who loses the last unit to the points of Urbanism or to Tyranny is out at once, like who loses it to other unit points.',
        de: 'Wer die letzte Einheit durch die Punkte der Stadtplanung oder durch Tyrannei verliert, scheidet sofort aus wie bei anderen Einheitspunkten.',
      },
      {
        cite: 'DH 29.5.2.17',
        en: 'Barbarians who take a city fight its defenders once; those left within the limit stay beside it until the next conflict.',
        de: 'Barbaren, die eine Stadt nehmen, kämpfen einmal gegen ihre Verteidiger; wer innerhalb des Limits übrig ist, bleibt bis zum nächsten Konflikt daneben.',
      },
      {
        cite: 'DH 29.5.2.14',
        en: 'Barbarians above a limit do not go back to an area they marched from in the same turn.',
        de: 'Barbaren über einem Limit ziehen nicht in ein Gebiet zurück, aus dem sie im selben Zug kamen.',
      },
      {
        cite: 'DH 28.1',
        en: 'Who leaves at the end of a turn goes when the markers have moved.',
        de: 'Wer am Ende einer Runde geht, geht, wenn die Marker gezogen sind.',
      },
      {
        cite: 'DH 24.1.5',
        en: 'Who holds one calamity twice and too many in all says which of the two cards goes back.',
        de: 'Wer ein Unglück doppelt und insgesamt zu viele hat, sagt, welche der beiden Karten zurückgeht.',
      },
      {
        cite: 'DH 29.3.1.1',
        en: 'Who is named in a Famine or an Epidemic never loses more than eight or ten points and what advances add, also where whole units come to less.',
        de: 'Wer bei einer Hungersnot oder Seuche genannt wird, verliert nie mehr als acht oder zehn Punkte und was Errungenschaften hinzufügen, auch wo ganze Einheiten weniger ergeben.',
      },
      {
        cite: 'DH 29.2.2.1b',
        en: 'Cities reduced for want of pirate cities are reduced together: with too few counters in stock their owner says which keeps them.',
        de: 'Städte, die mangels Piratenstädten verkleinert werden, werden es zusammen: Bei zu kleinem Vorrat sagt ihr Besitzer, wo Steine bleiben.',
      },
    ],
  },
];
