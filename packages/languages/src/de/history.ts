import { under } from './bent.ts';
import { cities, count, list, tokens } from './ui.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const whys = {
  grown: 'Wachstum',
  built: 'zu Städten',
  surplus: 'überzählig',
  reduced: 'aus verkleinerten Städten',
  conflict: 'Konflikt',
  ships: 'für Schiffe',
  calamity: 'Unglücke',
  placed: 'zu Beginn gesetzt',
  other: 'anderes',
};

export const history = {
  open: 'Rückblick',
  openHint: 'Schritt für Schritt durch das Spiel zurück',
  looking: (turn: number, phase: string) => `Du siehst Runde ${turn}, ${phase}`,
  tableGoesOn: 'Am Tisch geht es weiter.',
  gameOver: 'Das Spiel ist aus.',
  asked: 'Der Tisch wartet auf dich.',
  back: 'Zur Gegenwart',
  backToTable: 'Zurück zum Tisch',
  eyebrow: 'Wie es war',
  moment: (turn: number, phase: string) => `Runde ${turn}, ${phase}`,
  happened: 'Was in dieser Phase geschah',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepBack: 'Einen Schritt zurück',
  stepOn: 'Einen Schritt weiter',
  phaseBack: 'Anfang der Phase oder die Phase davor',
  phaseOn: 'Nächste Phase',
  film: 'Film der Partie',
  speed: 'Tempo des Abspielens',
  timeline: 'Zeitleiste',
  turnMark: (turn: number) => `Zu Runde ${turn}`,
  now: 'jetzt',
  keys: 'Pfeile gehen schrittweise, mit Umschalt nach Phasen; Leertaste spielt ab; Escape führt zurück.',
  failed:
    'Dieser Augenblick lässt sich gerade nicht zeigen. Versuche es noch einmal oder geh zurück zum Tisch.',
  older:
    'Das wurde nach einer älteren Fassung der Regeln gespielt. Was geschah, steht da, wie es aufgeschrieben wurde; das Brett zeigt die Gegenwart.',
  see: 'Diesen Augenblick ansehen',
  marks: {
    battle: 'Konflikte',
    city: 'Städte',
    calamity: 'Unglücke',
    deal: 'Geschäfte',
    advance: 'Errungenschaften',
  },
  show: 'Zeigen',
  since: {
    eyebrow: 'Während du weg warst',
    decided: 'Seit deiner Entscheidung',
    looked: 'Seit du zusiehst',
    citiesLost: (n: number) => `−${cities(n)}`,
    title: (mine: number, others: number, kinds: readonly string[]) =>
      mine === 0
        ? others === 0
          ? 'Anderswo ist nichts geschehen.'
          : `Anderswo: ${list(kinds)}.`
        : others === 0
          ? `${mine === 1 ? '1 Ereignis betrifft' : `${mine} Ereignisse betreffen`} dich.`
          : `${mine === 1 ? '1 Ereignis betrifft' : `${mine} Ereignisse betreffen`} dich, ${others} nicht.`,
    first: (note: string, more: number) => (more === 0 ? note : `${note} Anderswo noch ${more}.`),
    note: (who: string, deeds: string) => `${who} ${deeds}.`,
    deeds: {
      cityFalls: (n: number, areas: string, of: string) =>
        `eroberte ${n === 1 ? 'die Stadt' : 'Städte'} von ${of} in ${areas}`,
      citiesAnnexed: (n: number, areas: string, of: string) =>
        `übernahm ${n === 1 ? 'die Stadt' : 'Städte'} von ${of} in ${areas}`,
      calamityRevealed: (names: string) => `litt unter ${under(names)}`,
      advancesBought: (names: string) => `erwarb ${names}`,
      cityBuilt: (n: number, areas: string) => `baute ${n === 1 ? 'eine Stadt' : 'Städte'} in ${areas}`,
      cityLost: (n: number, areas: string) => `verlor die ${n === 1 ? 'Stadt' : 'Städte'} in ${areas}`,
      cityReduced: (n: number, areas: string) =>
        `verkleinerte die ${n === 1 ? 'Stadt' : 'Städte'} in ${areas}`,
      marker: (space: number, needs: string) =>
        `blieb auf Feld ${space}${needs === '' ? '' : `: Verlangt wird ${needs}`}`,
      sailed: (areas: string) => `landete in ${areas}`,
    },
    toll: {
      of: (calamity: string, toll: string) => (toll === '' ? calamity : `${calamity} (${toll})`),
      lost: (n: number, areas: string) => `${n === 1 ? 'Stadt' : 'Städte'} in ${areas} verloren`,
      reduced: (n: number, areas: string) => `${n === 1 ? 'Stadt' : 'Städte'} in ${areas} verkleinert`,
      tokens: (n: number) => `${tokens(n)} verloren`,
    },
    elsewhere: 'Anderswo',
    asks: (space: number, needs: string) => `: Feld ${space} verlangt ${needs}.`,
    lacks: (need: string, have: number) => `${need}, nicht ${have}`,
    short: (had: number, tokens: number, needed: number, first: boolean) =>
      `: Du hattest ${cities(had)} und ${count(tokens, 'Spielstein', 'Spielsteine')}; nötig waren ${needed}.${first ? ' Städte aus dieser Runde gehen zuerst.' : ''}`,
    beside: (n: number, city: boolean) => {
      if (city) return '; dort steht deine Stadt';
      return n === 1 ? '; dort steht ein Spielstein von dir' : `; dort stehen ${n} Spielsteine von dir`;
    },
    more: (n: number) => `${n} weitere`,
    replay: 'Noch einmal zeigen',
    dismiss: 'Verstanden',
    counts: {
      move: (n: number) => count(n, 'Zug', 'Züge'),
      battle: (n: number) => count(n, 'Konflikt', 'Konflikte'),
      city: (n: number) => `${cities(n)} verändert`,
      calamity: (n: number) => count(n, 'Unglück', 'Unglücke'),
      deal: (n: number) => count(n, 'Geschäft', 'Geschäfte'),
      advance: (n: number) => `${n} ${n === 1 ? 'erwarb' : 'erwarben'} Errungenschaften`,
      marker: (n: number) => `${n} ${n === 1 ? 'rückte' : 'rückten'} vor`,
      stayed: (n: number) => `${n} ${n === 1 ? 'rückte' : 'rückten'} nicht vor`,
    },
    thenAndNow: 'Du: vorher und jetzt',
    made: (parts: readonly { why: keyof typeof whys; n: number }[]) =>
      parts.map(({ why, n }) => `${signed(n)} ${whys[why]}`).join(', '),
    tokens: 'Spielsteine auf dem Brett',
    cities: 'Städte',
    treasury: 'Schatz',
    hand: 'Karten auf der Hand',
    space: 'Platz auf der Zeittafel',
  },
};
