import { byId } from '../byId.ts';
import { count } from './ui.ts';

/** Who shuffles, and how anybody sees afterwards that it was done so. */
export const fair = {
  title: 'Who shuffles',
  lead: 'The server has fixed its part of the shuffle before anybody sat down. Everybody here can add a part. Nobody sees another part before all are fixed, so nobody can choose the cards.',
  mine: 'Your part is ready: your browser made it up by chance.',
  words: 'Your own words go into it, if you like',
  use: 'Add these words',
  used: 'Your words are in it.',
  none: 'Take no part',
  without: 'You take no part in the shuffle.',
  rather: 'Take part',
  elsewhere: 'Your part was made on another device. Leave that page open until the game has begun.',
  count: (parts: number, people: number) =>
    `${parts} of ${count(people, 'person', 'people')} ${parts === 1 ? 'takes' : 'take'} part.`,
  server: 'The server’s promise',
  drawing: 'The cards are being shuffled …',
  waits: (names: string) => `The shuffle waits for the part of ${names}.`,
  verify: 'Check the deal',
  again: 'Check again',
  checking: 'Your browser deals the game again …',
  failed: 'The game could not be fetched. Try again in a moment.',
  right: 'The deal was fair',
  kept: 'The deal is as the server promised',
  wrong: 'Something is wrong with this game',
  unclear: 'The deal is as promised; the play cannot be compared',
  promised: 'The server’s part is the one it promised before the start.',
  given: (names: string) => `${names} shuffled with it, each with the part promised.`,
  yours: 'Your own part is in it, as this browser remembers it.',
  alone: 'Nobody added a part: the server shuffled alone, and could not change it after the start.',
  held: (names: string) =>
    `${names} promised a part and did not give it. Whoever runs the server and such a seat could choose between two deals.`,
  played: (actions: number, cards: number) =>
    `Your browser has dealt and played everything again: ${count(actions, 'step')}, ${count(cards, 'card')} drawn. All came out the same.`,
  older: 'The rules have changed since, so your browser cannot play it again.',
  ended: 'The result is the one you see here.',
  print: 'Fingerprint of the end, the same for everybody',
  whatIsWrong: byId({
    unreadable: 'The file of the game cannot be read.',
    unknown: 'The file names rules that this page does not know.',
    unfinished: 'The server does not reveal its part of the shuffle.',
    seed: 'The server’s part of the shuffle is not the one it promised before the start.',
    missing: 'Steps of the game are missing in the file.',
    chain: 'The log of the game was changed after it was written.',
    seal: 'Names, events or the end were changed after the game.',
    refused: 'The file has a step that the rules do not allow.',
    otherwise:
      'Dealt and played again, something else comes out: these were not the cards of the promised shuffle.',
    end: 'Played again, the game ends otherwise than the file says.',
    otherSeed: 'The server’s promise is another than the one this browser saw before the start.',
    otherParts: 'The promises of the seats are others than those this browser saw when it gave its part.',
    notMine: 'The part that this browser gave is not in the shuffle.',
    otherEnd: 'The file tells another result than the one you see here.',
  }),
  part: (name: string) => `The part of ${name} is not the one promised.`,
  where: (step: number) => `It begins at step ${step}.`,
};
