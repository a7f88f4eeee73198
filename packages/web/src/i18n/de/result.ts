import { count } from './ui.ts';

const points = (n: number): string => count(n, 'Siegpunkt', 'Siegpunkte');

export const result = {
  over: (turn: number) => `Das Spiel ist nach Runde ${turn} aus`,
  prevails: (nation: string) => `${nation} setzt sich durch`,
  nobody: 'Niemand ist mehr am Tisch.',
  margin: (n: number, ahead: number, second: string) =>
    ahead > 0
      ? `${points(n)}, ${ahead} vor ${second}.`
      : `${points(n)}, gleichauf mit ${second}: der Gleichstand wird aufgelöst.`,
  alone: (n: number) => `${points(n)}.`,
  youWon: 'Gut regiert.',
  yourPlace: (place: number, of: number) => `Du wurdest ${place}. von ${of}.`,
  endedBy: {
    ast: 'Das Ende der Zeittafel wurde erreicht.',
    turns: 'Die vereinbarten Runden wurden gespielt.',
    time: 'Die vereinbarte Zeit war um.',
    left: 'Alle anderen waren gegangen.',
  } as Record<string, string>,
  place: 'Platz',
  nation: 'Nation',
  player: 'Spieler',
  total: 'Summe',
  ties: 'Gleiche Summen (=) werden hiernach unterschieden, eines nach dem anderen:',
  tied: 'punktgleich',
  watch: (turns: number) => `Die ${turns} Runden ansehen`,
  board: 'Das Brett ansehen',
  open: 'Das Ergebnis ansehen',
  save: 'Spiel speichern',
  saveFailed: 'Das Spiel ließ sich nicht lesen. Versuche es gleich noch einmal.',
  rematch: 'Revanche',
  toRematch: 'Zur Revanche',
  front: 'Startseite',
  charts: 'Verlauf',
  measure: 'Was gezeigt wird',
  measures: {
    lead: 'Vorsprung',
    points: 'Siegpunkte',
    cities: 'Städte',
    tokens: 'Bevölkerung',
    treasury: 'Schatz',
    advances: 'Errungenschaften',
  },
  notes: {
    lead: 'Vorsprung vor dem Durchschnitt, in Siegpunkten',
    points: 'Siegpunkte nach jeder Runde',
    cities: 'Städte nach jeder Runde',
    tokens: 'Spielsteine auf dem Brett nach jeder Runde',
    treasury: 'Spielsteine im Schatz nach jeder Runde',
    advances: 'Errungenschaften nach jeder Runde',
  },
  average: 'Ø',
  inTurn: (turn: number) => `Runde ${turn}`,
  noChart: 'Der Verlauf des Spiels lässt sich gerade nicht zeigen.',
  chartOf: (what: string) => `Diagramm: ${what}. Die Tabelle darunter enthält dieselben Zahlen.`,
  numbers: 'Die Zahlen',
  you: 'Du',
};
