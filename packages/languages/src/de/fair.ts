import { count } from './ui.ts';

export const fair = {
  title: 'Wer mischt',
  lead: 'Der Server hat seinen Beitrag zum Mischen festgelegt, bevor sich jemand gesetzt hat. Alle hier können einen dazugeben. Niemand sieht einen anderen Beitrag, bevor alle feststehen; so kann sich niemand die Karten aussuchen.',
  mine: 'Dein Beitrag liegt bereit: Dein Browser hat ihn ausgewürfelt.',
  words: 'Eigene Worte dazu, wenn du magst',
  use: 'Diese Worte dazugeben',
  used: 'Deine Worte sind dabei.',
  none: 'Nicht mitmischen',
  without: 'Du mischst nicht mit.',
  rather: 'Mitmischen',
  elsewhere:
    'Dein Beitrag liegt auf einem anderen Gerät. Lass die Seite dort offen, bis das Spiel begonnen hat.',
  count: (parts: number, people: number) =>
    `${parts} von ${count(people, 'Person', 'Personen')} ${parts === 1 ? 'mischt' : 'mischen'} mit.`,
  server: 'Das Versprechen des Servers',
  drawing: 'Die Karten werden gemischt …',
  waits: (names: string) => `Es fehlt noch der Beitrag von ${names}.`,
  verify: 'Austeilen prüfen',
  again: 'Noch einmal prüfen',
  checking: 'Dein Browser teilt das Spiel noch einmal aus …',
  failed: 'Das Spiel ließ sich nicht holen. Versuche es gleich noch einmal.',
  right: 'Es wurde ehrlich ausgeteilt',
  kept: 'Ausgeteilt wurde, wie der Server es versprach',
  wrong: 'Mit diesem Spiel stimmt etwas nicht',
  unclear: 'Ausgeteilt wurde wie versprochen; der Verlauf lässt sich nicht vergleichen',
  promised: 'Der Beitrag des Servers ist der, den er vor dem Start versprochen hat.',
  given: (names: string) => `Mitgemischt: ${names}, mit genau dem versprochenen Beitrag.`,
  yours: 'Dein eigener Beitrag ist dabei, so wie dieser Browser ihn kennt.',
  alone:
    'Niemand hat mitgemischt: Der Server hat allein gemischt und konnte nach dem Start nichts mehr ändern.',
  held: (names: string) =>
    `Versprochen und nicht gegeben: der Beitrag von ${names}. Wer den Server und einen solchen Platz hat, konnte zwischen zwei Mischungen wählen.`,
  played: (actions: number, cards: number) =>
    `Dein Browser hat alles noch einmal ausgeteilt und gespielt: ${count(actions, 'Schritt', 'Schritte')}, ${count(cards, 'gezogene Karte', 'gezogene Karten')}. Alles kam genauso heraus.`,
  older: 'Die Regeln haben sich seither geändert; dein Browser kann das Spiel nicht noch einmal spielen.',
  ended: 'Das Ergebnis ist das, was du hier siehst.',
  print: 'Fingerabdruck des Endes, für alle derselbe',
  whatIsWrong: {
    unreadable: 'Die Datei des Spiels lässt sich nicht lesen.',
    unknown: 'Die Datei nennt Regeln, die diese Seite nicht kennt.',
    unfinished: 'Der Server deckt seinen Beitrag zum Mischen nicht auf.',
    seed: 'Der Beitrag des Servers ist nicht der, den er vor dem Start versprochen hat.',
    missing: 'In der Datei fehlen Schritte des Spiels.',
    chain: 'Die Chronik des Spiels wurde nachträglich geändert.',
    seal: 'Namen, Ereignisse oder das Ende wurden nach dem Spiel geändert.',
    refused: 'In der Datei steht ein Schritt, den die Regeln nicht erlauben.',
    otherwise:
      'Noch einmal ausgeteilt und gespielt, kommt etwas anderes heraus: Das waren nicht die Karten der versprochenen Mischung.',
    end: 'Noch einmal gespielt, endet das Spiel anders, als die Datei sagt.',
    otherSeed: 'Das Versprechen des Servers ist ein anderes, als dieser Browser vor dem Start gesehen hat.',
    otherParts:
      'Die Versprechen der Plätze sind andere, als dieser Browser gesehen hat, als er seinen Beitrag gab.',
    notMine: 'Der Beitrag, den dieser Browser gegeben hat, ist nicht dabei.',
    otherEnd: 'Die Datei nennt ein anderes Ergebnis, als du hier siehst.',
  },
  part: (name: string) => `Der Beitrag von ${name} ist nicht der versprochene.`,
  where: (step: number) => `Es beginnt bei Schritt ${step}.`,
};
