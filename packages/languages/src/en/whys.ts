import type { Kind } from '@ochre/engine';
import type { Part, Word } from '@ochre/engine/query';
import { count as s } from './ui.ts';

// Why something is asked: what happened, and what hangs on the answer. One or two sentences under every headline.

const kinds = {
  annexUnits: 'These units change sides.',
  buyCard:
    'Everybody has drawn; more cards can be bought from treasury. Treasury you keep helps to pay for advances.',
  chooseCities: 'A city fewer means one trade card fewer each turn, and one city less for the track.',
  chooseCivilization: 'You lead one nation to the end of the game.',
  chooseCredits: 'This advance brings credits of your own choice.',
  chooseNations: 'Those you name suffer with you; they cannot refuse.',
  chooseOne: 'The rules leave this to you.',
  confirm: 'The rules leave this to you.',
  conflictLoss:
    'You lose the next piece in this fight, and may choose which. Who holds the area depends on it.',
  construct:
    'Enough tokens stand together for a city. Each city draws a trade card every turn, and needs tokens elsewhere to support it.',
  discardCards: 'What you discard goes back to its stack, and your sets shrink.',
  fileOrders: 'It is not your turn yet, and nobody waits for this.',
  foundCities: 'The Short Game skips the early turns: you begin with cities in your own region.',
  giveCard: 'An advance lets its owner demand cards of others. You choose which one you give.',
  move: 'Where your tokens end up decides who fights, who starves and where cities can be built.',
  orderLosses: 'You say how much each of them loses; they choose the units themselves.',
  pickUnits: 'What is picked makes up one of the two factions.',
  placeTokens: 'Tokens grow from turn to turn where they stand.',
  preventSteps:
    'Your marker is thrown back on the track, where every space counts at the end. An advance of yours lets you give up cities instead.',
  purchase: 'Advances bring points, protect from calamities and open the next age on the track.',
  reduceCities: 'A reduced city becomes tokens again, as many as its area feeds.',
  relocate: 'These areas leave the game with the nation that left; your tokens there find a new place.',
  revealCards: 'Cards that others have seen in your hand they can reckon with.',
  selectUnits: 'What is chosen changes sides.',
  spoils: 'Whoever brings a city down may take something for it.',
  takeDamage: 'You choose which of your units pay for it.',
  taxRate:
    'Each city pays tokens from your stock into the treasury, and an advance of yours lets you say how many. What stays in stock can grow.',
  trade:
    'Equal cards together are worth far more than apart, and what your sets are worth buys advances later this turn.',
  useAbility: 'Some of your advances let you act now, each once a turn.',
} satisfies Record<Kind, string>;

const words = {
  attackOrder: 'You attack several cities. Tokens lost in one attack are missing in the next.',
  'barbarians.land': 'You act for the barbarians: where they land, they fight.',
  'barbarians.march': 'You act for the barbarians. Where they come upon others, they fight.',
  'barbarians.moveOn': 'You act for the barbarians. More of them are left than the area feeds.',
  'barbarians.raise': 'You act for the barbarians: each city of theirs may grow.',
  'barbarians.sail': 'You act for the barbarians: their ships carry them to other shores.',
  battleOrder: 'Several battles are due. What is lost in one is missing in the next.',
  'calamities.twin': 'Nobody suffers more calamities in a turn than the rules allow.',
  demandNext: 'The nation you asked had no such card; you may ask another.',
  exchangeCivilizations: 'Before the game begins players may swap the nations they drew.',
  expansion:
    'Your people grow wherever they stand, but your stock is too small for all: where you place none, none grow this turn.',
  fightOrder: 'You fight in several areas. What is lost in one place cannot help in the next.',
  fireToken: 'You hold Greek Fire: in a conflict it counts as one token more.',
  handLimit:
    'The turn ends, and nobody keeps more commodities than the limit. What goes back is lost to you.',
  hire: 'An advance of yours hires tokens for treasury. They fight for you this turn, then they go home.',
  insistOnOrder: 'Two nations are struck by calamities of one kind.',
  outOfPlay: 'A nation left the game, and these areas with it: nothing may stay there.',
  permitSpoils: 'Your city fell. An advance of yours lets you say what its conqueror may take.',
  pirateStack: 'You brought a city of pirates down, and cards have come to them.',
  ransom: 'Whoever pays loses no city by it. Treasury you keep helps to pay for advances.',
  ransomCards: 'Whoever gives them up loses no city by it. What you give up is missing in your sets.',
  reinforce: 'Your city is attacked, and an advance of yours lets tokens next door come to its help.',
  requestFrom: 'An advance of yours lets you ask another nation for a trade card.',
  requestStack: 'Whoever you asked has to give you a card of this stack, if there is one.',
  shipsFight: 'Ships of others lie on the same coast. Those that fight can be lost.',
  shortGame:
    'The Short Game begins with people on the board: they support your cities and grow from turn to turn.',
  startArea: 'Your first tokens are placed there, and your nation spreads from it.',
  taxRevoltDestroys:
    'Your stock could not pay tax for all your cities, and nobody can take over those that rise.',
  taxRevoltReduces:
    'Your stock could not pay tax for all your cities, and nobody takes over those that are left.',
  waitForFights: 'You fight where other nations that may wait fight as well.',
} satisfies Record<Exclude<Word, 'support' | 'taxRevolt' | 'theme'>, string>;

const parts: Partial<Record<Part, string>> = {
  advance: 'More barbarians are left than the area feeds: the rest go on, and fight again.',
  annex: 'What you choose becomes yours.',
  annexed: 'What you choose becomes yours.',
  area: 'It takes hold in the area you choose.',
  beside: 'The earthquake reaches one city next door as well.',
  buyOff: 'Every point bought off is one you do not lose.',
  bystander: 'Whoever you name is drawn in as well.',
  cards: 'Each card you show saves you a part of the losses.',
  city: 'It strikes the city you choose.',
  destroyed: 'The city you choose is destroyed.',
  earthquake: 'The earthquake strikes the city you choose.',
  keep: 'The others are lost.',
  landing: 'Where they land, they fight.',
  leader: 'Whoever you name moves them from now on.',
  pair: 'Tokens in both areas are lost.',
  pirates: 'Pirate cities stay on the board until somebody brings them down.',
  plain: 'What stands on that plain is washed away, as far as the damage goes.',
  rival: 'Whoever you name leads the other side of your civil war.',
  save: 'Each card you give up saves one city.',
  saveShip: 'A ship that is not paid for goes down in the storm.',
  sea: 'Cities on its shores are struck.',
  side: 'What you do not keep goes to the other side.',
  spared: 'The others are lost.',
  taker: 'Whoever you name takes over what you lose.',
  tertiary: 'Whoever you name bears a part of it.',
  to: 'The card leaves your hand.',
  tokens: 'What you pick changes sides.',
  treasury: 'Each loss can be paid from treasury or with a token.',
  trim: 'After the famine your areas feed only as many as is printed on them: the rest are lost.',
  volcano: 'All that stands around it is destroyed.',
};

export const whys = {
  kinds,
  words,
  parts,
  /** A calamity, and what I have to do with it. */
  struck: {
    you: (calamity: string) => `${calamity} struck you.`,
    named: (calamity: string, by: string) => `${calamity} struck ${by}, who named you to suffer too.`,
    reached: (calamity: string, victim: string) => `${calamity} struck ${victim}, and reaches you too.`,
    gain: (calamity: string, victim: string) => `${calamity} struck ${victim}, and you gain by it.`,
    gave: (calamity: string, victim: string) => `${calamity}, the card you handed on, struck ${victim}.`,
    other: (calamity: string, victim: string) => `${calamity} struck ${victim}.`,
  },
  lost: 'The war costs both sides units: what is picked is lost.',
  /** What the card says comes to something else for me, and why. */
  sum: (total: number, parts: string) => `For you it comes to ${total}: ${parts}.`,
  foreign: (n: string) => `a card of the other side ${n}`,
  othersCity: 'You choose which, not its owner.',
  support: (rate: number, cities: number, needed: number, tokens: number) =>
    `Every city needs ${s(rate, 'token')} on the board. Your ${s(cities, 'city', 'cities')} ${cities === 1 ? 'needs' : 'need'} ${needed}, you have ${tokens}: cities become tokens until it is enough.`,
  revolt: (bound: number, usable: number, cities: number, needed: number) =>
    `${s(bound, 'token')} of yours ${bound === 1 ? 'feeds' : 'feed'} no city now. ${usable} ${usable === 1 ? 'is' : 'are'} left, and your ${s(cities, 'city', 'cities')} ${cities === 1 ? 'needs' : 'need'} ${needed}: one by one cities become tokens, which count at once, until it is enough.`,
  theme: (theme: string, advances: string) =>
    `Your theme is ${theme}. It gives you ${advances} from the start, and in return it costs you one of your cities.`,
  taxRevolt: (of: string) =>
    `${of} could not pay tax for all its cities: those not paid for come over to you.`,
  taxRevoltOwn:
    'Your stock could not pay tax for all your cities: those not paid for go over to another nation. Several have as much in stock, so you choose.',
};
