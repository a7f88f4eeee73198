import { count, either, list } from './ui.ts';

const NUMBERS = [
  ...['Niemand', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],
  ...['Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
  ...['Dreizehn', 'Vierzehn', 'Fünfzehn', 'Sechzehn', 'Siebzehn', 'Achtzehn'],
];
const word = (n: number): string => NUMBERS[n] ?? String(n);

const few = (n: number): string => word(n).toLowerCase();

/** Somebody within a sentence; no name is the one who reads. */
const some = (who: string | undefined): string => who ?? 'du';

/** Cities, by name where they are few. */
interface Fallen {
  n: number;
  names: string | undefined;
}
const cities = ({ n, names }: Fallen): string[] =>
  n === 0 ? [] : [`${count(n, 'Stadt', 'Städte')}${names === undefined ? '' : ` (${names})`}`];

/** A sentence ends with one full stop, also after an abbreviation. */
const stop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

export const film = {
  bar: 'Was die anderen tun',
  paces: { slow: 'Ruhig', normal: '1×', fast: '2×', fastest: '4×' },
  pace: 'Tempo',
  pause: 'Anhalten',
  play: 'Weiter',
  skip: 'Überspringen',
  space: 'Leertaste',
  skipToMe: 'Weiter zu meiner Entscheidung',
  skipToNow: 'Weiter zur Gegenwart',
  skipShort: 'Weiter zu mir',
  eyebrow: 'Die anderen spielen',
  movesEyebrow: 'Die anderen ziehen',
  ownEyebrow: 'Was mit dir geschieht',
  own: (phase: string) => `${phase}: Was mit deinen Spielsteinen geschieht.`,
  moves: (who: string, more: number, next: string | undefined) => {
    const then = next && `dann ${next}`;
    if (more > 0) return `${who} zieht. ${stop([`Noch ${few(more)}`, then].filter(Boolean).join(', '))}`;
    return then ? stop(`${who} zieht, ${then}`) : `${who} zieht.`;
  },
  acts: (phase: string, who: string, more: number) =>
    `${phase}: ${who}.${more > 0 ? ` Noch ${few(more)}.` : ''}`,
  pages: {
    deals: 'Wer mit wem handelt.',
    purchases: 'Wer was erworben hat.',
    track: 'Wer vorrückt und wer stehen bleibt.',
    taxes: 'Was die Steuern jeder Nation bringen.',
    growth: 'Wie viele Spielsteine jede Nation gewinnt.',
  },
  dealt: (n: number, before: number | undefined) => {
    const deals = count(n, 'Geschäft', 'Geschäfte');
    if (before === undefined) return `${deals} auf dem Markt.`;
    return `${before > 0 ? 'Noch ' : ''}${deals}, nachdem du fertig warst.`;
  },
  buy: (n: number) => `${word(n)} Nationen erwerben Errungenschaften.`,
  pairs: (pairs: readonly string[]) => `Geschäfte: ${pairs.join('; ')}.`,
  manyBuy: (names: string) => `Errungenschaften erwerben: ${names}.`,
  manyStep: (on: readonly (string | undefined)[], stay: readonly (string | undefined)[]) => {
    const parts = [
      on.length > 0 && `Vorgerückt: ${list(on.map(some))}`,
      stay.length > 0 && `${on.length > 0 ? 's' : 'S'}tehen geblieben: ${list(stay.map(some))}`,
    ];
    return `${parts.filter(Boolean).join('; ')}.`;
  },
  builds: (who: string, areas: string) => `${who}: Städte in ${areas} gebaut`,
  manyBuild: (names: string, n: number) => `${count(n, 'neue Stadt', 'neue Städte')}: ${names}.`,
  removed: (names: string, n: number) =>
    `${count(n, 'überzähliger Spielstein geht', 'überzählige Spielsteine gehen')} in den Vorrat: ${names}.`,
  taxes: (shares: string) => `Steuern in den Schatz: ${shares}.`,
  growth: (shares: string) => `Neue Spielsteine: ${shares}.`,
  begins: 'Die anderen spielen. Hier siehst du ihre Züge.',
  done: (stacks: number, ships: number, cities: number) =>
    [
      stacks > 0 && count(stacks, 'Stapel', 'Stapel'),
      ships > 0 && count(ships, 'Schiff', 'Schiffe'),
      cities > 0 && count(cities, 'Stadt', 'Städte'),
    ]
      .filter(Boolean)
      .join(', '),
  doing: 'jetzt',
  moving: 'zieht',
  next: 'dann',
  inSentence: (phase: string) => phase,
  after: 'Nach dem Film',
  nextDecision: (what: string, phase: number | undefined) =>
    `Deine nächste Entscheidung: ${what}${phase === undefined ? '' : `, Phase ${phase}`}.`,
  noDecision: 'Du bist noch nicht gefragt.',
  stays: 'Alle Pfeile bleiben auf der Karte, bis du handelst.',
  settings: 'Tempo und Film lassen sich in den Einstellungen ändern.',
  keys: 'Leertaste überspringt, P hält an, ← → wechseln die Nation, [ ] das Tempo.',
  walks: (who: string, n: number, from: string, to: string) =>
    `${who} zieht mit ${n} von ${from} nach ${to}.`,
  ships: (who: string, n: number, from: string, to: string) =>
    n > 0
      ? `${who} bringt ${n} mit dem Schiff von ${from} nach ${to}.`
      : `${who} segelt von ${from} nach ${to}.`,
  goes: (who: string, places: readonly string[], more: number) =>
    `${who} zieht nach ${list([...places, ...(more > 0 ? [`${more} weiteren`] : [])])}.`,
  manyMove: (names: string) => `${names} ziehen.`,
  yours: (n: number) => (n === 1 ? 'Dort steht 1 von dir.' : `Dort stehen ${n} von dir.`),
  step: (on: number, stay: number) =>
    `${on < 2 ? `${word(on)} rückt` : `${word(on)} rücken`} vor${stay > 0 ? `, ${stay === 1 ? 'eine bleibt' : `${word(stay).toLowerCase()} bleiben`} stehen` : ''}.`,
  calamity: (first: number, last: number, of: number | undefined) =>
    `${last > first ? `Unglücke ${first} ${last === first + 1 ? 'und' : 'bis'} ${last}` : `Unglück ${first}`}${of === undefined ? '' : ` von ${of}`}`,
  calamities: {
    toYou: 'für dich',
    to: (who: string) => `für ${who}`,
    youTake: (n: number, names: number, each: number) =>
      `Du erleidest ${n} Schaden.${names > 0 ? ` ${names === 1 ? 'Eine Nation, die' : `${word(names)} Nationen, die`} du benennst, ${names === 1 ? 'erleidet' : 'erleiden'}${names === 1 ? '' : ' je'} ${each}.` : ''}`,
    named: (by: string, n: number) => `${by} hat dich benannt: Du erleidest ${n} Schaden.`,
    origin: {
      drawn: 'Du hast es gezogen.',
      bought: 'Du hast es gekauft.',
      traded: (who: string, among: number) =>
        among > 1
          ? [`${who} gab es dir`, ` auf dem Markt, unter ${among} Karten. Genannt werden darf es nie.`]
          : [`${who} gab es dir`, ' auf dem Markt.'],
      given: (who: string) => [`${who} gab es dir.`, ''],
      taken: (who: string) => ['Du hast es', ` von ${who} genommen.`],
    },
    pieces: (tokens: number, lost: Fallen, reduced: Fallen) => {
      const gone = [...cities(lost), ...(tokens > 0 ? [count(tokens, 'Spielstein', 'Spielsteine')] : [])];
      return [
        ...cities(reduced).map((some) => `${some} verkleinert`),
        ...(gone.length > 0 ? [`${list(gone)} verloren`] : []),
      ].join(', ');
    },
    result: (
      who: string,
      lost: string | undefined,
      takers: readonly { who: string | undefined; why: 'gave' | 'stock' | undefined }[],
    ) => {
      if (lost === undefined) return `${who}: kein Verlust auf dem Brett.`;
      const whys = { gave: ' (gab die Karte)', stock: ' (größter Vorrat)' };
      const to = list(takers.map((taker) => `${taker.who ?? 'dich'}${taker.why ? whys[taker.why] : ''}`));
      return `${who}: ${lost}${to === '' ? '' : ` an ${to}`}.`;
    },
    share: (who: string, lost: string | undefined) => `${who}, ${lost ?? 'kein Verlust'}`,
    others: (by: { who: string | undefined } | undefined, shares: readonly string[]) =>
      `${by ? `${by.who === undefined ? 'Du hast' : `${by.who} hat`} benannt` : 'Es leiden mit'}: ${shares.join('; ')}.`,
    strikes: (calamity: string, whom: readonly (string | undefined)[], more: number) =>
      `${calamity}: Es trifft ${list(whom.map((who) => who ?? 'dich'))}.${more > 0 ? ` Noch ${more}.` : ''}`,
    came: 'Die Folgen',
    gains: (who: string) => `${who} ist als Nutznießer vorgesehen.`,
    told: 'Bisherige Unglücke',
    handedOn: 'Es ist die Karte, die du weitergegeben hast.',
    changes: 'Was deine Errungenschaften ändern',
    noChange: 'Keine deiner Errungenschaften ändert etwas daran.',
    printed: 'Auf der Karte',
    printedFor: { primary: 'für den, den es trifft', secondary: 'für Mitgetroffene' },
    held: 'vorhanden',
    lacking: (saves: readonly { name: string; n: number | undefined }[]) => {
      const n = saves[0]?.n;
      const alike = n !== undefined && saves.every((one) => one.n === n);
      const names = either(
        saves.map((one) => (alike || one.n === undefined ? one.name : `${one.name} (${one.n})`)),
      );
      const much = alike ? ` (${saves.length > 1 ? 'je ' : ''}${n})` : '';
      const none =
        ['fehlt dir aber', 'aber beides fehlt dir'][saves.length - 1] ?? 'aber nichts davon hast du';
      return `${names} hätte geholfen${much}, ${none}.`;
    },
    total: {
      damage: 'Schaden für dich',
      cities: 'deiner Städte',
      points: 'Punkte deiner Einheiten',
      face: 'aufgedruckter Wert deiner Waren',
      tokens: 'Spielsteine gegen dich',
      steps: 'Schritte zurück für dich',
    },
    atMost: (words: string) => `${words}, höchstens`,
    victims: 'Opfer',
    primary: 'Opfer',
    secondary: 'leidet mit',
    youName: 'Du benennst',
    oneOf: (n: number) => `eines von ${n}`,
    counts: (city: number) => [
      'Ein Spielstein zahlt ',
      '1',
      '. Eine Stadt zahlt ',
      String(city),
      ', weniger 1 für jeden Spielstein, der an ihrer Stelle bleibt.',
    ],
    on: 'Weiter',
    enter: 'Enter',
    choose: (n: number) => `${n} Schaden wählen`,
    token: 'Spielstein',
    cityTo: (left: number) => `Stadt → ${count(left, 'Spielstein', 'Spielsteine')}`,
    cityLost: 'Stadt verloren',
    toRemove: 'zu entfernen',
    asPrinted: 'auf der Karte',
    why: (sum: string) => `Warum? ${sum}`,
    youAre: { primary: 'Es trifft dich', secondary: 'Du wirst mitgetroffen' },
    losses: 'Deine Verluste',
    none: 'Noch nichts gewählt. Wähle ein Gebiet, auf der Karte oder hier.',
    tokensOf: (n: number, area: string) => [`${count(n, 'Spielstein', 'Spielsteine')}, `, area, ''],
    cityOf: (left: number, area: string) =>
      left === 0
        ? ['Stadt ', area, ' verloren']
        : ['Stadt ', area, ` zu ${left === 1 ? '1 Spielstein' : `${left} Spielsteinen`}`],
    takeBack: (what: string) => `Zurücknehmen: ${what}`,
    source: 'Was verloren gehen kann',
    stillTo: (n: number) => `Noch ${n} Schaden zu wählen`,
    soFar: (tokens: number, cities: number, needed: number) =>
      `Bisher ${tokens === 1 ? 'versorgt 1 Spielstein' : `versorgen ${tokens} Spielsteine`} ${count(cities, 'Stadt', 'Städte')} (nötig: ${needed}).`,
    ifTokens: (open: number, left: number, falling: number, phase: number | undefined) => {
      const when = phase === undefined ? 'bei der nächsten Prüfung' : `in Phase ${phase}`;
      const stay = `bleiben ${left}`;
      const then =
        falling === 0
          ? `${stay}: Jede Stadt bleibt ${when} stehen.`
          : `${stay}, und ${falling === 1 ? 'eine Stadt fällt' : `bis zu ${falling} Städte fallen`} ${when}.`;
      if (open === 0) return `Dann ${then}`;
      return `${open === 1 ? 'Ist der letzte Punkt ein Spielstein' : `Sind die letzten ${open} Spielsteine`}, ${then}`;
    },
    fewerCards: (n: number) =>
      `Mit ${n === 1 ? 'einer Stadt' : `${n} Städten`} weniger ziehst du nächste Runde ${n === 1 ? 'eine Karte' : `${n} Karten`} weniger.`,
  },
  fights: {
    more: (n: number) => `Noch ${n === 1 ? 'ein Konflikt' : `${few(n)} Konflikte`}.`,
    held: (who: string | undefined, area: string, n: number) =>
      who === undefined ? `Du hältst ${area} mit ${n}.` : `${who} hält ${area} mit ${n}.`,
    driven: (area: string, by: string, n: number) =>
      `Du wirst aus ${area} vertrieben. ${by} hält es mit ${n}.`,
    shared: (who: readonly (string | undefined)[], area: string) =>
      `In ${area} bleiben ${list(who.map(some))}.`,
    empty: (area: string) => `In ${area} bleibt niemand.`,
    figure: (who: string | undefined, had: number, left: number | undefined) =>
      `${some(who)} ${had}${left === undefined ? '' : ` → ${left}`}`,
    start: 'Beginn',
    nth: (n: number) => `${n}. Schlag`,
    round: (
      round: number,
      fallen: readonly (string | undefined)[],
      gone: readonly (string | undefined)[],
    ) => {
      const more = round > 1 ? 'Noch ein' : 'Ein';
      const losers = list(fallen.map((who) => who ?? 'dich'));
      const lost = `${fallen.length > 1 ? 'Je ein' : more} Verlust für ${losers}.`;
      return [
        lost,
        ...gone.map((who) => (who === undefined ? 'Du bist geschlagen.' : `Geschlagen: ${who}.`)),
      ].join(' ');
    },
    all: 'Alle Kämpfe dieser Phase',
    now: 'jetzt',
  },
  climb: {
    stays: 'bleibt',
    needs: (what: string) => `es fehlt: ${what}`,
    leads: (who: readonly (string | undefined)[], points: number) => {
      const many = who.length > 1 ? 'führen' : who[0] === undefined ? 'führst' : 'führt';
      const names = list(who.map(some));
      return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${many} mit ${who.length > 1 ? 'je ' : ''}${count(points, 'Punkt', 'Punkten')}.`;
    },
  },
  gate: {
    met: (epoch: string) => `${epoch}: damit erfüllt`,
    asks: (epoch: string, needs: string) => `${epoch} verlangt ${needs}`,
    has: (need: string, n: number) => `${need} (hat ${n})`,
  },
  layer: {
    counts: (arrows: number, mine: { arrows: number; losses: number } | undefined) => {
      const drawn = count(arrows, 'Pfeil', 'Pfeile');
      if (!mine) return drawn;
      const coming = arrows > 0 ? `, ${mine.arrows === 0 ? 'keiner' : mine.arrows} zu dir` : '';
      const lost = mine.losses > 0 ? ` · ${count(mine.losses, 'Verlust', 'Verluste')} von dir` : '';
      return `${drawn}${coming}${lost}`;
    },
    choose: 'Was auf der Karte bleibt',
    which: { all: 'Alles', mine: 'Meins', off: 'Aus' },
    again: 'Noch einmal',
    onMap: 'Auf der Karte',
    plates: {
      fresh: 'neu',
      tokens: (n: number) => `−${n}`,
      reduced: (n: number) => `Stadt → ${n}`,
      city: () => '−1 Stadt',
    },
  },
};
