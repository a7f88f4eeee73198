import { count } from './ui.ts';

/** What the market says beside the offers. */
export const bargain = {
  about: 'What is about',
  offered: 'offered',
  wanted: 'wanted',
  goodLine: (name: string, offered: number, wanted: number) =>
    `${name}: ${offered} offered, ${wanted} wanted`,
  noGoods: 'Nothing is named on the board yet.',
  pressGood: 'Press one to see only its offers.',
  moreGoods: (n: number) => `${count(n, 'more good', 'more goods')}`,
  who: 'Who trades',
  pressNation: 'Cards in hand. Press a nation to make it an offer of its own.',
  hideUnmet: 'Hide what I cannot meet',
  shownCalamity: (nation: string, names: string) => `${nation} had to show ${names}`,
  value: (n: number) => `value ${n}`,
  valueAtLeast: (n: number) => `at least ${n} in value`,
  declared: 'Declared',
  declaredNote: 'Number and value are declared and true; of the names, the first ones.',
  askValue: 'At least so much in value',
  clean: 'I promise that no calamity is among them',
  cleanNote: 'A promise binds nobody.',
  cleanSaid: 'says: no calamity',
  treasury: (n: number) => `+ ${n} treasury`,
  giveTreasury: 'Treasury on top',
  askTreasury: 'Treasury asked on top',
  inReply: 'in reply to you',
  counters: (n: number) => `${count(n, 'counter-offer')} to read`,
  backToFirst: 'Back to what is waited for',
  least: (n: number, area: string) => `${area} takes ${count(n, 'token')} at least.`,
};
