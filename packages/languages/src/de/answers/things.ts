import type { Things } from '../../answers.ts';

export const things: Things = {
  population: {
    asks: 'Spielsteine auf dem Brett',
    says: 'Wie viele Spielsteine die Nation jetzt auf dem Brett hat. Sie versorgen ihre Städte, und die Zählung zählt sie.',
  },
  place: {
    asks: 'Dein Platz',
    says: 'Nach dem, was bis jetzt für den Sieg zählt; wer gleich steht, teilt einen Platz. Was bei Gleichstand nichts anderes regelt, regelt die feste Rangfolge der Nationen.',
  },
  points: {
    asks: 'Punkte',
    says: 'Was für den Sieg zählt, soweit alle es jetzt sehen können.',
  },
  'at-end': {
    asks: 'Am Ende',
    says: 'Geschätzte Punkte am Ende, nach Partien, die standen wie diese; in einem verkürzten Spiel nach dem Tempo der letzten drei Runden.',
  },
  chance: {
    asks: 'Aussicht auf den Sieg',
    says: 'Wie oft eine Nation gewann, die so stand, wenn Bots spielten. Von Verborgenem zählt nur deine eigene Hand.',
  },
  won: {
    asks: 'Letzte Runde',
    says: 'Die Punkte, die die letzte Runde gebracht oder genommen hat.',
  },
  space: {
    asks: 'Platz auf der Zeittafel',
    says: 'Die Nummer des Feldes, auf dem der Marker steht. Seine Farbe ist das Zeitalter.',
  },
  tax: {
    asks: 'Nächste Steuer',
    says: 'Was die nächste Besteuerung mit den Städten von heute aus dem Vorrat in den Schatz brächte.',
  },
  hand: {
    asks: 'Karten auf der Hand',
    says: 'Die Handelskarten, die du hältst. Andere sehen, wie viele, nie welche.',
  },
  'card-number': {
    asks: 'Nummer einer Karte',
    says: 'Der Stapel, aus dem sie kommt. Eine Ware allein ist ebenso viel wert.',
  },
  'one-more': {
    asks: 'Noch eine Karte',
    says: 'Was der Satz mit einer weiteren Karte derselben Art gewänne.',
  },
  tradeable: {
    asks: 'Handelbar oder nicht',
    says: 'Ob dieses Unglück im Handel weitergegeben werden darf oder bei dem bleibt, der es gezogen hat.',
  },
  pips: {
    asks: 'Marken',
    says: 'Eine für jedes, das es geben kann. Die gefüllten sind da.',
  },
  nation: {
    asks: 'Nation',
    says: 'Ihre Farbe und ihr Emblem: Was sie trägt, gehört ihr. Ihre Karte nennt Punkte, Errungenschaften und Gutschriften.',
  },
  bot: {
    asks: 'Bot',
    says: 'Ein Programm entscheidet für diese Nation.',
  },
  presence: {
    asks: 'Hier oder fort',
    says: 'Ein gefüllter Punkt: Die Person ist jetzt am Tisch. Ein leerer: fort.',
  },
  turn: {
    asks: 'Runde',
    says: 'Die Runde, die gespielt wird. Jede geht durch dieselben Phasen, von links nach rechts.',
  },
  'true-name': {
    asks: 'Wahrer Name',
    says: 'Mit Haken: Diese Karte ist, was sie heißt. Namen ohne Haken können gelogen sein.',
  },
  claim: {
    asks: 'Nur gesagt',
    says: 'Ein Name ohne Haken oder „kein Unglück“ ist nur ein Wort und bindet niemanden. Es kann jede andere Karte sein, auch ein Unglück.',
  },
  wanted: {
    asks: 'Gesucht',
    says: 'Eine Karte, die dafür verlangt wird. „Beliebig“ nimmt, was kommt.',
  },
  gain: {
    asks: 'Was es für deine Sätze heißt',
    says: 'Um wie viel deine Hand nach diesem Handel mehr oder weniger wert wäre, und wie viel, wenn auch das Unverbindliche stimmt.',
  },
  supply: {
    asks: 'Waren am Markt',
    says: 'Wie viele Karten dieser Ware namentlich geboten (links) und verlangt werden (rechts). Mehrere Angebote einer Nation können dieselben Karten meinen: Das größte zählt.',
  },
  trader: {
    asks: 'Am Markt',
    says: 'Die Zahl: Karten auf der Hand. Ein Auge: ist fertig, sieht sich Angebote aber noch an.',
  },
  'advance-points': {
    asks: 'Punkte einer Errungenschaft',
    says: 'Was sie am Ende des Spiels zählt.',
  },
  price: {
    asks: 'Preis',
    says: 'Was du zahlst: die gedruckten Kosten, durchgestrichen, abzüglich deiner Gutschriften.',
  },
  held: {
    asks: 'Deine',
    says: 'Diese Errungenschaft hast du, und du behältst sie bis zum Ende des Spiels.',
  },
  barred: {
    asks: 'Gesperrt',
    says: 'Diese kannst du jetzt nicht erwerben. Ein Druck darauf sagt, warum.',
  },
  budget: {
    asks: 'Zum Ausgeben',
    says: 'Was deine Sätze und dein Schatz zusammen zahlen würden, wenn du alles gäbst.',
  },
  wasted: {
    asks: 'Zu viel',
    says: 'Auf Sätze gibt es nichts heraus: Was sie mehr wert sind als der Preis, ist verloren.',
  },
  folded: {
    asks: 'Zusammengefaltet',
    says: 'Wie viel diese Nation in der Phase getan hat. Ein Druck zeigt es.',
  },
  follows: {
    asks: 'Was folgt',
    says: 'Was das Spiel nach deiner Antwort täte, so wie sie jetzt ist. Es ändert sich mit allem, was du änderst.',
  },
};
