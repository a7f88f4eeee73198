import { choosing, counting, listing } from '../plural.ts';

export const count = counting('de');
export const list = listing('de');
export const either = choosing('de');

export const tokens = (n: number): string => count(n, 'Spielstein', 'Spielsteine');
export const cities = (n: number): string => count(n, 'Stadt', 'Städte');
export const ships = (n: number): string => count(n, 'Schiff', 'Schiffe');
export const cards = (n: number): string => count(n, 'Karte', 'Karten');
export const points = (n: number): string => count(n, 'Punkt', 'Punkte');
export const goods = (n: number): string => count(n, 'Ware', 'Waren');
export const advances = (n: number): string => count(n, 'Errungenschaft', 'Errungenschaften');
export const nations = (n: number): string => count(n, 'Nation', 'Nationen');

export const ui = {
  list,
  seat: 'Platz',
  close: 'Schließen',
  back: 'Zurück',
  cancel: 'Abbrechen',
  undo: 'Rückgängig',
  why: 'Warum?',
  more: (what: string) => `Mehr: ${what}`,
  fewer: (what: string) => `Weniger: ${what}`,
  rules: (n: number): string => (n === 1 ? 'Regel' : 'Regeln'),
  /** A long word breaks where it was put together. */
  breaking: (name: string) =>
    name.replace(/(?<=\p{L}{3})(aufstand|ausbruch|horden|krieg|wanderung)/gu, '\u00AD$1'),
  noRule: 'Zu dieser Regel steht nichts im Verzeichnis.',
  cardValue: (name: string, value: number) => `${name}, Wert ${value}`,
  setWorth: (n: number, name: string, worth: number) => `${cards(n)} ${name}, Wert ${worth}`,
  tradeable: 'Handelbar',
  notTradeable: 'Nicht handelbar',
  major: 'Groß',
  minor: 'Klein',
  you: 'Du',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',
};
