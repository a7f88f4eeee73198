import { themeName } from './names.ts';
import { cities, tokens } from './ui.ts';

export const whys = {
  kinds: {
    annexUnits: 'Diese Einheiten wechseln die Seite.',
    buyCard:
      'Alle haben gezogen; weitere Karten gibt es gegen Schatz. Schatz, den du behältst, hilft beim Kauf von Errungenschaften.',
    chooseCities:
      'Eine Stadt weniger heißt: jede Runde eine Handelskarte weniger, und eine Stadt weniger für die Zeittafel.',
    chooseCivilization: 'Du führst eine Nation bis zum Ende des Spiels.',
    chooseCredits: 'Diese Errungenschaft bringt Gutschriften, die du selbst wählst.',
    chooseNations: 'Wen du benennst, der leidet mit und kann es nicht ablehnen.',
    chooseOne: 'Die Regeln überlassen dir diese Wahl.',
    confirm: 'Die Regeln überlassen dir diese Wahl.',
    conflictLoss:
      'In diesem Kampf verlierst du die nächste Figur und darfst wählen, welche. Davon hängt ab, wer das Gebiet hält.',
    construct:
      'Hier stehen genug Spielsteine für eine Stadt. Jede Stadt zieht jede Runde eine Handelskarte und braucht anderswo Spielsteine, die sie versorgen.',
    discardCards: 'Was du abwirfst, geht zurück in seinen Stapel, und deine Sätze schrumpfen.',
    fileOrders: 'Du bist noch nicht am Zug, und niemand wartet darauf.',
    foundCities: 'Das Kurzspiel überspringt die ersten Runden: Du beginnst mit Städten in deiner Region.',
    giveCard: 'Mit einer Errungenschaft lassen sich Karten von anderen fordern. Du wählst, welche du gibst.',
    move: 'Wo deine Spielsteine am Ende stehen, entscheidet, wer kämpft, wer hungert und wo Städte entstehen können.',
    orderLosses: 'Du sagst, wie viel jeder verliert; welche Einheiten es sind, wählen sie selbst.',
    pickUnits: 'Was genommen wird, bildet einen der beiden Teile.',
    placeTokens: 'Spielsteine vermehren sich jede Runde dort, wo sie stehen.',
    preventSteps:
      'Dein Stein wird auf der Zeittafel zurückgeworfen, wo jedes Feld am Ende zählt. Eine deiner Errungenschaften erlaubt dir, stattdessen Städte aufzugeben.',
    purchase:
      'Errungenschaften bringen Punkte, schützen vor Unglücken und öffnen das nächste Zeitalter auf der Zeittafel.',
    reduceCities: 'Eine verkleinerte Stadt wird wieder zu Spielsteinen, so vielen, wie ihr Gebiet ernährt.',
    relocate:
      'Diese Gebiete scheiden mit der Nation aus, die gegangen ist; deine Spielsteine dort bekommen einen neuen Platz.',
    revealCards: 'Mit Karten, die andere bei dir gesehen haben, können sie rechnen.',
    selectUnits: 'Was gewählt wird, wechselt die Seite.',
    spoils: 'Wer eine Stadt zu Fall bringt, darf sich dafür etwas nehmen.',
    takeDamage: 'Du wählst, welche deiner Einheiten dafür bezahlen.',
    taxRate:
      'Jede Stadt zahlt Spielsteine aus dem Vorrat in den Schatz, und dank einer Errungenschaft bestimmst du, wie viele. Was im Vorrat bleibt, kann wachsen.',
    trade:
      'Gleiche Karten sind zusammen viel mehr wert als einzeln, und mit dem Wert deiner Sätze kaufst du später in dieser Runde Errungenschaften.',
    useAbility: 'Einige deiner Errungenschaften lassen dich jetzt handeln, jede einmal in der Runde.',
  },
  words: {
    attackOrder: 'Du greifst mehrere Städte an. Was bei einem Angriff fällt, fehlt beim nächsten.',
    'barbarians.land': 'Du handelst für die Barbaren: Wo sie landen, kämpfen sie.',
    'barbarians.march': 'Du handelst für die Barbaren. Wo sie auf andere treffen, kämpfen sie.',
    'barbarians.moveOn': 'Du handelst für die Barbaren. Es sind mehr übrig, als das Gebiet ernährt.',
    'barbarians.raise': 'Du handelst für die Barbaren: Jede ihrer Städte darf wachsen.',
    'barbarians.sail': 'Du handelst für die Barbaren: Ihre Schiffe bringen sie an andere Küsten.',
    battleOrder: 'Mehrere Schlachten stehen an. Was in der einen fällt, fehlt in der nächsten.',
    'calamities.twin': 'Niemand erleidet in einer Runde mehr Unglücke, als die Regeln erlauben.',
    demandNext: 'Wen du gefragt hast, der hatte keine solche Karte; du darfst noch jemanden fragen.',
    exchangeCivilizations: 'Bevor das Spiel beginnt, dürfen Spieler ihre gezogenen Nationen tauschen.',
    expansion:
      'Deine Leute vermehren sich überall, wo sie stehen, aber der Vorrat reicht nicht für alle: Wo du nichts setzt, wächst diese Runde nichts.',
    fightOrder: 'Du kämpfst in mehreren Gebieten. Was an einem Ort fällt, kann am nächsten nicht helfen.',
    fireToken: 'Du hast Griechisches Feuer: Im Konflikt zählt es wie ein Spielstein mehr.',
    handLimit:
      'Die Runde geht zu Ende, und niemand behält mehr Waren, als das Limit erlaubt. Was zurückgeht, ist für dich verloren.',
    hire: 'Mit einer Errungenschaft wirbst du für Schatz Spielsteine an. Sie kämpfen diese Runde für dich und gehen dann heim.',
    insistOnOrder: 'Zwei Nationen werden von Unglücken einer Art getroffen.',
    outOfPlay: 'Eine Nation hat das Spiel verlassen und diese Gebiete mit ihr: Dort darf nichts bleiben.',
    permitSpoils:
      'Deine Stadt ist gefallen. Dank einer Errungenschaft sagst du, was der Eroberer nehmen darf.',
    pirateStack: 'Du hast eine Piratenstadt zu Fall gebracht, und den Piraten waren Karten zugefallen.',
    ransom:
      'Wer zahlt, verliert dadurch keine Stadt. Was im Schatz bleibt, hilft Errungenschaften zu bezahlen.',
    ransomCards: 'Wer sie abgibt, verliert dadurch keine Stadt. Was du abgibst, fehlt in deinen Sätzen.',
    reinforce:
      'Deine Stadt wird angegriffen, und dank einer Errungenschaft können Spielsteine von nebenan zu Hilfe kommen.',
    requestFrom: 'Mit einer Errungenschaft darfst du eine andere Nation um eine Handelskarte bitten.',
    requestStack: 'Wen du gefragt hast, der muss dir eine Karte dieses Stapels geben, wenn er eine hat.',
    shipsFight: 'An derselben Küste liegen Schiffe anderer. Was kämpft, kann verloren gehen.',
    shortGame:
      'Das Kurzspiel beginnt mit Spielsteinen auf dem Plan: Sie versorgen deine Städte und vermehren sich Runde um Runde.',
    startArea: 'Dorthin kommen deine ersten Spielsteine, und von dort breitet sich deine Nation aus.',
    taxRevoltDestroys:
      'Dein Vorrat konnte nicht für alle Städte Steuern zahlen, und niemand kann die aufständischen übernehmen.',
    taxRevoltReduces:
      'Dein Vorrat konnte nicht für alle Städte Steuern zahlen, und die übrigen aufständischen übernimmt niemand.',
    waitForFights: 'Du kämpfst, wo auch andere Nationen kämpfen, die warten dürfen.',
  },
  parts: {
    advance: 'Es sind mehr Barbaren übrig, als das Gebiet ernährt: Der Rest zieht weiter und kämpft erneut.',
    annex: 'Was du wählst, wird deins.',
    annexed: 'Die Stadt, die du wählst, wird deine.',
    area: 'Es greift in dem Gebiet um sich, das du wählst.',
    beside: 'Das Erdbeben erreicht auch eine Stadt nebenan.',
    buyOff: 'Jeden Punkt, den du freikaufst, verlierst du nicht.',
    bystander: 'Wen du benennst, der wird mit hineingezogen.',
    cards: 'Jede vorgezeigte Karte erspart dir einen Teil der Verluste.',
    city: 'Es trifft die Stadt, die du wählst.',
    destroyed: 'Die Stadt, die du wählst, wird zerstört.',
    earthquake: 'Das Erdbeben trifft die Stadt, die du wählst.',
    keep: 'Die anderen sind verloren.',
    landing: 'Wo sie landen, kämpfen sie.',
    leader: 'Wen du benennst, der zieht mit ihnen von nun an.',
    pair: 'In beiden Gebieten gehen Spielsteine verloren.',
    pirates: 'Piratenstädte bleiben auf dem Plan, bis jemand sie zu Fall bringt.',
    plain: 'Was auf dieser Ebene steht, wird fortgespült, so weit der Schaden reicht.',
    rival: 'Wen du benennst, der führt die andere Seite deines Bürgerkriegs.',
    save: 'Jede Karte, die du abgibst, rettet eine Stadt.',
    saveShip: 'Ein Schiff, für das nicht gezahlt wird, geht im Sturm unter.',
    sea: 'Städte an seinen Küsten werden getroffen.',
    side: 'Was du nicht behältst, geht an die andere Seite.',
    spared: 'Die anderen sind verloren.',
    taker: 'Wen du benennst, der übernimmt, was du verlierst.',
    tertiary: 'Wen du benennst, der trägt einen Teil davon.',
    to: 'Die Karte verlässt deine Hand.',
    tokens: 'Was du nimmst, wechselt die Seite.',
    treasury: 'Jeder Verlust kann aus dem Schatz oder mit einem Spielstein bezahlt werden.',
    trim: 'Nach der Hungersnot ernähren deine Gebiete nur, was aufgedruckt ist: Was darüber ist, geht verloren.',
    volcano: 'Alles, was um ihn herum steht, wird zerstört.',
  },
  struck: {
    you: (calamity: string) => `${calamity} hat dich getroffen.`,
    named: (calamity: string, by: string) =>
      `${calamity} hat ${by} getroffen, und du wurdest als weiteres Opfer benannt.`,
    reached: (calamity: string, victim: string) =>
      `${calamity} hat ${victim} getroffen und erreicht auch dich.`,
    gain: (calamity: string, victim: string) =>
      `${calamity} hat ${victim} getroffen, und du gewinnst dadurch.`,
    gave: (calamity: string, victim: string) =>
      `${calamity} hat ${victim} getroffen; die Karte hattest du weitergegeben.`,
    other: (calamity: string, victim: string) => `${calamity} hat ${victim} getroffen.`,
  },
  lost: 'Der Krieg kostet beide Seiten Einheiten: Was du wählst, geht verloren.',
  sum: (total: number, parts: string) => `Für dich sind es ${total}: ${parts}.`,
  foreign: (n: string) => `Karte der anderen Seite ${n}`,
  othersCity: 'Du wählst, welche es ist, nicht ihr Besitzer.',
  support: (rate: number, n: number, needed: number, there: number) =>
    `Jede Stadt braucht ${tokens(rate)} auf dem Plan. Deine ${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${needed}, du hast ${there}: Städte werden zu Spielsteinen, bis es reicht.`,
  revolt: (bound: number, usable: number, n: number, needed: number) =>
    `${tokens(bound)} von dir ${bound === 1 ? 'versorgt' : 'versorgen'} jetzt keine Stadt. ${usable} ${usable === 1 ? 'bleibt' : 'bleiben'}, und deine ${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${needed}: Eine Stadt nach der anderen wird zu Spielsteinen, die sofort mitzählen, bis es reicht.`,
  theme: (theme: string, advances: string) =>
    `Dein Thema ist ${themeName(theme)}. Es gibt dir von Anfang an ${advances} und kostet dich dafür eine deiner Städte.`,
  taxRevolt: (of: string) =>
    `${of} konnte nicht für alle Städte Steuern zahlen: Die unbezahlten kommen zu dir herüber.`,
  taxRevoltOwn:
    'Dein Vorrat konnte nicht für alle Städte Steuern zahlen: Die unbezahlten gehen an eine andere Nation. Mehrere haben gleich viel im Vorrat, darum wählst du.',
};
