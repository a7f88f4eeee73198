import { count } from './ui.ts';

export const record = {
  open: {
    title: 'Ein Spiel öffnen',
    lead: 'Ein Spiel, das an einem Tisch gespeichert wurde, hier oder anderswo: Runde für Runde ansehen, etwas dazu schreiben, von jedem Augenblick an weiterspielen.',
    drop: 'Datei hier ablegen',
    choose: 'Datei auswählen',
    paste: 'Oder ein Spiel in Notation einfügen',
    read: 'Eingefügtes öffnen',
    reading: 'Das Spiel wird noch einmal gespielt …',
    kept: 'Es bleibt in diesem Browser, bei deinen Spielen. Nichts wird irgendwohin geschickt.',
  },
  refused: {
    tooLarge: 'Diese Datei ist zu groß für ein Spiel.',
    noGame:
      'Das ist kein Spiel von Ochre: weder eine Datei, die ein Tisch gespeichert hat, noch ein Text in Notation.',
    malformed: 'Diese Datei ist beschädigt: Es steht etwas darin, was in keinem Spiel vorkommt.',
    newerFormat:
      'Diese Datei stammt von einer späteren Fassung von Ochre. Bring diese auf den neuesten Stand, um sie zu öffnen.',
    unknownRules: 'Dieses Spiel wurde nach Regeln gespielt, die es hier nicht gibt.',
    newerRules:
      'Dieses Spiel wurde nach neueren Regeln gespielt, als es hier gibt. Bring Ochre auf den neuesten Stand, um es zu öffnen.',
    otherRules:
      'Dieses Spiel wurde nach älteren Regeln gespielt, und die heutigen machen ein anderes daraus. Der Server, auf dem gespielt wurde, kann seine Chronik noch zeigen.',
    notOver:
      'Dieses Spiel war noch nicht aus, als die Datei geschrieben wurde. Ohne den Startwert, der erst am Ende verraten wird, kann es niemand noch einmal austeilen.',
    untrue: 'In dieser Datei steht nicht, was gespielt wurde: Etwas darin wurde verändert.',
    mishap: 'Die Datei ließ sich nicht öffnen. Versuche es noch einmal.',
  },
  line: (line: number, what: string) => `Zeile ${line}: ${what}`,
  expected: (what: string, found: string) =>
    found === ''
      ? `Erwartet wurde ${what}, hier endet die Zeile.`
      : `Erwartet wurde ${what}, hier steht „${found}“.`,
  expectations: {
    head: 'die Zeile „Ochre notation 1“',
    label: 'eine Zeile des Kopfes wie „Seed: …“',
    seed: 'eine Zeile „Seed: …“',
    config: 'eine Zeile „Config: …“',
    json: 'ein Wert in JSON',
    name: 'ein Name',
    number: 'eine ganze Zahl',
    verb: 'was jemand tut, etwa „moves“',
    exchange: 'wie viele Karten für wie viele, etwa „3:3“',
    arrow: 'ein Pfeil und wohin er führt',
    part: 'ein weiterer Teil der Antwort',
    order: 'ein Befehl, etwa „2 Rome→Latium“',
    end: 'das Ende der Zeile',
    time: 'ein Zeitpunkt, etwa 2026-01-31T18:00:00.000Z',
    comment: 'ein Kommentar von höchstens 500 Zeichen',
  },
  missing: (what: string) => `Es fehlt ${what}.`,
  notAsked: (who: string) => `${who} wird in diesem Augenblick nicht danach gefragt.`,
  rulesRefuse: 'Das erlauben die Regeln nicht.',
  otherTurn: (turn: number) => `Hier ist das Spiel in Runde ${turn}.`,
  otherEnd: 'Was hier steht, ergibt ein anderes Spiel als das, für das es besiegelt wurde.',
  tooLong: 'Das ist länger als jedes Spiel.',
  moment: {
    title: 'Dieser Augenblick',
    copy: 'Link auf diesen Augenblick kopieren',
    copied: 'Kopiert.',
    here: 'Dieser Link gilt nur in diesem Browser: Das Spiel liegt hier.',
    seenBy: 'Gesehen von',
    everybody: 'Alle',
  },
  branch: {
    open: 'Von hier an weiterspielen',
    title: 'Von hier an weiterspielen',
    lead: (turn: number) =>
      `Ein eigenes Spiel gegen Bots, ab Runde ${turn}. Das Spiel, das du ansiehst, bleibt, wie es ist.`,
    known:
      'Deine Karten und das Brett sind, wie du sie kennst. Was du nicht weißt, wird neu verteilt: Nichts davon ist, wie es wirklich war.',
    truth: 'Alle Karten sind, wie sie waren.',
    as: 'Du spielst',
    bots: 'Bots',
    begin: 'Weiterspielen',
    record:
      'Das Spiel ist aus: Seine Aufzeichnung wird in diesem Browser geöffnet und von dort an weitergespielt.',
    failed: 'Von diesem Augenblick an kann niemand weiterspielen. Wähle einen anderen.',
    over: 'Hier endete das Spiel. Wähle einen Augenblick davor.',
    called: (title: string, turn: number) => `${title}, ab Runde ${turn}`,
  },
  comments: {
    title: 'Kommentare',
    write: 'Etwas zu diesem Augenblick schreiben',
    add: 'Kommentar behalten',
    remove: 'Kommentar entfernen',
    none: 'Zu diesem Augenblick hat niemand etwas geschrieben.',
    others: (n: number) => `${count(n, 'Kommentar', 'Kommentare')} zu anderen Augenblicken`,
    withSeat: 'Hier liest das niemand außer dir. Speicherst du das Spiel, geht es mit.',
    here: 'Bleibt in diesem Browser. Speicherst du das Spiel, geht es mit.',
    at: (turn: number) => `Runde ${turn}`,
    full: 'Für weitere Kommentare ist kein Platz.',
    failed: 'Der Kommentar wurde nicht behalten. Versuche es noch einmal.',
  },
};
