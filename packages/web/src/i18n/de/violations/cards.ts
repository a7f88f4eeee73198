import { sentences } from '../../sentences.ts';
import { advances, count, goods, cards as many } from '../ui.ts';

export const cards = sentences({
  'No free card can be taken from this stack.': 'Von diesem Stapel bekommst du keine freie Karte.',
  'Cards of this stack are not for sale to you.': 'Karten dieses Stapels kannst du nicht kaufen.',
  'The card costs {n} treasury.': ({ n }) => `Die Karte kostet ${n} Schatz.`,

  'Treasury does not save so many cards.': 'So viele Karten rettet dein Schatz nicht.',
  'Treasury saves no cards here.': 'Hier rettet der Schatz keine Karten.',
  'Discard {n} cards.': ({ n }) => (n === 0 ? 'Wirf keine Karten ab.' : `Wirf ${many(n)} ab.`),
  'All commodities have to go.': 'Alle deine Waren müssen fort.',
  'Discard commodities of face value {n}.': ({ n }) =>
    `Wirf Waren im aufgedruckten Wert von ${n} oder mehr ab.`,
  'Discard commodities of face value {n}, no less and no more.': ({ n }) =>
    `Wirf Waren im aufgedruckten Wert von genau ${n} ab.`,
  'Less would be enough.': 'Weniger würde genügen.',
  'These cards are not in hand.': 'Diese Karten sind nicht auf deiner Hand.',
  'Only commodities can be discarded for this.': 'Hierfür kannst du nur Waren abwerfen.',
  'Give a commodity of face value {n} or more.': ({ n }) => `Gib eine Ware vom Wert ${n} oder mehr.`,
  'Give a card of stack {n}.': ({ n }) => `Gib eine Karte vom Stapel ${n}.`,
  'A card can be shown once.': 'Jede Karte kannst du nur einmal zeigen.',
  'This nation gave no card unseen.': 'Diese Nation hat keine Karte verdeckt gegeben.',

  'There are fewer cards than names.': 'Du nennst mehr Karten, als es sind.',
  'Calamities are not named.': 'Unglücke werden nicht genannt.',
  '{good} is no commodity.': ({ good }) => `${good} ist keine Ware.`,
  'Each side gives at least {n} cards.': ({ n }) => `Jede Seite gibt mindestens ${many(n)}.`,
  'You do not hold these cards.': 'Diese Karten hast du nicht.',
  'A calamity among them cannot be traded.': 'Ein Unglück darunter ist nicht handelbar.',
  'So many calamities cannot go in one deal.': 'So viele Unglücke dürfen nicht in einem Handel stecken.',
  'Name {n} of the commodities.': ({ n }) => `Nenne mindestens ${goods(n)}.`,
  'The first name must be true.': 'Der erste Name muss stimmen.',
  'The first {n} names must be true.': ({ n }) => `Die ersten ${n} Namen müssen stimmen.`,
  'You have {n} treasury.': ({ n }) => (n === 0 ? 'Du hast keinen Schatz.' : `Du hast nur ${n} Schatz.`),
  'Your stock lets you take {n} treasury.': ({ n }) =>
    n === 0
      ? 'Dein Vorrat lässt dich keinen Schatz annehmen.'
      : `Dein Vorrat lässt dich höchstens ${n} Schatz annehmen.`,
  'At most {n} offers stand at a time.': ({ n }) =>
    `Du kannst höchstens ${count(n, 'Angebot', 'Angebote')} zugleich stehen haben.`,
  'You cannot trade with yourself.': 'Mit dir selbst kannst du nicht handeln.',
  'This nation has {n} cards to trade, and each side gives at least {m}.': ({ n, m }) =>
    `Diese Nation hat ${n === 0 ? 'keine Karte' : `nur ${many(n)}`} zum Handeln, und jede Seite gibt mindestens ${m}.`,
  'Values are not spoken of in this game.': 'In diesem Spiel werden keine Werte genannt.',
  'The offer to answer does not stand.': 'Das Angebot, auf das du antwortest, steht nicht mehr.',
  'A counter-offer goes to the nation that made the offer.':
    'Ein Gegenangebot geht an die Nation, von der das Angebot kommt.',
  'This offer does not stand.': 'Dieses Angebot steht nicht mehr.',
  'The offer asks for {n} cards.': ({ n }) => `Das Angebot verlangt ${many(n)}.`,
  'The offer asks for a value of {n}.': ({ n }) => `Das Angebot verlangt mindestens ${n} an Wert.`,
  'The commodities asked for must be named and given.': 'Die verlangten Waren musst du nennen und geben.',
  'You have no such offer standing.': 'Ein solches Angebot von dir steht nicht.',
  'You are trading already.': 'Du handelst schon.',
  'You have finished trading; resume first.': 'Du bist mit dem Handeln fertig; nimm es erst wieder auf.',

  'Every copy of {advance} is taken.': ({ advance }) => `Alle Exemplare von ${advance} sind vergeben.`,
  '{advance} is for those who hold {other} before they buy.': ({ advance, other }) =>
    `${advance} bekommt nur, wer ${other} schon vor dem Kauf hat.`,
  'Each advance can be had once.': 'Jede Errungenschaft kannst du nur einmal haben.',
  'There is room for {n} more advances.': ({ n }) =>
    n === 0
      ? 'Du hast keinen Platz für weitere Errungenschaften.'
      : `Du hast nur noch Platz für ${advances(n)}.`,
  'Nothing bought here brings a free advance.': 'Nichts in deinem Korb bringt eine freie Errungenschaft.',
  'The free advance is of {group} and costs less than {n}.': ({ group, n }) =>
    `Die freie Errungenschaft muss zur Gruppe ${group} gehören und weniger als ${n} kosten.`,
  'One advance only is free.': 'Nur eine Errungenschaft ist frei.',
  'Nothing bought here brings a discount.': 'Nichts in deinem Korb bringt einen Nachlass.',
  'The discount is for another advance bought in the same turn.':
    'Der Nachlass gilt für eine andere Errungenschaft, die du in derselben Runde erwirbst.',
  'This purchase brings no credits of choice.': 'Dieser Kauf bringt keine Gutschriften nach Wahl.',
  'Choose {n} credits in steps of {m}.': ({ n, m }) => `Wähle ${n} Gutschriften in Schritten von ${m}.`,
  'All {n} credits go to one group.': ({ n }) => `Alle ${n} Gutschriften gehen an dieselbe Gruppe.`,
  'All {n} credits go to {group}.': ({ n, group }) => `Alle ${n} Gutschriften gehen an die Gruppe ${group}.`,
  'You may not substitute a card.': 'Bei dir darf keine Karte für eine andere stehen.',
  'The substitute is one of the cards spent and stands for a commodity.':
    'Nur eine der Karten, mit denen du zahlst, darf für eine andere Ware stehen.',
  'The substitute is another commodity of at least the same face value.':
    'Für eine Ware steht nur eine andere, deren aufgedruckter Wert mindestens so hoch ist.',
  'It completes a set that is turned in.': 'Die Karte muss einen Satz ergänzen, den du abgibst.',
  'A set of {good} counts no card more.': ({ good }) => `Ein Satz ${good} zählt bei dir keine Karte mehr.`,
  'Only a set that is turned in counts a card more.': 'Nur ein Satz, den du abgibst, zählt eine Karte mehr.',
  'Only commodities in hand can be spent.': 'Zahlen kannst du nur mit Waren auf deiner Hand.',
  'Cards and treasury are spent on advances only.':
    'Karten und Schatz gibst du nur für Errungenschaften aus.',
  '{n} treasury is due.': ({ n }) => `Du musst ${n} Schatz zahlen.`,
  'Only {n} treasury is due.': ({ n }) =>
    n === 0 ? 'Du musst keinen Schatz zahlen.' : `Du musst nur ${n} Schatz zahlen.`,
  'You do not have that much treasury.': 'So viel Schatz hast du nicht.',
});
