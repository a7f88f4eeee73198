import type { Sentences } from '../../refusals/catalogue.ts';

export const table = {
  gameOver: 'The game is over.',
  leaveWhen: 'A nation leaves after the phase or at the end of the turn.',
  malformed: ({ kind }) => `The answer does not have the form of ${kind}.`,
  malformedUse: 'The ability needs something else.',
  notAsked: ({ instead }) =>
    instead === undefined ? 'You are not asked this now.' : 'This is not what you are asked now.',
  notInLayout: 'This civilization does not play in this layout.',
  notNow: 'The table cannot do this now.',
  notPlaying: 'No such nation is in play.',
  notYourTurn: 'Others decide before you.',
  stillChoosing: 'Civilizations are still being chosen: a seat can be given up, but no nation leaves yet.',
  taken: 'This civilization is taken.',
} satisfies Partial<Sentences>;
