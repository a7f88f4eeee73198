import { choosing, counting, listing } from '../plural.ts';

const counted = counting('en');

export const count = (n: number, one: string, many = `${one}s`): string => counted(n, one, many);

const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, 4th, 11th. */
export const ordinal = (n: number): string =>
  `${n}${(Math.floor(n / 10) % 10 === 1 ? undefined : ENDINGS[n % 10]) ?? 'th'}`;

/** A list as it is spoken: a, b and c. */
export const list = listing('en-GB');
export const either = choosing('en-GB');

export const ui = {
  list,
  seat: 'Seat',
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  undo: 'Undo',
  why: 'Why?',
  more: (what: string) => `More: ${what}`,
  fewer: (what: string) => `Fewer: ${what}`,
  rules: (n: number): string => (n === 1 ? 'Rule' : 'Rules'),
  /** A name with places where it may break. */
  breaking: (name: string) => name,
  noRule: 'The index has no entry for this rule.',
  cardValue: (name: string, value: number) => `${name}, value ${value}`,
  setWorth: (n: number, name: string, worth: number) => `${count(n, 'card')} of ${name}, worth ${worth}`,
  tradeable: 'Tradeable',
  notTradeable: 'Not tradeable',
  major: 'Major',
  minor: 'Minor',
  you: 'You',
  light: 'Light',
  dark: 'Dark',
  system: 'As the system',
};
