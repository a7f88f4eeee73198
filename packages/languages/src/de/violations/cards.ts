import type { Sentences } from '../../refusals/catalogue.ts';
import { advances, count, goods, cards as many } from '../ui.ts';

export const cards = {
  noFreeCard: 'Von diesem Stapel bekommst du keine kostenlose Karte.',
  stackNotForSale: 'Karten dieses Stapels kannst du nicht kaufen.',
  cardPrice: ({ price }) => `Die Karte kostet ${price} Schatz.`,

  treasurySavesFewer: 'So viele Karten rettet dein Schatz nicht.',
  treasurySavesNone: 'Hier rettet der Schatz keine Karten.',
  discardCards: ({ cards }) => (cards === 0 ? 'Wirf keine Karten ab.' : `Wirf ${many(cards)} ab.`),
  discardAll: 'Du musst alle deine Waren abwerfen.',
  discardFace: ({ face }) => `Wirf Waren im aufgedruckten Wert von ${face} oder mehr ab.`,
  discardExactly: ({ face }) => `Wirf Waren im aufgedruckten Wert von genau ${face} ab.`,
  discardLess: 'Weniger würde genügen.',
  notHeld: 'Diese Karten sind nicht auf deiner Hand.',
  commoditiesOnly: 'Hierfür kannst du nur Waren abwerfen.',
  giveFace: ({ face }) => `Gib eine Ware vom Wert ${face} oder mehr.`,
  giveStack: ({ stack }) => `Gib eine Karte vom Stapel ${stack}.`,
  cardOnce: 'Jede Karte kannst du nur einmal zeigen.',
  noUnseenCard: 'Diese Nation hat keine Karte verdeckt gegeben.',

  fewerCards: 'Du nennst mehr Karten, als es sind.',
  calamityNamed: 'Unglücke werden nicht genannt.',
  noCommodity: ({ good }) => `${good} ist keine Ware.`,
  tradeCards: ({ least }) => `Jede Seite gibt mindestens ${many(least)}.`,
  nonTradeable: 'Ein Unglück darunter ist nicht handelbar.',
  tooManyCalamities: 'So viele Unglücke dürfen nicht in einem Handel stecken.',
  unnamed: ({ names }) => `Nenne mindestens ${goods(names)}.`,
  untrue: ({ names }) =>
    names === 1 ? 'Der erste Name muss stimmen.' : `Die ersten ${names} Namen müssen stimmen.`,
  treasuryStock: ({ most }) =>
    most === 0
      ? 'Dein Vorrat lässt dich keinen Schatz annehmen.'
      : `Dein Vorrat lässt dich höchstens ${most} Schatz annehmen.`,
  offersStanding: ({ most }) =>
    `Du kannst höchstens ${count(most, 'Angebot', 'Angebote')} zugleich stehen haben.`,
  tradeWithYourself: 'Mit dir selbst kannst du nicht handeln.',
  partnerCards: ({ cards, least }) =>
    `Diese Nation hat ${cards === 0 ? 'keine Karte' : `nur ${many(cards)}`} zum Handeln, und jede Seite gibt mindestens ${least}.`,
  noValues: 'In diesem Spiel werden keine Werte genannt.',
  noOffer: 'Dieses Angebot steht nicht mehr.',
  counterOffer: 'Ein Gegenangebot geht an die Nation, von der das Angebot kommt.',
  wantsCards: ({ cards }) => `Das Angebot verlangt ${many(cards)}.`,
  wantsValue: ({ value }) => `Das Angebot verlangt mindestens ${value} an Wert.`,
  wantsNamed: 'Die verlangten Waren musst du nennen und geben.',
  noOwnOffer: 'Ein solches Angebot von dir steht nicht.',
  trading: 'Du handelst schon.',
  finished: 'Du bist mit dem Handeln fertig; nimm es erst wieder auf.',

  soldOut: ({ advance }) => `Alle Exemplare von ${advance} sind vergeben.`,
  advanceBefore: ({ advance, before }) => `${advance} bekommt nur, wer ${before} schon vorher hat.`,
  advanceOnce: 'Jede Errungenschaft kannst du nur einmal haben.',
  advanceLimit: ({ room }) =>
    room === 0
      ? 'Du hast keinen Platz für weitere Errungenschaften.'
      : `Du hast nur noch Platz für ${advances(room)}.`,
  noGift: 'Nichts in deinem Korb bringt eine kostenlose Errungenschaft.',
  giftWhat: ({ group, below }) =>
    `Die kostenlose Errungenschaft muss zur Gruppe ${group} gehören und weniger als ${below} kosten.`,
  oneGift: 'Nur eine Errungenschaft ist kostenlos.',
  noDiscount: 'Nichts in deinem Korb bringt einen Nachlass.',
  discountWhat: 'Der Nachlass gilt für eine andere Errungenschaft, die du in derselben Runde erwirbst.',
  noCreditsOfChoice: 'Dieser Erwerb bringt keine Gutschriften nach Wahl.',
  creditsOfChoice: ({ points, step }) => `Wähle ${points} Gutschriften in Schritten von ${step}.`,
  oneGroup: ({ points, group }) =>
    `Alle ${points} Gutschriften gehen an ${group === undefined ? 'dieselbe Gruppe' : `die Gruppe ${group}`}.`,
  noSuchAdvance: 'Diese Errungenschaft gibt es nicht.',
  noSubstitute: 'Bei dir darf keine Karte für eine andere stehen.',
  substituteWhat: 'Nur eine der Karten, mit denen du zahlst, darf für eine andere Ware stehen.',
  substituteFace: 'Für eine Ware steht nur eine andere, deren aufgedruckter Wert mindestens so hoch ist.',
  substituteSet: 'Die Karte muss einen Satz ergänzen, den du abgibst.',
  noBoost: ({ good }) => `Ein Satz ${good} zählt bei dir keine Karte mehr.`,
  boostSet: 'Nur ein Satz, den du abgibst, zählt eine Karte mehr.',
  spendable: 'Zahlen kannst du nur mit Waren auf deiner Hand.',
  nothingBought: 'Karten und Schatz gibst du nur für Errungenschaften aus.',
  tooLittle: ({ due }) => `Du musst ${due} Schatz zahlen.`,
  tooMuch: ({ due }) => (due === 0 ? 'Du musst keinen Schatz zahlen.' : `Du musst nur ${due} Schatz zahlen.`),
} satisfies Partial<Sentences>;
