import type { Grant, ValueKey } from '@ochre/engine';
import type { Added, Discount, Permitted, Row, Shop } from '../../effects.ts';
import { dative } from '../bent.ts';
import { cards, cities, advances as counted, list, tokens } from '../ui.ts';

const values = {
  taxRate: ({ now }) => `Jede deiner Städte zahlt ${now} Steuern.`,
  taxUp: ({ n }) => `Du darfst je Stadt ${n} Steuer mehr nehmen.`,
  taxDown: ({ n }) => `Du darfst je Stadt ${n} Steuer weniger nehmen.`,
  shipMoves: ({ n, now }) => `Deine Schiffe fahren ${now} statt ${now - n} Gebiete weit.`,
  shipCapacity: ({ n, now }) => `Deine Schiffe tragen ${now} statt ${now - n} Spielsteine.`,
  landMoves: ({ n, now }) => `Deine Spielsteine ziehen ${now} statt ${now - n} Gebiet weit.`,
  supportRate: ({ n, now }) => `Jede deiner Städte braucht ${now} statt ${now - n} Spielsteine zum Leben.`,
  handLimit: ({ n, now }) => `Du darfst ${now} statt ${now - n} Waren behalten.`,
  besideCity: ({ n }) => `Neben jeder deiner Städte kann ${tokens(n)} leben.`,
  treasuryPoints: ({ now }) => `Jeder Spielstein im Schatz zahlt ${now} für Errungenschaften.`,
  phantomCities: ({ n }) => `Auf der Tafel zählst du ${cities(n)} mehr.`,
  neighbourTokens: ({ n }) =>
    `Einmal je Runde helfen bis zu ${tokens(n)} von nebenan beim Bau einer Stadt ohne Bauplatz.`,
  substitutes: ({ n }) => `Einmal je Runde ergänzt ${cards(n)} anderer Art einen Satz, mit dem du zahlst.`,
  shipSurcharge: ({ n }) => `Jedes Schiff kostet dich ${n} mehr.`,
  citySurcharge: ({ n }) => `Jede Stadt kostet dich ${tokens(n)} mehr.`,
  openLimit: ({ n }) => `Wo du allein bist, kann ${tokens(n)} mehr leben.`,
  siteLimit: ({ n }) => `Wo du auf einem Bauplatz allein bist, kann ${tokens(n)} mehr leben.`,
  interest: ({ n }) => `Jede Runde bringen je 2 Schatz dir ${n} dazu.`,
  siege: ({ n }) => `Für den Angriff auf eine Stadt brauchst du ${tokens(n)} weniger.`,
  walls: ({ n }) => `Wer deine Städte angreift, braucht ${tokens(n)} mehr.`,
  firstBlood: ({ n }) => `Wer gegen dich kämpft, verliert schon vorher ${tokens(n)}.`,
  fireTokens: ({ n }) => `Wo du von Schiffen landest und kämpfst, hast du ${tokens(n)} mehr.`,
} satisfies Record<ValueKey, (added: Added) => string>;

const grants = {
  openSea: () => 'Deine Schiffe dürfen über offenes Meer fahren.',
  moveLast: ({ by }) => `Du ziehst nach allen, die ${by('moveLast')} nicht haben.`,
  moveLastOfAll: () => 'Du ziehst als Letzter von allen.',
  noTaxRevolt: () => 'Deine Städte erheben sich nie gegen Steuern.',
  raisedLimits: ({ upTo }) =>
    upTo === undefined
      ? 'Wo du allein bist, kann 1 Spielstein mehr leben.'
      : `Wo du allein bist und das Limit höchstens ${upTo} ist, kann 1 Spielstein mehr leben.`,
  treasuryCity: () => 'Einmal je Runde darf dein Schatz bis zur Hälfte einer neuen Stadt zahlen.',
  lossesNearby: () => 'Im Kampf darfst du stattdessen Spielsteine von nebenan verlieren.',
  lossesShips: () => 'Im Kampf darfst du Schiffe statt Spielsteinen verlieren.',
  lossesLast: () => 'Im Kampf verlieren die anderen zuerst.',
  lossesAfterAll: ({ by }) => `Im Kampf verlieren die anderen zuerst, auch mit ${by('lossesLast')}.`,
  fleetsLast: () => 'Gegen Piratenschiffe verlierst du zuletzt.',
  fortified: ({ attackers }) =>
    `Deine Städte greift man mit ${attackers + 1} Spielsteinen an, du fremde mit ${attackers - 1}.`,
  peace: () => 'Niemand darf dort einen Kampf beginnen, wo Einheiten von dir stehen.',
  breaksPeace: ({ by }) => `Du darfst trotzdem gegen alle kämpfen, die ${by('peace')} haben.`,
  closedCities: () => 'Andere dürfen nicht gegen deine Städte ziehen.',
  opensCities: ({ by }) => `Du darfst trotzdem Städte angreifen, die ${by('closedCities')} schützt.`,
  freeCard: () => 'Jede Runde eine Karte umsonst, von einem Stapel über der Zahl deiner Städte.',
  unraidable: () => 'Niemand kann dich benennen, wenn Piraten kommen.',
  closedHarbours: () => 'Andere dürfen nicht mit Schiffen an deinen Städten landen.',
  opensHarbours: ({ by }) => `Du darfst auch an Städten landen, die ${by('closedHarbours')} schützt.`,
  mercenaries: () => 'Bevor die Schiffe fahren, darfst du mit Schatz Spielsteine für die Runde anwerben.',
  blunts: ({ by }) => `${by('lossesLast')} hilft denen nicht, die gegen dich kämpfen.`,
  magnanimous: () => 'Für die meisten Städte, die du eroberst, nimmst du weder Karte noch Schatz.',
  choosesSpoils: () => 'Fällt eine Stadt von dir, sagst du, ob dafür eine Karte oder Schatz genommen wird.',
} satisfies Record<Grant, (permitted: Permitted) => string>;

const next = (row: Row): string => (row.is('byWater') ? 'über Land oder Wasser' : 'über Land');

export const advances = {
  values,
  grants,
  deeds: {
    destroyArea: (row: Row) =>
      `Einmal je Runde darfst du alle Einheiten in einem Gebiet zerstören, das ${next(row)} an deine grenzt.`,
    annexArea: (row: Row) =>
      `Einmal je Runde darfst du alle Einheiten in einem Gebiet übernehmen, das ${next(row)} an deine grenzt.`,
    annexAreas: (row: Row) =>
      `Einmal je Runde darfst du alle Einheiten in bis zu ${row.n('areas')} Gebieten nebenan kaufen oder bis zu ${row.n('treasury')} Schatz gewinnen.`,
    gainOrBuyArea: (row: Row) =>
      `Einmal je Runde darfst du alle Einheiten in einem Gebiet kaufen, das ${next(row)} an deine grenzt, oder bis zu ${row.n('treasury')} Schatz gewinnen.`,
    convertUnits: (row: Row) =>
      row.n('gain') > 0
        ? `Einmal je Runde darfst du die Einheiten einer Nation in einem Gebiet nebenan kaufen (Spielstein ${row.n('tokenPrice')}, Stadt ${row.n('cityPrice')}, Schiff ${row.n('shipPrice')}) oder bis zu ${row.n('gain')} Schatz gewinnen.`
        : `Einmal je Runde darfst du die Einheiten einer Nation in einem Gebiet übernehmen, das ${next(row)} an deine grenzt.`,
    annexBarbarians: (row: Row) =>
      `Einmal je Runde darfst du eine Piratenstadt oder bis zu ${row.n('tokens')} Barbaren ${row.is('sole') ? 'nebenan' : 'irgendwo'} übernehmen.`,
    convertBarbarians: (row: Row) =>
      `Einmal je Runde darfst du nebenan eine Piratenstadt oder bis zu ${row.n('points')} Barbaren übernehmen oder Nachbarn zu solchen machen.`,
    levyCards: (row: Row) =>
      row.n('minFace') > 0
        ? `Einmal je Runde geben dir bis zu ${row.n('players')} Nachbarn je eine Ware, die ${row.n('minFace')} oder mehr wert ist.`
        : 'Einmal je Runde gibt dir jeder deiner Nachbarn eine Ware.',
    demandCard: (row: Row) =>
      `Einmal je Runde darfst du bis zu ${row.n('players')} Nationen um eine Ware bitten, die du nennst.`,
    relocateTokens: (row: Row) =>
      `Einmal je Runde darfst du bis zu ${row.n('tokens')} deiner Spielsteine irgendwohin versetzen.`,
    settleArea: () =>
      'Einmal je Runde darfst du ein leeres Gebiet nebenan besiedeln, mit einer Stadt oder mit Spielsteinen.',
    settleAfar: () =>
      'Einmal je Runde darfst du ein leeres Gebiet in der Ferne besiedeln, mit einer Stadt oder mit Spielsteinen.',
    sellCards: (row: Row) =>
      `Du darfst Waren für das ${row.n('times')}-Fache ihres Werts in Schatz verkaufen.`,
  },
  taxBoth: ({ n }: Added) => `Du darfst je Stadt ${n} Steuer mehr oder weniger nehmen.`,
  shop: (shops: readonly Shop[], many: boolean) =>
    `Jede Runde darfst du ${many ? 'Karten' : 'eine Karte'} kaufen: ${list(shops.map(({ stack, price }) => `Stapel ${stack} für ${many ? 'je ' : ''}${price}`))}.`,
  discount: (all: readonly Discount[]) =>
    `Karten, die du kaufst, kosten ${list(all.map(({ stacks, n }) => `${n} weniger (Stapel ${stacks[0]} bis ${stacks.at(-1)})`))}.`,
  requestCards: (most: number) =>
    `Jede Runde darfst du von bis zu ${most} anderen Nationen eine Karte verlangen.`,
  boost: (goods: readonly string[]) =>
    `Einmal je Runde zählt ein Satz von einer dieser Waren 1 Karte mehr: ${goods.join(', ')}.`,
  boostMany: (n: number) => `Einmal je Runde zählt ein Satz einer von ${n} Waren 1 Karte mehr.`,
  safe: {
    all: (from: string) => `Deine Einheiten sind vor ${dative(from)} sicher.`,
    tokens: (from: string) => `Deine Spielsteine sind vor ${dative(from)} sicher.`,
    city: (from: string) => `Deine Städte sind vor ${dative(from)} sicher.`,
  },
  credits: (n: number) => `Wähle beim Kauf ${n} Gutschriften beliebiger Gruppen.`,
  creditsOneGroup: (n: number) => `Wähle beim Kauf eine Gruppe für ${n} Gutschriften.`,
  creditsLike: (n: number, other: string) =>
    `${n} Gutschriften der Gruppe, die du mit ${other} gewählt hast.`,
  discountOther: (n: number) => `Eine andere Errungenschaft, zugleich gekauft, kostet ${n} weniger.`,
  free: (n: number, group: string, below: number) =>
    `Dazu umsonst: ${counted(n)} aus ${group} unter ${below}.`,
  dearer: (n: number, names: string, several: boolean) =>
    `${names} ${several ? 'kosten' : 'kostet'} dich dann ${n} mehr.`,
  nothing: 'Macht andere Errungenschaften billiger und tut sonst nichts.',
  drawbacks: (n: number, all: string) => `${n === 1 ? 'Nachteil' : 'Nachteile'}: ${all}`,
};
