import { byId } from '../byId.ts';
import { momentIn } from '../moment.ts';

const moment = momentIn('en-GB');
const colon = (about: string | undefined): string => (about === undefined ? '' : `: ${about}`);
const until = (deadline: number | undefined): string =>
  deadline === undefined ? '' : ` Your time ends on ${moment(deadline)}.`;

/** What people are told while they are away, by mail and push. */
export const notices = {
  /** What each kind of decision is about; a kind without words of its own is just a decision. */
  decisions: byId({
    chooseCivilization: 'choose your civilization',
    foundCities: 'found your first cities',
    chooseCredits: 'choose your credits',
    placeTokens: 'place tokens',
    taxRate: 'set your tax rate',
    move: 'move',
    conflictLoss: 'take losses of a conflict',
    construct: 'build cities',
    chooseCities: 'choose cities',
    reduceCities: 'reduce cities',
    takeDamage: 'choose losses',
    chooseNations: 'choose among the nations',
    chooseOne: 'make a choice',
    confirm: 'say yes or no',
    discardCards: 'discard cards',
    selectUnits: 'select units',
    annexUnits: 'annex units',
    trade: 'trade',
    purchase: 'buy advances',
  }),
  somebody: 'Somebody',
  decision: (about: string | undefined, deadline: number | undefined) =>
    `The table waits for your decision${colon(about)}.${until(deadline)}`,
  near: (about: string | undefined, deadline: number | undefined) =>
    `Your time is nearly up${colon(about)}.${until(deadline)}`,
  taken: (nation: string) => `${nation} took your offer.`,
  offer: (nation: string) => `${nation} made you an offer.`,
  over: 'The game is over.',
  happened: (things: number) => `${things} things happened`,
  happenedAt: (things: number, tables: number) => `${things} things happened at ${tables} tables`,
  noMore: (link: string) => `No more of these: ${link}`,
  confirmSubject: 'Do you want notices of your game?',
  confirmLetter: (confirm: string, stop: string) =>
    `Somebody, hopefully you, asked for notices of a game of Ochre to be sent to this address.

If you want them, confirm it here: ${confirm}

If you do not, just leave it: nothing will be sent. To never be asked again: ${stop}
`,
  /** Where the links in mails lead. */
  pages: {
    confirm: {
      ask: 'Shall notices of your game be sent to your address?',
      button: 'Yes, send them',
      done: 'Done: you will be told.',
      stale: 'This link no longer holds.',
    },
    stop: {
      ask: 'Shall no more notices be sent to you this way?',
      button: 'No more notices',
      done: 'Done: nothing more will be sent this way.',
      stale: 'This link does not hold.',
    },
    home: 'To the games',
  },
};
