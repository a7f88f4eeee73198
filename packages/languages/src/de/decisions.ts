import { abilitiesAndShop } from './abilitiesAndShop.ts';
import { losses } from './losses.ts';
import { movement } from './movement.ts';
import { cards, cities, count, list, points, tokens } from './ui.ts';
import { whys } from './whys.ts';

export const decisions = {
  s: (n: number, one: string, many = one) => count(n, one, many),
  list,
  you: 'Du',
  askAdvice: 'Was würdest du tun?',
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  clear: 'Leeren',
  back: 'Zurück',
  now: 'Wenn du jetzt aufhörst',
  worthKnowing: 'Gut zu wissen',
  whatThisMeans: 'Was das bedeutet',
  sending: 'Wird gesendet …',
  progress: 'Fortschritt',
  rule: 'Regel',
  findArea: 'Ein Gebiet suchen',
  nothingFound: 'Dazu wurde nichts gefunden.',
  refused: 'Das geht nicht',
  tokens: (n: number) => tokens(n),
  cities: (n: number) => cities(n),
  cards: (n: number) => cards(n),
  points: (n: number) => points(n),
  of: (a: number, b: number) => `${a} von ${b}`,
  limit: (n: number) => `Limit ${n}`,
  more: (n: number) => `noch ${n}`,
  supportGood: (n: number, needed: number, there: number) =>
    `${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${tokens(needed)}; ${there} ${there === 1 ? 'bleibt' : 'bleiben'}.`,
  supportIn: (calamity: string, rate: number, n: number, needed: number, there: number) =>
    `${calamity}: Jede Stadt braucht jetzt ${tokens(rate)}. ${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${needed}, du hast ${there}.`,
  supportBlocked: (calamity: string, bound: number, usable: number, n: number, needed: number) =>
    `${calamity}: ${tokens(bound)} ${bound === 1 ? 'versorgt' : 'versorgen'} keine Stadt, ${usable} ${usable === 1 ? 'bleibt' : 'bleiben'}. ${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${needed}.`,
  supportLeast: (least: number) =>
    least === 1
      ? 'Mindestens eine weitere Stadt wird zu verkleinern sein.'
      : `Mindestens ${least} weitere Städte werden zu verkleinern sein.`,
  supportBad: (falling: number) =>
    falling === 1
      ? 'Eine Stadt würde bei der nächsten Prüfung der Versorgung fallen.'
      : `Bis zu ${falling} Städte würden bei der nächsten Prüfung der Versorgung fallen.`,

  titles: {
    chooseCivilization: 'Nation wählen',
    foundCities: 'Städte gründen',
    chooseCredits: 'Gutschriften wählen',
    placeTokens: 'Spielsteine setzen',
    taxRate: 'Steuersatz festlegen',
    move: 'Deine Bewegung',
    fileOrders: 'Befehle früh abgeben',
    conflictLoss: 'Einen Verlust hinnehmen',
    construct: 'Städte bauen',
    chooseCities: 'Städte wählen',
    reduceCities: 'Städte verkleinern',
    takeDamage: 'Verluste wählen',
    chooseNations: 'Nationen benennen',
    chooseOne: 'Wählen',
    confirm: 'Ja oder nein',
    discardCards: 'Karten abwerfen',
    selectUnits: 'Einheiten wählen',
    annexUnits: 'Einheiten annektieren',
    orderLosses: 'Verluste befehlen',
    pickUnits: 'Einheiten nehmen',
    preventSteps: 'Rückschritte vermeiden',
    spoils: 'Beute nehmen',
    buyCard: 'Karte kaufen',
    trade: 'Handeln',
    useAbility: 'Fähigkeiten nutzen',
    giveCard: 'Karte geben',
    revealCards: 'Karten zeigen',
    purchase: 'Errungenschaften erwerben',
    relocate: 'Spielsteine versetzen',
  },

  eyebrow: {
    setup: 'Aufbau',
    tax: 'Steuern',
    expansion: 'Wachstum',
    movement: 'Deine Bewegung',
    plan: 'Vorausplanen',
    conflict: (area: string) => `Konflikt · ${area}`,
    cityAttack: 'Angriff auf eine Stadt',
    construction: 'Städtebau',
    support: 'Versorgung der Städte',
    draw: 'Handelskarten',
    trade: 'Der Markt',
    calamity: (name: string) => name,
    abilities: 'Besondere Fähigkeiten',
    purchase: 'Errungenschaften',
    handLimit: 'Handlimit',
    other: 'Deine Entscheidung',
  },

  calamity: {
    primary: 'getroffen',
    secondary: 'mitgetroffen',
    beneficiary: 'profitiert',
    giver: 'gab die Karte',
  },

  civilization: {
    title: 'Wähle deine Nation.',
    lead: 'Viel Platz und viele Bauplätze für Städte machen den Anfang leichter. Der Rang entscheidet nur bei Gleichstand: Der kleinere geht vor.',
    stayOut: (n: number) =>
      n === 1 ? 'Eine dieser Nationen spielt nicht mit.' : `${n} dieser Nationen spielen nicht mit.`,
    leadBare: 'Der Rang entscheidet nur bei Gleichstand: Der kleinere geht vor.',
    start: (area: string) => `beginnt in ${area}`,
    land: (room: number, sites: number) => `Platz für ${room} · ${count(sites, 'Bauplatz', 'Bauplätze')}`,
    rank: (n: number) => `Rang ${n}`,
    oneOf: (areas: number) => `einem von ${areas} Gebieten`,
    block: { west: 'Westen', east: 'Osten' },
    confirm: (name: string) => `${name} spielen`,
    none: 'Wähle eine',
  },
  found: {
    title: (n: number, sites: number) =>
      sites > 0 ? `Gründe ${cities(n)}, mindestens ${sites} davon auf Bauplätzen.` : `Gründe ${cities(n)}.`,
    site: 'Bauplatz',
    noSite: 'kein Bauplatz',
    confirm: (n: number) => `${cities(n)} gründen`,
    missing: (n: number) => `Noch ${cities(n)} zu wählen`,
  },
  credits: {
    title: (n: number, advance: string) => `Verteile ${n} Gutschriften von ${advance}.`,
    now: (n: number) => `jetzt ${n}`,
    confirm: (text: string) => `${text} nehmen`,
    missing: (n: number) => `Noch ${n} Gutschriften zu wählen`,
    lowers: 'Gutschriften senken ab der nächsten Runde den Preis jeder Errungenschaft der Gruppe.',
  },
  place: {
    expansion: (n: number, due: number) =>
      `${tokens(due)} würden wachsen, im Vorrat ${n === 1 ? 'ist nur noch einer. Setze ihn.' : `sind nur noch ${n}. Setze sie.`}`,
    start: (n: number) => `Setze ${tokens(n)} in deine Region.`,
    relocate: (n: number) => `Versetze ${tokens(n)} in andere Gebiete.`,
    confirm: (n: number) => (n === 1 ? 'Diesen Spielstein setzen' : `Diese ${n} setzen`),
    confirmMove: (n: number) => `${tokens(n)} versetzen`,
    missing: (n: number) => `Noch ${tokens(n)} zu setzen`,
    placed: (n: number, of: number) => `${n} von ${of} gesetzt`,
    full: 'mehr wächst hier nicht',
    short: (n: number) => `${n} ${n === 1 ? 'fehlt' : 'fehlen'}`,
    over: (n: number) => `Überschuss ${n}`,
    even: 'Gleich verteilen',
    forCity: 'Für eine Stadt',
    reaches: (area: string, n: number) =>
      `${area} erreicht ${n}: Ziehen genug hinzu, kann dort diese Runde eine Stadt entstehen.`,
    cityNow: (area: string, n: number) => `${area} erreicht ${n}: genug für eine Stadt.`,
    stockEmpty: 'Der Vorrat ist danach leer: Fällt diese Runde eine Stadt, bleiben dort keine Spielsteine.',
    leave: (areas: string) => `Sie verlassen ${areas}.`,
  },
  tax: {
    title: (n: number) => `Lege den Steuersatz für ${cities(n)} fest.`,
    each: 'je Stadt',
    printed: 'wie vorgegeben',
    tax: 'Steuer',
    stock: 'Vorrat',
    growth: 'Wachstum',
    growthFits: 'ganz',
    growthShort: (n: number) => `${n} ${n === 1 ? 'fehlt' : 'fehlen'}`,
    revolt: (rate: number, due: number, there: number, n: number) =>
      `Satz ${rate} bringt einen Aufstand. ${due} sind fällig, ${there} sind da: ${n === 1 ? 'eine Stadt ist' : `${n} Städte sind`} nicht gedeckt und ${n === 1 ? 'würde' : 'würden'} übernommen.`,
    confirm: (n: number) => `${n} als Steuer einziehen`,
    treasury: (now: number, after: number) => `Schatz ${now} → ${after}`,
  },
  conflictLoss: {
    title: (area: string) => `Wo nimmst du den nächsten Verlust im Konflikt um ${area} hin?`,
    here: (area: string) => `Ein Spielstein in ${area}`,
    ship: 'Ein Schiff dort',
    shipAt: (coast: string) => `Das Schiff bei ${coast}`,
    nearby: (area: string) => `Ein Spielstein in ${area}`,
    leaves: (n: number) => `übrig: ${n}`,
    confirm: 'Diesen Verlust hinnehmen',
  },
  construct: {
    title: (n: number) => `Wähle, wo du baust. Du kannst noch ${cities(n)} bauen.`,
    site: (n: number) => `Bauplatz: ${n} nötig`,
    wild: (n: number) => `kein Bauplatz: ${n} nötig`,
    treasury: 'aus dem Schatz',
    from: (area: string) => `aus ${area}`,
    keep: 'einen Spielstein neben der Stadt lassen',
    supportTitle: 'Versorgung nach dem Bau',
    need: (n: number, t: number) => `${cities(n)} ${n === 1 ? 'braucht' : 'brauchen'} ${t}`,
    remain: (n: number) =>
      `${tokens(n)} ${n === 1 ? 'bleibt' : 'bleiben'} innerhalb der Limits auf dem Brett.`,
    draws: (n: number, atLeast: boolean) => {
      const drawing = `${atLeast ? 'Mindestens ' : ''}${cities(n)} ${n === 1 ? 'zieht' : 'ziehen'}`;
      return n === 1
        ? `${drawing} eine Karte vom Stapel 1.`
        : `${drawing} je eine Karte von den Stapeln 1 bis ${n}.`;
    },
    none: 'Nichts bauen',
    confirm: (names: string) => `In ${names} bauen`,
    full: 'Keine Stadt mehr im Vorrat',
  },
  spoils: {
    title: 'Dein Angriff gelingt. Nimm deine Beute.',
    card: (from: string) => `Eine Karte von ${from} ziehen`,
    cardNote: 'zufällig; niemand sonst sieht sie',
    noCard: 'Es gibt keine Karte zu ziehen.',
    treasury: (n: number) => `Bis zu ${n} Schatz gewinnen`,
    treasuryNote: (n: number) => `aus deinem Vorrat, noch ${n}`,
    know: 'Die Karte kann ein Unglück sein. Zurückgeben kannst du sie nicht.',
    nothing: 'Nichts nehmen',
    both: 'Beides nehmen',
    onlyCard: 'Die Karte nehmen',
    onlyTreasury: (n: number) => `${n} Schatz nehmen`,
  },
  buyCard: {
    title: 'Kaufe eine Handelskarte oder passe.',
    offer: (n: number, price: number) =>
      price === 0 ? `Stapel ${n}, kostenlos` : `Stapel ${n} für ${price} Schatz`,
    price: (n: number) => `${n} Schatz`,
    leaves: (n: number) => `lässt dir ${n}`,
    none: 'Stapel leer: du bekommst Wasser',
    tooDear: 'zu teuer',
    pass: 'Keine kaufen',
    confirm: (n: number, price: number) =>
      price === 0 ? `Karte vom Stapel ${n} nehmen` : `Stapel ${n} für ${price} kaufen`,
    goods: (names: string) => names,
  },
  generic: {
    title: 'Triff eine Entscheidung.',
    choice: (n: number) => `Möglichkeit ${n}`,
    confirm: 'So entscheiden',
  },
  whys,
  ...movement,
  ...losses,
  ...abilitiesAndShop,
};
