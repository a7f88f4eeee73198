import type { Change, Taken } from '../../effects.ts';
import { dative } from '../bent.ts';
import { cities, count, tokens } from '../ui.ts';

const WHEN = { primary: ', wenn du die Karte hast', secondary: ', wenn ein anderer die Karte hat' };
const when = ({ as }: Change): string => (as ? WHEN[as] : '');
const at = ({ name }: Change): string => `Bei ${dative(name)}`;

const spaces = (n: number): string => count(n, 'Feld', 'Felder');

const less = {
  cities: (c) => `${at(c)} ${c.n === 1 ? 'bleibt' : 'bleiben'} ${cities(c.n)} mehr verschont${when(c)}.`,
  points: (c) => `${at(c)} verlierst du ${c.n} weniger${when(c)}.`,
  rate: (c) => `${at(c)} braucht jede deiner Städte ${tokens(c.n)} weniger${when(c)}.`,
  tokens: (c) => `${at(c)} ernähren ${c.n} deiner Spielsteine mehr die Städte${when(c)}.`,
  barbarians: (c) => `${at(c)} kommen ${c.n} weniger.`,
  cards: (c) => `${at(c)} verlierst du Waren im Wert von ${c.n} weniger.`,
  steps: (c) => `${at(c)} fällst du ${spaces(c.n)} weniger zurück.`,
  treasury: (c) => `${at(c)} verlierst du ${c.n} Schatz weniger.`,
} satisfies Record<Taken, (c: Change) => string>;

const more = {
  cities: (c) => `${at(c)} trifft es ${cities(c.n)} mehr von dir${when(c)}.`,
  points: (c) => `${at(c)} verlierst du ${c.n} mehr${when(c)}.`,
  rate: (c) => `${at(c)} braucht jede deiner Städte ${tokens(c.n)} mehr${when(c)}.`,
  tokens: (c) => `${at(c)} ernähren ${c.n} deiner Spielsteine weniger die Städte${when(c)}.`,
  barbarians: (c) => `${at(c)} kommen ${c.n} mehr.`,
  cards: (c) => `${at(c)} verlierst du Waren im Wert von ${c.n} mehr.`,
  steps: (c) => `${at(c)} fällst du ${spaces(c.n)} weiter zurück.`,
  treasury: (c) => `${at(c)} verlierst du ${c.n} Schatz mehr.`,
} satisfies Record<Taken, (c: Change) => string>;

export const changes = {
  less,
  more,
  twists: {
    spare: less.cities,
    reduced: (c: Change) => `${at(c)} wird deine Stadt nicht zerstört, sondern nur zu Spielsteinen.`,
    quakeReduced: () => 'Ein Erdbeben macht deine Stadt nur zu Spielsteinen.',
    spared: () => 'Ein Erdbeben bei einem Nachbarn verschont deine Städte.',
    spreads: (c: Change) =>
      `${at(c)} verlierst du nebenan ${c.n} mehr${c.unless ? `, außer mit ${c.unless}` : ''}.`,
    eruptionSpreads: (c: Change) => `Bei einem Vulkanausbruch verlierst du nebenan ${c.n} mehr.`,
    reckless: () => 'Ein Erdbeben zerstört deine Stadt, was immer sie sonst schützt.',
    most: (c: Change) => `${at(c)} verlierst du höchstens ${c.n}.`,
    ransomCards: (c: Change) => `${at(c)} behältst du deine Städte, wenn du ${c.n} Waren abgibst.`,
    cardEach: (c: Change) => `${at(c)} rettet jede Ware, die du abgibst, eine Stadt.`,
    sacrifice: (c: Change) => `${at(c)} darfst du statt jedes Felds ${c.n} deiner Städte zerstören.`,
    cardsSave: (c: Change) => `${at(c)} rettet jedes Getreide, das du zeigst, ${c.n}.`,
    laysOpen: (c: Change) => `${at(c)} zahlt gezeigtes Getreide in dieser Runde nichts.`,
    sleeps: (c: Change) => `${at(c)} wirkt sie die Runde über nicht${when(c)}.`,
    fails: (c: Change) => `${at(c)} sterben die Spielsteine, die nur durch sie leben.`,
    saves: (c: Change) =>
      `${at(c)} bleiben in ${c.n} Gebieten die Spielsteine, die vom Ackerbau leben${when(c)}.`,
    keepsShips: (c: Change) => `${at(c)} bleiben dir ${c.n} Schiffe.`,
    lose: (c: Change) => `${at(c)} verlierst du ${c.n} Schatz weniger.`,
    own: (c: Change) => `${at(c)} wählst du ${c.n} Punkte mehr von dem, was sich abspaltet.`,
    ownLess: (c: Change) => `${at(c)} wählst du ${c.n} Punkte weniger von dem, was sich abspaltet.`,
    rivalLess: (c: Change) => `${at(c)} wählt dein Rivale ${c.n} Punkte weniger von dem, was sich abspaltet.`,
    rivalIs: (c: Change) => `${at(c)} wählt dein Rivale ${c.n} Punkte, und die Teile werden gleicher.`,
    smallWar: (c: Change) => `${at(c)} spalten sich nur ${c.n} Punkte ab, die dein Rivale wählt.`,
    bloody: (c: Change) => `${at(c)} sterben in jedem Teil ${c.n} Punkte.`,
    widens: (c: Change) => `${at(c)} verliert auch ein Nachbar.`,
    passesOn: (c: Change) => `${at(c)} ziehst du einen Nachbarn mit hinein, wenn ein anderer dich benennt.`,
    paysForShips: (c: Change) => `${at(c)} rettet je 1 Schatz eines deiner Schiffe.`,
    oneSpared: (c: Change) => `${at(c)} bleibt 1 Stadt verschont: Stattdessen kommt ein Piratenschiff.`,
  },
  never: (c: Change) => `${at(c)} geschieht dir nichts${when(c)}.`,
  mostCities: (c: Change) => `${at(c)} trifft es höchstens ${cities(c.n)} von dir${when(c)}.`,
  mostPoints: (c: Change) => `${at(c)} verlierst du höchstens ${c.n}${when(c)}.`,
  half: (c: Change) => `${at(c)} verlierst du nur die Hälfte.`,
  halfTokens: (c: Change) => `${at(c)} fallen nur halb so viele deiner Spielsteine aus.`,
};
