import type { Questions } from '../../answers.ts';

export const questions: Questions = {
  win: {
    asks: 'Wie gewinne ich?',
    also: ['was ist das Ziel des Spiels', 'wer hat gewonnen, Sieg, Sieger, Gewinner, siegen'],
    says: {
      'CX AC':
        'Wer am Ende die meisten Punkte hat, gewinnt, nicht wer zuerst am Ende der Zeittafel ist. Ein Feld der Zeittafel zählt 100, eine Stadt 50, eine Errungenschaft ihren Preis, Hand und Schatz zählen, was sie wert sind. Baue also Städte, handle ihre Karten zu Sätzen und kaufe damit jede Runde Errungenschaften.',
      DH: 'Wer am Ende die meisten Punkte hat, gewinnt, nicht wer zuerst am Ende der Zeittafel ist. Ein Feld der Zeittafel zählt 5, eine Errungenschaft 1 bis 3, eine Stadt 1. Baue also Städte, handle ihre Karten zu Sätzen und kaufe damit Errungenschaften, damit dein Marker nie warten muss.',
      CL: 'Wer als Erster das letzte Feld der Zeittafel erreicht, hat gewonnen. Dein Marker zieht jede Runde ein Feld, solange du hast, was die nächste Epoche verlangt: Städte, dann Errungenschaften in drei Farben, dann sieben Errungenschaften, dann 1000 Punkte. Baue also Städte, handle ihre Karten zu Sätzen und kaufe damit Errungenschaften.',
      other:
        'Wer am Ende die meisten Punkte hat, gewinnt, nicht wer zuerst am Ende der Zeittafel ist. Ein Schritt auf der Zeittafel zählt 5, eine Stadt 1, eine Errungenschaft 1, 3 oder 6. Baue also Städte, handle ihre Karten zu Sätzen und kaufe damit Errungenschaften, damit dein Marker nie warten muss.',
    },
  },
  end: {
    asks: 'Wann ist das Spiel zu Ende?',
    also: ['wie endet das Spiel', 'letzte Runde, Schluss, Spielende'],
    says: {
      MC: 'Das Spiel endet mit der Runde, in der ein Marker das letzte Feld der Zeittafel erreicht; dann werden die Punkte gezählt. Auf der strengen Zeittafel folgt noch eine ganze Runde. Ein Tisch kann am Anfang auch eine Zeit vereinbaren.',
      EE: 'Das Spiel endet mit der Runde, in der ein Marker das letzte Feld der Zeittafel erreicht; dann werden die Punkte gezählt. Ein Tisch kann am Anfang auch eine Zeit vereinbaren.',
      CL: 'Das Spiel endet, wenn ein Marker das letzte Feld der Zeittafel erreicht, und wem er gehört, der hat gewonnen. Erreichen es mehrere in derselben Runde, entscheiden die Punkte zwischen ihnen.',
      other:
        'Das Spiel endet mit der Runde, in der ein Marker das Ziel der Zeittafel erreicht, oder zu einer Zeit, die am Anfang vereinbart wurde. Diese Runde zählt ganz; dann werden die Punkte gezählt, und wer zuerst da war, muss nicht gewonnen haben.',
    },
  },
  length: {
    asks: 'Wie lange dauert ein Spiel?',
    also: ['wie viele Runden, Stunden, Dauer', 'gibt es ein kürzeres Spiel'],
    says: {
      CL: 'Ein Marker zieht höchstens ein Feld in der Runde, also dauert ein Spiel etwa so viele Runden, wie die Zeittafel Felder hat, und länger, wo Marker warten müssen. Gegen Bots vergehen die Züge der anderen in Sekunden, und du kannst jederzeit aufhören und später weiterspielen.',
      'MC EE':
        'Ein Marker zieht höchstens ein Feld in der Runde, also dauert ein Spiel etwa so viele Runden, wie die Zeittafel Felder hat, und länger, wo Marker warten müssen. Das kurze Spiel geht schneller: Alle beginnen weit vorn auf der Zeittafel, mit Städten, Karten und Errungenschaften. Du kannst jederzeit aufhören und später weiterspielen.',
      other:
        'Ein Marker zieht höchstens ein Feld in der Runde, also dauert ein Spiel etwa so viele Runden, wie die Zeittafel Felder hat, und länger, wo Marker warten müssen. Ein Tisch kann vorher eine letzte Runde vereinbaren. Du kannst jederzeit aufhören und später weiterspielen.',
    },
  },
  points: {
    asks: 'Wie werden die Punkte gezählt?',
    also: ['wofür gibt es Siegpunkte, Wertung', 'wie viele Punkte habe ich'],
    says: {
      'CX AC':
        'Fünf Dinge zählen: 100 für jedes Feld der Zeittafel, der volle Preis jeder Errungenschaft, 50 für jede Stadt, der Wert der Sätze auf deiner Hand und 1 für jeden Spielstein im Schatz. Die Liste der Nationen zeigt jederzeit die Summe.',
      DH: 'Ein Feld der Zeittafel zählt 5 und eine Stadt 1. Eine Errungenschaft zählt 1, wenn sie weniger als 100 kostet, 2 bis 199 und 3 ab 200. Die Liste der Nationen zeigt jederzeit die Summe.',
      CL: 'Punkte sind die Preise deiner Errungenschaften, dein Schatz und der Wert deiner Handelskarten. Allein gewinnen sie das Spiel nicht: Die letzte Epoche der Zeittafel verlangt 1000 davon, und sie entscheiden zwischen denen, die in derselben Runde ankommen.',
      other:
        'Ein Schritt auf der Zeittafel zählt 5 und eine Stadt 1. Eine Errungenschaft zählt 1, wenn sie weniger als 100 kostet, 3 von 100 bis 200 und 6 darüber. Wer allein die letzte Epoche erreicht, bekommt 5 dazu. Die Liste der Nationen zeigt jederzeit die Summe.',
    },
  },
  tie: {
    asks: 'Was gilt bei Gleichstand?',
    also: ['gleich viele Punkte, unentschieden'],
    says: {
      AC: 'Der Marker, der auf der Zeittafel weiter ist, entscheidet. Ist auch das gleich, gilt die Reihenfolge der Nationen auf der Zeittafel.',
      CX: 'Die Reihenfolge der Nationen auf der Zeittafel entscheidet, wie bei jedem anderen Gleichstand. Sie steht das ganze Spiel über fest, und die Liste der Nationen zeigt sie.',
      DH: 'Die Sätze auf der Hand und der Schatz werden zusammengezählt, und wer mehr davon hat, gewinnt. Wer auch darin gleich ist, teilt sich den Sieg.',
      CL: 'Verglichen wird nur, wer in derselben Runde das letzte Feld erreicht: Preise der Errungenschaften, Schatz und Handelskarten zusammen. Ist auch das gleich, entscheidet die Reihenfolge der Zeittafel.',
      other:
        'Zuerst kommt, wessen Marker weiter ist, dann wer mehr Errungenschaften zu 6, dann zu 3 Punkten hat, dann wessen Errungenschaften mehr kosten. Weitere Schritte folgen, bis zur Rangfolge der Nationen. Der Schlussbildschirm nennt den, der entschieden hat.',
    },
  },
  turn: {
    asks: 'Was passiert in einer Runde?',
    also: ['Phasen, Ablauf, Schritte', 'was kommt als Nächstes'],
    says: {
      CL: 'Steuern, Wachstum, Zählung, Schiffe, Bewegung, Konflikt, Städte, Karten, Handel, Errungenschaften kaufen, Unglücke, überzählige Karten ablegen und die Zeittafel. Die Leiste über der Karte zeigt, wo du bist, und was nicht geschehen kann, wird übergangen.',
      other:
        'Zuerst kommen die Steuern, dann wachsen und ziehen deine Spielsteine, Kämpfe werden ausgetragen und Städte gebaut. Städte bringen Handelskarten, und die werden gehandelt; dann schlagen Unglücke zu, Errungenschaften werden gekauft, und die Marker ziehen weiter. Die Leiste über der Karte zeigt, wo du bist, und jede Phase führt zu ihren Regeln.',
    },
  },
  'first-turn': {
    asks: 'Was soll ich in meiner ersten Runde tun?',
    also: ['am Anfang, wie fange ich an, beginnen, machen', 'ich bin neu, Anfänger, Tipps'],
    says: 'Du beginnst mit einem Spielstein, und Gebiete mit zwei oder mehr von deinen wachsen am schnellsten. Breite dich also aus: Lass zwei in einem Gebiet und ziehe mit den übrigen in neue, am besten zu Quadraten auf der Karte. Stehen sechs deiner Spielsteine auf einem solchen Quadrat, kannst du deine erste Stadt bauen, und aus Städten kommt alles andere.',
  },
  players: {
    asks: 'Wie viele können mitspielen?',
    also: ['Anzahl der Spieler, allein, zu zweit'],
    says: {
      AC: 'Zwei bis acht, jeder mit einer eigenen Nation. Plätze, die niemand nimmt, spielen Bots; du kannst also auch allein spielen.',
      EE: 'Fünf bis neun, jeder mit einer Nation der östlichen Hälfte; drei oder vier können spielen, wenn einige Regeln entfallen. Plätze, die niemand nimmt, spielen Bots, also geht es auch allein.',
      CL: 'Zwei bis sieben, jeder mit einer eigenen Nation. Plätze, die niemand nimmt, spielen Bots, also geht es auch allein.',
      other:
        'Fünf bis achtzehn, jeder mit einer eigenen Nation. Plätze, die niemand nimmt, spielen Bots, also geht es auch allein.',
    },
  },
  order: {
    asks: 'Wer ist zuerst dran?',
    also: ['wer fängt an, Reihenfolge, wer beginnt', 'warum muss ich warten'],
    says: 'Jede Phase hat ihre eigene Reihenfolge. Wer die meisten Spielsteine auf dem Brett hat, zieht zuerst, und das ist ein Nachteil, denn die anderen sehen es, bevor sie ziehen. Wer die wenigsten Städte hat, zieht zuerst Karten. Die Liste der Nationen zeigt immer die Reihenfolge, die gerade gilt.',
  },
  limit: {
    asks: 'Was bedeutet die Zahl im Kreis?',
    also: [
      'Scheibe, Nummer auf der Karte, Zahl neben dem Namen',
      'wie viele Spielsteine dürfen in einem Gebiet bleiben, Limit',
    ],
    says: 'Das ist das Limit des Gebiets: So viele Spielsteine dürfen dort bleiben, wenn die Städte gebaut sind. Bis dahin dürfen mehr dort wachsen oder hineinziehen. Was zu viel ist, wird dann umkämpft, wenn es mehreren gehört, und geht in den Vorrat zurück, wenn alles deins ist. Ändern Errungenschaften dein Limit, zeigt die Scheibe deine eigene Zahl.',
  },
  'city-square': {
    asks: 'Was ist das schwarze Quadrat?',
    also: ['Quadrat auf der Karte, Bauplatz, Viereck, Kästchen', 'wo kann ich eine Stadt bauen'],
    says: 'Es zeigt einen Bauplatz: Sechs deiner Spielsteine genügen dort für eine Stadt, wo keiner ist, braucht es zwölf. Ein schwarzes Quadrat ist vor Fluten sicher, ein weißes nicht.',
  },
  'white-square': {
    asks: 'Was ist das weiße Quadrat?',
    also: ['Überschwemmung, Flutebene, Flut', 'ist meine Stadt vor Fluten sicher'],
    says: 'Es ist ein Bauplatz, der in einer Flutebene liegt. Du baust dort wie auf einem schwarzen, mit sechs Spielsteinen, aber eine Flut kann die Stadt erreichen. Schwarze Quadrate liegen über dem Wasser, auch im selben Gebiet.',
  },
  volcano: {
    asks: 'Was tut der Vulkan?',
    also: ['Berg, Feuer auf der Karte, Ausbruch, Erdbeben'],
    says: {
      CL: 'Nichts, bis jemand das Unglück des Vulkans auf der Hand hat. Dann verschwinden alle Figuren in seinem Gebiet, wem sie auch gehören. Wer dort nichts hat, erleidet stattdessen ein Erdbeben: Eine Stadt wird verkleinert, und eine eines Nachbarn.',
      other:
        'Nichts, bis jemand das Unglück des Vulkans auf der Hand hat. Dann begräbt er, was in den Gebieten steht, die er berührt, wem es auch gehört. Wer an keinem Vulkan etwas hat, erleidet stattdessen ein Erdbeben, das eine Stadt kostet.',
    },
  },
  'out-of-play': {
    asks: 'Warum ist ein Teil der Karte blass?',
    also: ['grau, schraffiert, leere Gebiete, nicht benutzt', 'warum darf ich dort nicht hin'],
    says: {
      'MC EE DH':
        'Diese Gebiete sind nicht im Spiel: Mit weniger Spielern bleibt ein Teil des Bretts weg. Niemand darf hinein. Schiffe dürfen vorbeifahren, aber dort weder halten noch anlanden.',
      other:
        'Diese Gebiete sind nicht im Spiel: Mit weniger Spielern kann ein Teil des Bretts wegbleiben. Niemand darf hinein.',
    },
  },
  'share-area': {
    asks: 'Dürfen zwei Spieler im selben Gebiet stehen?',
    also: ['teilen, zusammen, gemeinsam, Frieden, Nachbarn, gleiches Feld'],
    says: 'Ja, solange alle Spielsteine dort zusammen sein Limit nicht überschreiten. Dann geschieht nichts, und niemand muss kämpfen. Sind es mehr, kämpfen sie, bis das Limit eingehalten ist. Neben einer Stadt ist kein Platz für Spielsteine anderer.',
  },
  grow: {
    asks: 'Wie bekomme ich mehr Spielsteine?',
    also: ['wachsen, Wachstum, vermehren, Bevölkerung, Leute'],
    says: 'Jede Runde bekommt jedes Gebiet mit einem deiner Spielsteine einen dazu, jedes mit zwei oder mehr bekommt zwei. Das geschieht von selbst, solange dein Vorrat reicht. Darum wachsen zwei Spielsteine in vielen Gebieten schneller als viele in einem.',
  },
  'tokens-gone': {
    asks: 'Wo sind meine Spielsteine hin?',
    also: ['warum habe ich Spielsteine verloren, verschwunden, weg, entfernt, fehlen'],
    says: 'Spielsteine verlassen das Brett auf vier Arten: als Überschuss über dem Limit oder neben einer Stadt, in einem Konflikt, indem sie zur Stadt werden, oder durch ein Unglück. Sie gehen in deinen Vorrat zurück und können wieder wachsen. Die Chronik sagt, was es war, und das Fragezeichen hinter der Zeile nennt die Regel.',
  },
  'no-tokens': {
    asks: 'Ich habe keine Spielsteine mehr im Vorrat. Was nun?',
    also: ['keine Figuren mehr, Vorrat leer, ausgegangen'],
    says: 'Du hast 55 Spielsteine, und jeder ist auf dem Brett, im Schatz oder im Vorrat. Mit leerem Vorrat wächst du nicht, und reicht er nicht für die Steuern, fallen Städte ab. Wer Schatz ausgibt oder Städte baut, bekommt Spielsteine in den Vorrat zurück.',
  },
  move: {
    asks: 'Wie weit darf ich ziehen?',
    also: ['wie bewege ich Spielsteine, Bewegung, gehen, laufen, Schritte'],
    says: {
      CL: 'Jeder deiner Spielsteine darf in der Runde eine Landgrenze überqueren oder stattdessen mit dem Schiff fahren. Niemand muss ziehen.',
      other:
        'Jeder deiner Spielsteine darf in der Runde eine Landgrenze überqueren oder stattdessen mit dem Schiff fahren, nie beides. Niemand muss ziehen. Mit Straßenbau geht ein Spielstein zwei Schritte über Land.',
    },
  },
  ships: {
    asks: 'Wie komme ich über das Meer?',
    also: ['wie funktionieren Schiffe, Schiff bauen, segeln, fahren, Boot, Wasser, Insel, übers'],
    says: 'Du brauchst ein Schiff. Es kostet zwei Spielsteine, aus dem Schatz oder von dort, wo es gebaut wird, und nimmt bis zu fünf an Bord. Es fährt vier Gebiete an den Küsten entlang und darf unterwegs ein- und ausladen. Am Ende der Fahrt gehen alle an Land.',
  },
  'ship-gone': {
    asks: 'Warum ist mein Schiff verschwunden?',
    also: ['Unterhalt der Schiffe, behalten, Schiff verloren, weg'],
    says: 'Ein Schiff muss jede Runde neu bezahlt werden: mit einem Spielstein, aus dem Schatz oder vom Brett. Ein Schiff, das nicht bezahlt wird, geht in den Vorrat zurück. Es kann neu gebaut werden, wo du es brauchst, zum Preis eines neuen.',
  },
  'open-sea': {
    asks: 'Warum kann mein Schiff dort nicht hinfahren?',
    also: ['offene See, Hochsee, Ozean, tiefes Wasser'],
    says: {
      'CX AC':
        'Schiffe bleiben an den Küsten: Gebiete aus Wasser allein sind offene See und ihnen verschlossen. Mit Astronomie dürfen sie sie überqueren, aber dort nicht halten.',
      CL: 'Schiffe bleiben an den Küsten: Gebiete aus Wasser allein sind offene See und ihnen verschlossen. Mit Astronomie dürfen sie sie überqueren.',
      other:
        'Schiffe bleiben an den Küsten: Gebiete aus Wasser allein sind offene See und ihnen verschlossen. Mit Sternennavigation dürfen sie sie überqueren.',
    },
  },
  attack: {
    asks: 'Kann ich jemanden angreifen?',
    also: ['Krieg, Angriff, kämpfen, erobern, überfallen'],
    says: 'Ja: Du ziehst einfach hinein. Sind deine Spielsteine und die der anderen zusammen mehr als das Limit des Gebiets, kämpfen sie, sobald alle gezogen haben. Für eine Stadt brauchst du sieben Spielsteine in ihrem Gebiet; manche Errungenschaften ändern das. Nichts wird erklärt, und niemand muss zustimmen.',
  },
  conflict: {
    asks: 'Wer gewinnt einen Kampf?',
    also: ['Konflikt, Schlacht, Gefecht, Würfel, wie wird gekämpft'],
    says: 'Gewürfelt wird nicht: Wer weniger Spielsteine im Gebiet hat, verliert zuerst einen, dann der Nächste, und so weiter. Wer gleich viele hat, verliert zugleich. Es endet, wenn das Limit nicht mehr überschritten ist oder nur noch einer da ist. Manche Errungenschaften ändern, wer zuerst verliert.',
  },
  'attack-city': {
    asks: 'Wie nehme ich eine Stadt ein?',
    also: ['angreifen, erobern, zerstören, einnehmen, fremde Stadt, Belagerung'],
    says: {
      'MC EE':
        'Ziehe mindestens sieben Spielsteine in ihr Gebiet. Die Stadt wird zu sechs Spielsteinen ihres Besitzers, und beide kämpfen. Mit weniger als sieben misslingt der Angriff, und alle Angreifer sind verloren. Ingenieurkunst ändert diese Zahlen.',
      other:
        'Ziehe mindestens sieben Spielsteine in ihr Gebiet. Die Stadt wird zu sechs Spielsteinen ihres Besitzers, und beide kämpfen. Mit weniger als sieben geschieht der Stadt nichts, und die Angreifer gehen in den Vorrat zurück. Ingenieurkunst ändert diese Zahlen.',
    },
  },
  spoils: {
    asks: 'Was bekomme ich für eine zerstörte Stadt?',
    also: ['Beute, plündern, Karte stehlen, Lohn eines Angriffs'],
    says: {
      AC: 'Du ziehst verdeckt eine Karte aus der Hand des Besitzers und darfst bis zu drei Spielsteine aus deinem Vorrat in deinen Schatz legen. Überlebt dort keiner deiner Spielsteine, bekommst du nichts. Eine Piratenstadt bringt Schatz, aber keine Karte.',
      CX: 'Du darfst verdeckt eine Ware von der Hand ihres Besitzers ziehen und bis zu drei Spielsteine aus deinem Vorrat in deinen Schatz legen. Mit Philosophie bestimmt der Besitzer, welches von beiden du bekommst. Du bekommst nichts, wenn dort keiner deiner Spielsteine überlebt.',
      other:
        'Du darfst verdeckt eine Karte von der Hand ihres Besitzers ziehen und bis zu drei Spielsteine aus deinem Vorrat in deinen Schatz legen. Der Schatz des Besitzers bleibt unberührt.',
    },
  },
  barbarians: {
    asks: 'Wer sind die schwarzen Figuren?',
    also: ['Barbaren, Piraten, Piratenstadt, niemand'],
    says: {
      AC: 'Das sind Barbaren und Piraten, die mit Katastrophen kommen und bleiben, bis jemand sie schlägt. Sie ziehen nur in der Katastrophe, die sie bringt. Du kannst gegen sie kämpfen wie gegen jeden anderen, und eine Piratenstadt, die fällt, bringt Schatz.',
      DH: 'Das sind Barbaren und Piraten, die mit Unglücken kommen und bleiben, bis sie geschlagen sind. Vor den anderen Unglücken haben sie einen eigenen Zug, geführt von einem der Spieler. Du darfst gegen sie kämpfen wie gegen jeden anderen.',
      CX: 'Das sind Barbaren und Piraten, die mit Unglücken kommen und bleiben, bis sie geschlagen oder bekehrt sind. Sie ziehen nur in dem Unglück, das sie bringt. Du darfst gegen sie kämpfen wie gegen jeden anderen, und eine Piratenstadt, die fällt, bringt Schatz.',
      other:
        'Das sind Barbaren und Piraten, die mit Unglücken kommen und bleiben, bis sie geschlagen sind. Von selbst wachsen und ziehen sie nicht. Du darfst gegen sie kämpfen wie gegen jeden anderen, und alle zusammen zählen als ein Spieler.',
    },
  },
  'build-city': {
    asks: 'Warum kann ich hier keine Stadt bauen?',
    also: [
      'wie baue ich, gründen, errichten, Städtebau, wie viele Spielsteine braucht eine Stadt',
      'kann nicht bauen',
    ],
    says: {
      CX: 'Eine Stadt braucht sechs deiner Spielsteine in einem Gebiet mit Quadrat oder zwölf, wo keines ist, gezählt nach den Kämpfen, und niemand sonst darf dort Spielsteine haben. Sie kann nicht stehen, wo das Limit 0 ist oder schon eine Stadt steht. Du hast neun Städte; sind alle auf dem Brett, kannst du keine mehr bauen.',
      'CL AC':
        'Eine Stadt braucht sechs deiner Spielsteine in einem Gebiet mit Quadrat oder zwölf, wo keines ist, gezählt nach den Kämpfen. In einem Gebiet steht nur eine Stadt. Du hast neun Städte; sind alle auf dem Brett, kannst du keine mehr bauen.',
      other:
        'Eine Stadt braucht sechs deiner Spielsteine in einem Gebiet mit Quadrat oder zwölf, wo keines ist, gezählt nach den Kämpfen. Sie kann nicht stehen, wo das Limit 0 ist oder schon eine Stadt steht. Du hast neun Städte; sind alle auf dem Brett, kannst du keine mehr bauen.',
    },
  },
  'city-worth': {
    asks: 'Was ist eine Stadt wert?',
    also: ['Wert einer Stadt, wozu Städte, was bringt eine Stadt, Nutzen'],
    says: {
      'CX AC':
        'Am Ende zählt sie 50 Punkte. Bis dahin bringt sie jede Runde eine Handelskarte und legt zwei Spielsteine Steuern in deinen Schatz, und die Zeittafel verlangt Städte. Bei Verlusten durch Unglücke steht eine Stadt für 5 Punkte.',
      CL: 'Sie bringt jede Runde eine Handelskarte und legt zwei Spielsteine Steuern in deinen Schatz. Die zweite Epoche der Zeittafel verlangt zwei Städte, und ganz ohne geht dein Marker zurück. Bei Verlusten durch Unglücke steht eine Stadt für 5 Punkte.',
      other:
        'Am Ende zählt sie nur 1 Punkt. Aber jede Runde bringt sie eine Handelskarte und legt zwei Spielsteine Steuern in deinen Schatz, und die Zeittafel verlangt Städte. Bei Verlusten durch Unglücke steht eine Stadt für 5 Punkte.',
    },
  },
  'city-lost': {
    asks: 'Warum habe ich eine Stadt verloren?',
    also: ['meine Stadt ist weg, verschwunden, zerstört, genommen'],
    says: 'Es gibt vier Gründe: weniger als zwei Spielsteine auf dem Brett für jede Stadt, so dass eine verkleinert wird; ein Vorrat, der nicht für die Steuern reicht, so dass eine abfällt; ein Angriff mit sieben Spielsteinen; oder ein Unglück. Die Chronik sagt, was es war, und das Fragezeichen hinter der Zeile nennt die Regel.',
  },
  'how-many-cities': {
    asks: 'Wie viele Städte kann ich haben?',
    also: ['höchstens, Höchstzahl der Städte, Maximum'],
    says: 'Neun, mehr nicht. Jede braucht zwei deiner Spielsteine auf dem Brett zur Versorgung, neun Städte also achtzehn. Sechs oder sieben, die bleiben, nützen oft mehr als neun, die fallen.',
  },
  support: {
    asks: 'Was heißt Versorgung der Städte?',
    also: ['zwei Spielsteine für jede Stadt, ernähren, unversorgt, versorgen'],
    says: {
      DH: 'Jede deiner Städte braucht zwei deiner Spielsteine irgendwo auf dem Brett. Sind es zu wenige, werden Städte eine nach der anderen wieder zu Spielsteinen, bis es stimmt. Geprüft wird nach dem Bauen und nach den besonderen Fähigkeiten.',
      CL: 'Jede deiner Städte braucht zwei deiner Spielsteine irgendwo auf dem Brett. Sind es zu wenige, werden Städte wieder zu Spielsteinen, bis es stimmt. Vor dem Bauen siehst du beide Zahlen.',
      other:
        'Jede deiner Städte braucht zwei deiner Spielsteine irgendwo auf dem Brett. Sind es zu wenige, machst du Städte eine nach der anderen wieder zu Spielsteinen, bis es stimmt, die in dieser Runde gebauten zuerst. Geprüft wird nach dem Bauen und nach den besonderen Fähigkeiten.',
    },
  },
  reduce: {
    asks: 'Was geschieht, wenn eine Stadt verkleinert wird?',
    also: ['verkleinern, zu Spielsteinen werden, schrumpfen, reduzieren'],
    says: 'Die Stadt geht in den Vorrat zurück, und an ihre Stelle kommen deine Spielsteine, so viele das Limit des Gebiets erlaubt und dein Vorrat hergibt. Sie zählen sofort für die Versorgung deiner anderen Städte. Mit leerem Vorrat kommt nichts an ihre Stelle.',
  },
  tax: {
    asks: 'Was sind Steuern?',
    also: ['Steuer, Abgaben, was passiert zuerst'],
    says: 'Am Anfang jeder Runde legt jede Stadt zwei Spielsteine aus deinem Vorrat in deinen Schatz. Ablehnen kannst du das nicht. Das füllt deine Kasse, leert aber auch deinen Vorrat, aus dem du wächst.',
  },
  treasury: {
    asks: 'Was ist der Schatz?',
    also: ['Schatzkammer, Geld, Münzen, Gold, Kasse', 'wofür kann ich ihn ausgeben'],
    says: 'Spielsteine, die deine Städte als Steuern gezahlt haben: dein Geld. Er bezahlt Schiffe, Karten aus Stapel 9 und was am Preis einer Errungenschaft fehlt, je 1. Was du ausgibst, geht in den Vorrat zurück. Spielsteine im Schatz zählen nicht als Bevölkerung.',
  },
  revolt: {
    asks: 'Warum ist meine Stadt abgefallen?',
    also: ['Aufstand, Rebellion, rebellieren, Stadt übergelaufen, Revolte, gehört jetzt einem anderen'],
    says: {
      'CX DH AC':
        'Dein Vorrat hatte zu wenige Spielsteine für die Steuern. Jede Stadt, für die sie fehlen, geht an den über, der die meisten Punkte an Einheiten im Vorrat hat. Halte für jede Stadt zwei Spielsteine im Vorrat: Gib Schatz aus, bevor er deinen Vorrat aufzehrt.',
      CL: 'Dein Vorrat hatte zu wenige Spielsteine für die Steuern. Jede Stadt, für die sie fehlen, geht an den über, der nichts auf dem Brett hat, sonst an den mit den meisten Spielsteinen im Vorrat. Halte für jede Stadt zwei Spielsteine im Vorrat: Gib Schatz aus, bevor er deinen Vorrat aufzehrt.',
      other:
        'Dein Vorrat hatte zu wenige Spielsteine für die Steuern. Jede Stadt, für die sie fehlen, geht an den über, der die meisten Städte im Vorrat hat. Halte für jede Stadt zwei Spielsteine im Vorrat: Gib Schatz aus, bevor er deinen Vorrat aufzehrt.',
    },
  },
  cards: {
    asks: 'Wofür sind die Karten gut?',
    also: ['Handelskarten, Waren, Hand, Nutzen der Karten'],
    says: 'Mit ihnen kauft man Errungenschaften. Eine Karte allein ist wenig wert, aber mehrere gleiche so viel wie das Quadrat ihrer Zahl: vier sind das Sechzehnfache von einer wert. Darum handelst du, um gleiche zu sammeln. Manche Karten sind Unglücke, und die treffen den, der sie am Ende auf der Hand hat.',
  },
  'more-cards': {
    asks: 'Wie bekomme ich mehr Karten?',
    also: ['Karten ziehen, bessere Karten, höhere Stapel'],
    says: {
      AC: 'In jeder Runde bringt jede Stadt eine Karte: die erste von Stapel 1, die zweite von Stapel 2 und so weiter; mehr Städte heißen also auch teurere Waren. Gleich nach dem Ziehen darfst du Karten von Stapel 9 für je 18 aus deinem Schatz kaufen.',
      CX: 'Jede Runde bringt jede Stadt eine Karte: die erste aus Stapel 1, die zweite aus Stapel 2 und so weiter; mehr Städte bringen also auch teurere Waren. Danach darfst du für 20 aus dem Schatz eine Karte aus Stapel 9 kaufen, mit manchen Errungenschaften auch andere.',
      DH: 'Jede Runde bringt jede Stadt eine Karte: die erste aus Stapel 1, die zweite aus Stapel 2 und so weiter; mehr Städte bringen also auch teurere Waren. Danach darfst du für 18 aus dem Schatz eine Karte aus Stapel 9 kaufen, mit manchen Errungenschaften auch andere.',
      CL: 'Jede Runde bringt jede Stadt eine Karte: die erste aus Stapel 1, die zweite aus Stapel 2 und so weiter; mehr Städte bringen also auch teurere Waren. Für 18 aus dem Schatz darfst du auch eine Karte aus Stapel 9 kaufen.',
      other:
        'Jede Runde bringt jede Stadt eine Karte: die erste aus Stapel 1, die zweite aus Stapel 2 und so weiter; mehr Städte bringen also auch teurere Waren. Danach darfst du Karten aus Stapel 9 kaufen, jede für 15 aus dem Schatz.',
    },
  },
  'set-worth': {
    asks: 'Was ist ein Satz Karten wert?',
    also: ['Wert der Karten, gleiche Karten, Quadrat, warum gleiche sammeln'],
    says: 'Sein Wert ist die Zahl auf der Karte mal die Anzahl der Karten und das noch einmal mal ihre Anzahl: drei vom Wert 4 sind 36 wert. Verschiedene Waren bilden nie einen Satz, auch nicht mit derselben Zahl. Die letzte Karte eines Satzes bringt also am meisten.',
  },
  trade: {
    asks: 'Wie funktioniert der Handel?',
    also: ['handeln, tauschen, Tausch, Angebot, Markt, Geschäft'],
    says: {
      'CX AC':
        'Alle handeln mit allen zugleich, immer zwei miteinander. Jeder gibt mindestens drei Karten und sagt wahr, wie viele es sind und was zwei davon sind; der Rest darf alles sein, was handelbar ist. Nichts als Karten wechselt die Hand.',
      DH: 'Alle handeln mit allen zugleich, immer zwei miteinander. Jeder gibt mindestens drei Karten und sagt wahr, wie viele es sind und was eine davon ist; der Rest darf alles sein. Auch Schatz darf dazugehören.',
      CL: 'Alle handeln mit allen zugleich, immer zwei miteinander. Jeder gibt mindestens drei Karten und sagt wahr, wie viele es sind, was sie zusammen wert sind und was eine davon ist; der Rest darf alles sein.',
      other:
        'Alle handeln mit allen zugleich, immer zwei miteinander. Jeder gibt mindestens drei Karten und sagt wahr, wie viele es sind und was zwei davon sind; der Rest darf alles sein, auch ein Unglück. Beide müssen nicht gleich viele geben.',
    },
  },
  lie: {
    asks: 'Darf ich lügen?',
    also: ['betrügen, bluffen, täuschen, Versprechen, Wahrheit, ehrlich'],
    says: {
      DH: 'Zum Teil. Die Zahl der Karten und die erste, die du nennst, müssen stimmen. Was du sonst über deine Karten sagst, darf falsch sein, und Versprechen binden niemanden.',
      CL: 'Zum Teil. Die Zahl der Karten, ihr Wert zusammen und die eine, die du nennst, müssen stimmen. Was du sonst über deine Karten sagst, darf falsch sein.',
      other:
        'Zum Teil. Die Zahl der Karten und die ersten zwei, die du nennst, müssen stimmen. Was du sonst über deine Karten sagst, darf falsch sein, und Versprechen binden niemanden.',
    },
  },
  'buy-card': {
    asks: 'Kann ich eine Handelskarte kaufen?',
    also: ['Karten kaufen, Stapel neun, erwerben'],
    says: {
      AC: 'Ja, gleich nachdem du gezogen hast: Karten von Stapel 9 für je 18 aus deinem Schatz. Du darfst so viele kaufen, wie du bezahlen kannst, auch ohne Stadt.',
      CX: 'Ja, wenn alle gezogen haben: eine Karte aus Stapel 9 für 20 aus deinem Schatz. Rhetorik, Kartografie und Lagerstättenkunde öffnen andere Stapel; drei Karten in der Runde sind das Höchste.',
      DH: 'Ja, wenn alle gezogen haben: eine Karte aus Stapel 9 für 18 aus deinem Schatz. Bergbau, Kartografie und Rhetorik öffnen andere Stapel; zwei Karten in der Runde sind das Höchste.',
      CL: 'Ja, wenn du gezogen hast: eine Karte aus Stapel 9 für 18 aus deinem Schatz. Mehr als eine in der Runde gibt es nicht.',
      other:
        'Ja, wenn alle gezogen haben: so viele Karten aus Stapel 9, wie du bezahlen kannst, jede für 15 aus deinem Schatz. Du darfst jede ansehen, bevor du über die nächste entscheidest. Es kann auch ein Unglück sein.',
    },
  },
  'hand-limit': {
    asks: 'Wie viele Karten darf ich behalten?',
    also: ['Handlimit, zu viele Karten, ablegen, abwerfen'],
    says: {
      CX: 'Acht Waren, nachdem du Errungenschaften gekauft hast. Mit Mythologie sind es neun, mit Diaspora sieben. Was zurückgeht, bestimmst du.',
      DH: 'Acht, nachdem du Errungenschaften gekauft hast. Mit Handelswegen sind es neun, mit Diaspora sieben. Was zurückgeht, bestimmst du.',
      CL: 'Sechs, Unglücke mitgezählt. Was zurückgeht, bestimmst du, und es kommt unter seine Stapel.',
      'EE AC':
        'Acht Waren, nachdem du Errungenschaften gekauft hast. Was zurückgeht, bestimmst du. Bis dahin darfst du beliebig viele haben.',
      other:
        'Acht Waren, nachdem du Errungenschaften gekauft hast; neun ab zwölf Spielern. Was zurückgeht, bestimmst du. Bis dahin darfst du beliebig viele haben.',
    },
  },
  'empty-stack': {
    asks: 'Was ist, wenn ein Stapel leer ist?',
    also: ['Wasserkarte, keine Karten mehr zu ziehen'],
    says: {
      'MC EE':
        'Dann bekommst du stattdessen Wasser, eine Karte, die nichts wert ist, aber gehandelt werden kann wie jede andere. Aus einem anderen Stapel ziehst du dafür nie.',
      other:
        'Dann bekommst du dafür nichts. Aus einem anderen Stapel ziehst du dafür nie. Karten, mit denen bezahlt wird oder die abgelegt werden, kommen wieder unter ihre Stapel.',
    },
  },
  secret: {
    asks: 'Können andere meine Karten sehen?',
    also: ['verdeckt, geheim, offen, was wissen die anderen'],
    says: {
      DH: 'Nein, deine Hand ist verdeckt; bekannt ist nur, wie viele Karten du behältst. Unglücke, die nicht handelbar sind, werden gezeigt, sobald sie gezogen sind. Alles, was auf dem Tisch liegt, ist offen: Figuren, Schatz, Errungenschaften und die Zeittafel.',
      CL: 'Nein, deine Hand ist verdeckt. Rote Unglücke, die nicht handelbar sind, werden gezeigt, sobald sie gezogen sind. Alles, was auf dem Tisch liegt, ist offen: Figuren, Schatz, Errungenschaften und die Zeittafel.',
      other:
        'Nein, deine Hand ist verdeckt; bekannt ist nur die Zahl der Karten. Alles, was auf dem Tisch liegt, ist offen: Figuren, Schatz, Errungenschaften und die Zeittafel.',
    },
  },
  calamity: {
    asks: 'Was ist ein Unglück?',
    also: ['Katastrophe, schlechte Karte, schädlich, rote Karte'],
    says: 'Ein Unglück ist eine Karte, die zwischen den Handelskarten liegt und den trifft, der sie nach dem Handel auf der Hand hat. Es kostet Spielsteine, Städte, Karten oder Schatz und oft auch noch jemand anderen etwas. Die meisten kann man im Handel weitergeben, manche nicht.',
  },
  'calamity-away': {
    asks: 'Wie werde ich ein Unglück los?',
    also: [
      'Katastrophe loswerden, weitergeben, abgeben, Unglück einem anderen geben, schlechte Karte tauschen, vermeiden',
    ],
    says: {
      CL: 'Lege es in einen Handel, als Karte, die du nicht nennst: Die schwarzen der Stufen 6 bis 9 dürfen weitergegeben werden. Wer es bekommt, erleidet es in dieser Runde und kann es nicht weitergeben. Eines, das du gezogen und behalten hast, bleibt auf deiner Hand und zählt dort mit.',
      other:
        'Lege es in einen Handel, als eine der Karten, die du nicht nennst: Es trifft den, der es nach dem Handel auf der Hand hat. Manche Unglücke sind nicht handelbar, und die bleiben bei dir. Wer ein Unglück weggab, wird von ihm oft verschont.',
    },
  },
  'calamity-many': {
    asks: 'Wie viele Unglücke können mich treffen?',
    also: ['höchstens, mehrere Katastrophen in einer Runde'],
    says: {
      AC: 'Zwei in einer Runde, die du selbst hältst. Was zu viel ist, geht nach Zufall zurück. Wirst du von anderen genannt, kannst du unter weiteren leiden.',
      CX: 'Höchstens drei, die du selbst auf der Hand hast: zwei große, und eines darunter, das nicht handelbar ist. Was zu viel ist, geht durch Zufall zurück. Von anderen benannt kannst du unter mehr leiden.',
      DH: 'Zwei große und ein kleines, die du selbst auf der Hand hast, die niedrigsten; nicht handelbare kommen dazu. Von anderen benannt kannst du unter mehr leiden.',
      CL: 'Zwei in einer Runde, die niedrigsten, die du hast. Von anderen benannt kannst du unter mehr leiden.',
      other:
        'Höchstens drei, die du selbst auf der Hand hast, davon nicht mehr als zwei große; wo keine kleinen im Spiel sind, zwei. Was zu viel ist, geht durch Zufall zurück. Von anderen benannt kannst du unter mehr leiden.',
    },
  },
  'calamity-others': {
    asks: 'Warum trifft mich das Unglück eines anderen?',
    also: ['Nebenopfer, benannt, warum hat er mich gewählt, nicht mein Unglück'],
    says: 'Viele Unglücke treffen außer dem, der die Karte hat, noch andere. Er benennt sie und sagt, wie viel jeder nimmt, und er muss es tun. Was du verlierst, bestimmst dann du, wenn die Karte nichts anderes sagt. Deine Errungenschaften mildern es nur für dich.',
  },
  protect: {
    asks: 'Wie schütze ich mich vor Unglücken?',
    also: ['verteidigen, verhindern, mildern, immun, Hilfe gegen Katastrophen, Schutz'],
    says: 'Errungenschaften sind der Schutz: Jede sagt, welche Unglücke sie mildert, und manche verschlimmern andere. Mehrere zählen zusammen, und alles wird für dich eingerechnet, wenn das Unglück kommt. Die Ankündigung zeigt die Rechnung Zeile für Zeile. Was du nicht mildern kannst, kannst du oft weggeben.',
  },
  damage: {
    asks: 'Wie bezahle ich Verluste?',
    also: ['Schaden, Einheitenpunkte, Punkte verlieren, was muss ich abgeben'],
    says: 'Verluste zählen in Punkten der Figuren: ein Spielstein 1, eine Stadt 5. Du bestimmst, was geht, und sollst es genau treffen. Eine Stadt kann auch verkleinert werden: Dann zählt sie 5 weniger die Spielsteine, die an ihrer Stelle bleiben.',
  },
  buy: {
    asks: 'Wie bezahle ich eine Errungenschaft?',
    also: ['kaufen, Preis, Kosten, bezahlen, Fortschritt, Technologie, Zivilisationskarte'],
    says: 'Mit Sätzen von Karten, mit Schatz und mit Gutschriften der Errungenschaften, die du schon hast. Alles, was du in einer Runde kaufst, wird zusammen bezahlt. Auf Karten gibt es nichts heraus, also fülle mit Schatz bis zum genauen Preis auf. Vorgeschlagen wird der Weg, der am wenigsten verschwendet.',
  },
  colours: {
    asks: 'Was bedeuten die Farben der Errungenschaften?',
    also: ['Gruppen, Künste, Handwerk, Wissenschaft, Staatskunst, Religion, Farbe'],
    says: {
      'CX AC':
        'Die fünf Gruppen: Künste, Handwerk, Wissenschaft, Staatskunst und Religion. Eine Errungenschaft gibt Gutschriften für ihre Gruppen, die spätere derselben Farbe billiger machen. Auch die Zeittafel verlangt mehrere Gruppen: drei für die Späte Bronzezeit, alle fünf für die Frühe Eisenzeit.',
      CL: 'Die vier Gruppen: Künste, Handwerk, Wissenschaft und Staatskunst. Karten einer Gruppe machen bestimmte spätere billiger, und die Späte Bronzezeit verlangt Karten in drei Farben.',
      other:
        'Die fünf Gruppen: Künste, Handwerk, Wissenschaft, Staatskunst und Religion. Eine Errungenschaft gibt Gutschriften in ihrer Farbe, die spätere dieser Farbe billiger machen. Manche gehören zu zwei Gruppen.',
    },
  },
  'buy-first': {
    asks: 'Was soll ich zuerst kaufen?',
    also: ['welche Errungenschaft ist die beste, guter Anfang, empfehlen, Strategie'],
    says: {
      'CX AC':
        'Billige, die Gutschriften in der Farbe dessen geben, was du später willst: Sie zahlen sich ab der nächsten Runde aus. Sieh nach, was andere voraussetzen, denn teure brauchen bestimmte billigere zuerst. Und nimm, was die Unglücke mildert, die du fürchtest.',
      CL: 'Billige, die andere billiger machen, die du später willst: Sie zahlen sich ab der nächsten Runde aus. Sieh auch auf die Zeittafel: Die Späte Bronzezeit verlangt drei Farben, die Frühe Eisenzeit sieben Karten. „Was würdest du tun?“ antwortet für deinen eigenen Tisch.',
      other:
        'Billige, die Gutschriften in der Farbe dessen geben, was du später willst: Sie zahlen sich ab der nächsten Runde aus, solange das Spiel dauert. Was mehr Spielsteine in einem Gebiet leben lässt oder die Unglücke mildert, die du fürchtest, ist nie falsch. „Was würdest du tun?“ antwortet für deinen eigenen Tisch.',
    },
  },
  credits: {
    asks: 'Warum ist diese Errungenschaft für mich billiger?',
    also: ['Gutschriften, Rabatt, Nachlass, Bonus'],
    says: {
      AC: 'Wegen deiner Gutschriften: Die meisten Karten senken den Preis der anderen ihrer Gruppe und einiger weiterer, von der Runde nach dem Kauf an. Sie werden nicht verbraucht. Eine Karte mit zwei Gruppen gibt und nimmt die Gutschriften beider.',
      CX: 'Wegen deiner Gutschriften: Jede Errungenschaft senkt den Preis anderer, nach Gruppe oder nach Namen, ab der Runde nach dem Kauf. Sie werden nicht verbraucht. Eine Karte zweier Gruppen nutzt die Gutschriften beider, aber aus jeder Quelle nur die größere.',
      DH: 'Wegen deiner Gutschriften: Jede Errungenschaft senkt den Preis anderer, nach Gruppe oder nach Namen, ab der Runde nach dem Kauf. Sie werden nicht verbraucht. Eine Karte zweier Gruppen nutzt die Gutschriften beider zusammen.',
      CL: 'Wegen deiner Gutschriften: Karten, die du hast, senken den Preis bestimmter anderer, ab der Runde nach dem Kauf. Sie werden nicht verbraucht. Künste helfen zu Recht, Handwerke zu Demokratie, Wissenschaften zu Philosophie.',
      other:
        'Wegen deiner Gutschriften: Jede Errungenschaft senkt den Preis anderer, nach Farbe oder nach Namen, ab der Runde nach dem Kauf. Sie werden nicht verbraucht. Eine Karte zweier Farben nutzt die bessere von beiden. Mit wenigen Spielern hat auch jeder von Beginn an einige in jeder Farbe.',
    },
  },
  abilities: {
    asks: 'Was sind besondere Fähigkeiten?',
    also: ['Sonderfähigkeit, Kräfte, Wirkung der Errungenschaften'],
    says: 'Manche Errungenschaften lassen dich einmal in der Runde etwas tun, nach den Unglücken: zu anderen übersiedeln, ihre Gebiete bekehren oder kaufen, Karten verlangen. Du musst sie nicht nutzen. Gekämpft wird dabei nicht; was in einem Gebiet zu viel ist, wird danach geregelt.',
  },
  'lose-advance': {
    asks: 'Kann ich eine Errungenschaft verlieren?',
    also: ['stehlen, wegnehmen, behalten, verkaufen, Errungenschaften tauschen'],
    says: 'Nein. Was du gekauft hast, bleibt bis zum Ende bei dir und kann weder verkauft noch getauscht noch genommen werden. Darum sind Errungenschaften die sichersten Punkte, die es gibt.',
  },
  'same-advance': {
    asks: 'Können zwei dieselbe Errungenschaft haben?',
    also: ['ausverkauft, begrenzt, nur eine, doppelt'],
    says: {
      CX: 'Ja, jeder kann jede einmal haben. Nur die dreizehn aggressiven sind begrenzt: Jede kann die Hälfte der Spieler bekommen, aufgerundet; wer zuerst kauft, hat also die Wahl.',
      CL: 'Ja, jeder kann jede einmal haben und elf im Ganzen. Nur Mystik ist knapp: eine mit zwei oder drei Spielern, zwei mit mehr.',
      other: 'Ja: Es gibt von allen genug. Jeder kann jede Errungenschaft einmal haben.',
    },
  },
  ast: {
    asks: 'Was ist die Leiste unten?',
    also: ['a.s.t., c.a.c., Zeittafel, Streifen unter der Karte, Zeitleiste, Marker'],
    says: {
      'CX AC':
        'Das ist die Zeittafel, der Weg deiner Nation durch die Zeitalter. Dein Marker zieht jede Runde ein Feld, wenn du hast, was die nächste Epoche verlangt, und jedes Feld zählt 100 Punkte. Erreicht ein Marker das Ziel, ist das Spiel vorbei.',
      CL: 'Das ist die Zeittafel, und um sie geht das Spiel: Wer ihr letztes Feld zuerst erreicht, hat gewonnen. Dein Marker zieht jede Runde ein Feld, wenn du hast, was die nächste Epoche verlangt.',
      other:
        'Das ist die Zeittafel, der Weg deiner Nation durch die Zeitalter. Dein Marker zieht jede Runde ein Feld, wenn du hast, was die nächste Epoche verlangt, und jedes Feld zählt 5 Punkte. Erreicht ein Marker das Ende, ist das Spiel vorbei.',
    },
  },
  'ast-stuck': {
    asks: 'Warum ist mein Marker stehen geblieben?',
    also: ['komme auf der Zeittafel nicht weiter, festsitzen, Bedingungen der Epoche, Zeitalter'],
    says: {
      AC: 'Weil dir fehlt, was die Epoche verlangt. Die frühe Bronzezeit braucht zwei Städte, die späte drei und Karten aus drei Gruppen, die frühe Eisenzeit vier und neun Karten aus allen fünf Gruppen, die späte Eisenzeit fünf und die Punkte, die auf dem Feld stehen. Der Pfeil der Leiste zeigt, was fehlt.',
      CX: 'Weil dir fehlt, was seine Epoche verlangt. Die Frühe Bronzezeit braucht zwei Städte, die Späte Bronzezeit drei und vier Errungenschaften aus drei Gruppen, die Frühe Eisenzeit vier und zehn Errungenschaften aus allen Gruppen, die Späte Eisenzeit fünf und die Punkte, die auf dem Feld stehen. Der Pfeil der Leiste zeigt, was fehlt.',
      DH: 'Weil dir fehlt, was sein Zeitalter verlangt. Die Frühe Bronzezeit braucht zwei Städte; die Späte Bronzezeit drei und drei Errungenschaften; die Frühe Eisenzeit vier und drei Errungenschaften ab 100; die Späte Eisenzeit fünf und drei ab 200. Der Pfeil der Leiste zeigt, was fehlt.',
      CL: 'Weil dir fehlt, was die nächste Epoche verlangt. Die Frühe Bronzezeit braucht zwei Städte, die Späte Bronzezeit Karten in drei Farben, die Frühe Eisenzeit sieben Karten, die Späte Eisenzeit 1000 Punkte. Der Pfeil der Leiste zeigt, was fehlt.',
      other:
        'Weil dir fehlt, was das nächste Feld verlangt: Städte, und von der Mittleren Bronzezeit an auch Errungenschaften. Auf der einfachen Zeittafel reicht das von zwei Städten in der Frühen Bronzezeit bis zu fünf Städten und drei Errungenschaften ab 200 in der Späten Eisenzeit. Der Pfeil der Leiste zeigt, was fehlt.',
    },
  },
  'ast-back': {
    asks: 'Warum ist mein Marker zurückgegangen?',
    also: ['rückwärts auf der Zeittafel, Feld verloren, Rückschritt'],
    says: {
      AC: 'Du hattest keine Stadt, als die Marker zogen. Das kostet in jeder Runde ein Feld, nur in der Steinzeit nicht.',
      'CX DH':
        'Entweder hattest du keine Stadt, als die Marker zogen, was außer in der Steinzeit ein Feld kostet, oder du hast einen Rückschritt erlitten. Nach einem Rückschritt kann der Marker in derselben Runde noch weiterziehen.',
      CL: 'Weil du keine Stadt hattest, als die Marker zogen, oder unter die Punkte gefallen bist, die die Späte Eisenzeit verlangt. Beides kostet ein Feld.',
      other:
        'Durch einen Rückschritt, nach dem er in derselben Runde noch weiterziehen kann. Auf der strengen Zeittafel geht eine Nation ohne Stadt außerdem ein Feld zurück, außer in der Steinzeit.',
    },
  },
  eliminated: {
    asks: 'Bin ich raus, wenn ich alles verliere?',
    also: ['ausgeschieden, nichts mehr auf dem Brett, tot, Spiel verlieren'],
    says: {
      AC: 'Nein. Wer nichts mehr auf dem Brett hat, behält Karten und Platz auf der Zeittafel und hat am meisten im Vorrat, wenn ein Bürgerkrieg oder eine Steuerrevolte Städte vergibt. So kommst du zurück.',
      CX: 'Nein. Wer nichts auf dem Brett hat, behält Errungenschaften und Platz auf der Zeittafel und kommt zuerst, wenn ein Bürgerkrieg oder ein Abfall Städte verteilt. Aus einem Bürgerkrieg übernimmst du sogar die Errungenschaften seines Opfers.',
      DH: 'Ja, fast immer: Wer die Verluste eines Unglücks nicht zahlen kann oder am Ende einer Phase keine Figur mehr hat, spielt nicht mehr mit. Die Punkte bleiben stehen, aber hinter allen, die noch da sind. Halte also etwas in Reserve.',
      CL: 'Nein. Wer alles verloren hat, spielt weiter und bekommt als Erster eine Stadt, die abfällt. Auch ein Bürgerkrieg kann dich zurückbringen.',
      other:
        'Nein. Wer nichts auf dem Brett hat, behält Errungenschaften, Punkte und Platz auf der Zeittafel. Mit allen Städten im Vorrat bekommst du als Erster eine, die abfällt.',
    },
  },
};
