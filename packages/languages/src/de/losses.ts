import { cards, cities, count, goods, list, nations, points, tokens } from './ui.ts';

const remain = (n: number): string => `es ${n === 1 ? 'bleibt' : 'bleiben'} ${tokens(n)}`;
const steps = (n: number): string => count(n, 'Schritt', 'Schritte');

export const losses = {
  pickCities: {
    title: {
      taxRevolt: (n: number, of: string) => `Aufstand in ${of}: wähle ${cities(n)}, die du übernimmst.`,
      taxRevoltDestroys: (n: number) => `Deine Städte erheben sich: wähle ${cities(n)}, die du aufgibst.`,
      theme: () => 'Wähle die Stadt, die dein Thema dich kostet.',
      own: (n: number, what: string) => `${what}: wähle ${cities(n)}, die du verlierst.`,
      other: (n: number, of: string, what: string) => `${what}: wähle ${cities(n)} von ${of}.`,
    },
    missing: (n: number) => `Noch ${cities(n)} zu wählen`,
    confirm: (names: string) => `${names} wählen`,
    site: 'Bauplatz',
    coastal: 'an der Küste',
    inland: 'im Binnenland',
  },
  reduce: {
    title: (n: number, what: string) => `${what}: verkleinere ${cities(n)} zu Spielsteinen.`,
    titleLeast: (more: number, what: string) =>
      `${what}: verkleinere eine Stadt zu Spielsteinen, danach noch mindestens ${more}.`,
    titleRange: (a: number, b: number, what: string) =>
      a === 0
        ? `${what}: verkleinere bis zu ${cities(b)} zu Spielsteinen.`
        : `${what}: verkleinere ${a} bis ${b} Städte zu Spielsteinen.`,
    support: 'Zu wenige Spielsteine versorgen deine Städte',
    outOfPlay: 'Diese Gebiete scheiden aus',
    taxRevolt: 'Steueraufstand',
    leaves: (n: number) => remain(n),
    range: (min: number, max: number) =>
      min === max ? remain(max) : `es bleiben ${min} bis ${max} Spielsteine`,
    confirm: (names: string) => `${names} verkleinern`,
    missing: (n: number) => `Noch ${cities(n)} zu wählen`,
  },
  damage: {
    title: (n: number) => `Wähle, welche deiner Einheiten ${n} Schaden nehmen.`,
    titleShort: (n: number) => `${n} Schaden wählen`,
    primary: 'Es trifft dich',
    secondary: 'Du wirst mitgetroffen',
    losses: 'Deine Verluste',
    tokensFrom: (n: number, area: string) => `${tokens(n)} aus ${area}`,
    city: 'Stadt',
    reduceCity: 'Verkleinern',
    keepCity: 'Behalten',
    left: (area: string) => `Übrige Spielsteine in ${area}`,
    takeBack: (line: string) => `Zurücknehmen: ${line}`,
    missing: (n: number) => `Noch ${n} Schaden zu wählen`,
    over: (n: number) => `${n} zu viel gewählt`,
    confirm: (n: number) => `${n} Schaden hinnehmen`,
    leastHarm: 'Geringster Schaden',
    label: (left: number) => (left === 0 ? 'Stadt zerstört' : `Stadt → ${tokens(left)}`),
    plate: (left: number) => (left === 0 ? 'Stadt zerstört' : `Stadt → ${left}`),
  },
  nations: {
    title: (n: number, what: string) =>
      `${what}: benenne ${nations(n)}, die ${n === 1 ? 'mitleidet' : 'mitleiden'}.`,
    barred: 'kann nicht benannt werden',
    cities: (n: number) => cities(n),
    units: (t: number, c: number) => `${tokens(t)}, ${cities(c)}`,
    missing: (n: number) => `Noch ${nations(n)} zu benennen`,
    confirm: (names: string) => `${names} benennen`,
  },
  one: {
    fightOrder: 'Welcher Konflikt kommt zuerst?',
    attackOrder: 'Welcher Angriff auf eine Stadt kommt zuerst?',
    wait: (area: string) => `Warten, bis mein Angriff auf ${area} vorbei ist`,
    waitNote: 'deine Städte kommen danach; das geht nur einmal',
    against: (parts: string) => `mit ${parts}`,
    plain: 'Welche Flussebene wird überflutet?',
    volcano: 'Welcher Vulkan bricht aus?',
    beside: 'Welche Nachbarstadt leidet mit?',
    sea: 'Welches Meer trifft der Wirbelsturm?',
    advance: 'Wohin ziehen die Barbaren weiter?',
    cards: 'Wie viele Karten zeigst du dagegen vor?',
    other: 'Triff eine Wahl.',
    units: (t: number, c: number) =>
      [t > 0 ? tokens(t) : '', c > 0 ? cities(c) : ''].filter(Boolean).join(', ') || 'nichts von dir',
    confirm: (name: string) => `${name} wählen`,
    missing: 'Noch nichts gewählt',
  },
  confirm: {
    waitForFights: 'Warten, bis andere Konflikte vorbei sind?',
    waitYes: 'Warten',
    waitNo: 'Jetzt kämpfen',
    waitNote: 'Spielsteine, deren eigene Konflikte vorbei sind, können dann Verluste für dich auffangen.',
    ransom: (price: number, n: number) => `${price} Schatz zahlen oder ${cities(n)} deiner Wahl verlieren?`,
    ransomYes: (price: number) => `${price} Schatz zahlen`,
    ransomNo: (n: number) => `${cities(n)} verlieren`,
    ransomCards: (n: number, due: number) =>
      `${goods(due)} abgeben oder ${cities(n)} deiner Wahl verkleinern?`,
    ransomCardsYes: (due: number) => `${cards(due)} abgeben`,
    ransomCardsNo: (n: number) => `${cities(n)} verkleinern`,
    thenChoose: (n: number, of: number) => `du wählst ${n} von deinen ${of}`,
    insistOnOrder: 'Zwei Unglücke einer Art: nacheinander abhandeln?',
    insistYes: 'Nacheinander',
    insistNo: 'Beide zugleich',
    insistNote:
      'Nacheinander kommt das Opfer mit höherem Rang zuerst; zugleich wählen beide im selben Augenblick.',
    other: 'Willst du das?',
    yes: 'Ja',
    no: 'Nein',
    treasury: (now: number, after: number) => `Schatz ${now} → ${after}`,
    tooDear: (price: number) => `${price} Schatz ist mehr, als du hast`,
  },
  discard: {
    handLimit: (n: number, limit: number) => `Wirf ${goods(n)} ab: ${limit} darfst du behalten.`,
    count: (n: number, what: string) => `${what}: gib ${goods(n)} ab.`,
    face: (n: number, what: string) => `${what}: gib Waren im aufgedruckten Wert von ${n} oder mehr ab.`,
    faceLeast: (n: number, what: string) =>
      `${what}: gib Waren im aufgedruckten Wert von ${n} ab, oder so wenig darüber, wie deine Karten erlauben.`,
    save: (price: number) => `Karten für je ${price} Schatz retten`,
    chosenFace: (n: number) => `aufgedruckter Wert ${n}`,
    missing: (n: number) => `Noch ${cards(n)} zu wählen`,
    missingFace: (n: number) => `Noch ${n} an aufgedrucktem Wert zu wählen`,
    confirm: (n: number) => `${cards(n)} abgeben`,
    sets: (before: number, after: number) => `${before} → ${after}`,
    setsTitle: 'Deine Sätze',
    pay: (n: number) => `und ${n} Schatz zahlen`,
  },
  units: {
    own: (n: number, to: string) => `Wähle Einheiten im Wert von ${n}, die an ${to} gehen.`,
    other: (n: number, of: string, to: string) =>
      `Wähle Einheiten von ${of} im Wert von ${n}, die an ${to} gehen.`,
    pick: (n: number, of: string) => `Wähle Einheiten von ${of} im Wert von ${n}.`,
    pickOwn: (n: number) => `Wähle eigene Einheiten im Wert von ${n}.`,
    lose: (n: number, of: string) => `Wähle Einheiten von ${of} im Wert von ${n}, die verloren gehen.`,
    loseOwn: (n: number) => `Wähle eigene Einheiten im Wert von ${n}, die du verlierst.`,
    counts: (city: number) => `Ein Spielstein zählt 1, eine Stadt ${city}.`,
    city: 'Stadt',
    hangs:
      'Wähle ganze Gebiete, die aneinandergrenzen, und nicht mehr Spielsteine oder Städte, als die andere Seite im Vorrat hat.',
    missing: (n: number) => `Noch Einheiten im Wert von ${n} zu wählen`,
    over: (n: number) => `Um einen Wert von ${n} zu viel`,
    confirm: (n: number) => `Einheiten im Wert von ${n} abgeben`,
    confirmOther: (n: number) => `Einheiten im Wert von ${n} nehmen`,
  },
  losses: {
    points: (n: number) => points(n),
    cities: (n: number) => cities(n),
    title: (units: string, all: boolean, each: string | undefined) =>
      `Befiehl anderen, ${all ? '' : 'bis zu '}${units} zu verlieren${each === undefined ? '' : `, jeder höchstens ${each}`}.`,
    titleOne: (units: string) => `Befiehl einem anderen, ${units} zu verlieren.`,
    none: 'Keine Verluste befehlen',
    confirm: (units: string) => `Verluste befehlen: ${units}`,
    missing: (units: string) => `Noch zu befehlen: ${units}`,
  },
  annex: {
    units: (t: number, c: number) => list([...(t > 0 ? [tokens(t)] : []), ...(c > 0 ? [cities(c)] : [])]),
    title: (units: string, of: string) => `Übernimm ${units} von ${of}.`,
    note: 'Was dein Vorrat nicht ersetzen kann, fällt an die Barbaren.',
    missing: 'Wähle so viele, wie dein Vorrat ersetzt',
    confirm: (units: string) => `${units} annektieren`,
    barbarians: {
      title: (units: string, of: string) => `Wähle ${units} von ${of} für die Barbaren.`,
      note: 'Was sie nicht durch eigene Figuren ersetzen können, bleibt.',
      missing: 'Wähle so viele, wie sie Figuren haben',
      confirm: (units: string) => `${units} den Barbaren geben`,
    },
  },
  steps: {
    title: (n: number) =>
      `Du fällst auf der Zeittafel ${steps(n)} zurück. Städte zerstören, um Schritte zu vermeiden?`,
    each: (n: number) => `Jeder vermiedene Schritt kostet ${cities(n)}.`,
    first: 'fern der Küste: zuerst',
    confirm: (avoided: number, left: number) =>
      avoided === 0
        ? `${steps(left)} zurückfallen`
        : `Zerstören und ${left === 0 ? 'keinen Schritt' : steps(left)} zurückfallen`,
    missing: (n: number) => `Noch ${cities(n)} für einen Schritt`,
  },
};
