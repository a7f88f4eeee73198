import { count } from './ui.ts';

/** Games that are opened, linked to, commented and played on from any moment. */
export const record = {
  open: {
    title: 'Open a game',
    lead: 'A game that was saved at a table, here or elsewhere: look at it turn by turn, write about it, play on from any moment.',
    drop: 'Drop the file here',
    choose: 'Choose a file',
    paste: 'Or paste a game in notation',
    read: 'Open what I pasted',
    reading: 'The game is being played again …',
    kept: 'It is kept in this browser, with your games. Nothing is sent anywhere.',
  },
  refused: {
    tooLarge: 'This file is too large for a game.',
    noGame: 'This is not a game of Ochre: neither a file that a table saved nor a text in notation.',
    malformed: 'This file is damaged: there are things in it that no game has.',
    newerFormat: 'This file was written by a later release of Ochre. Update this one to open it.',
    unknownRules: 'This game was played by a rule set that is not here.',
    newerRules: 'This game was played by newer rules than those here. Update Ochre to open it.',
    otherRules:
      'This game was played by older rules, and those of today make another game of it. The server where it was played can still tell its log.',
    notOver:
      'This game was not over when the file was written. Without the seed, which is told at the end, nobody can deal it again.',
    untrue: 'This file does not say what was played: something in it was changed.',
    mishap: 'The file could not be opened. Try it again.',
  },
  line: (line: number, what: string) => `Line ${line}: ${what}`,
  expected: (what: string, found: string) =>
    found === ''
      ? `${what} was expected, and here the line ends.`
      : `${what} was expected, and here stands “${found}”.`,
  expectations: {
    head: 'The line “Ochre notation 1”',
    label: 'A line of the head, such as “Seed: …”,',
    seed: 'A line “Seed: …”',
    config: 'A line “Config: …”',
    json: 'A value in JSON',
    name: 'A name',
    number: 'A whole number',
    verb: 'What somebody does, such as “moves”,',
    exchange: 'How many cards for how many, such as “3:3”,',
    arrow: 'An arrow and where it leads',
    part: 'Another part of the answer',
    order: 'An order, such as “2 Rome→Latium”,',
    end: 'The end of the line',
    time: 'A moment, such as 2026-01-31T18:00:00.000Z,',
    comment: 'A comment of at most 500 characters',
  },
  missing: (what: string) => `${what} is missing.`,
  notAsked: (who: string) => `${who} is not asked that at this moment.`,
  rulesRefuse: 'The rules do not allow that.',
  otherTurn: (turn: number) => `The game is in turn ${turn} here.`,
  otherEnd: 'What is written gives another game than the one it was sealed for.',
  tooLong: 'This is longer than any game.',
  moment: {
    title: 'This moment',
    copy: 'Copy link to this moment',
    copied: 'Copied.',
    here: 'This link works in this browser alone: the game is kept here.',
    seenBy: 'Seen by',
    everybody: 'Everybody',
  },
  branch: {
    open: 'Play on from here',
    title: 'Play on from here',
    lead: (turn: number) =>
      `A game of your own against bots, from turn ${turn} on. The game you look at stays as it is.`,
    known:
      'Your cards and the board are as you know them. What you do not know is dealt anew: nothing of it is what it really was.',
    truth: 'All cards are as they were.',
    as: 'You play',
    bots: 'Bots',
    begin: 'Play on',
    record: 'The game is over: its record is opened in this browser, and played on from there.',
    failed: 'It cannot be played on from this moment. Try another one.',
    over: 'The game ended here. Choose a moment before.',
    called: (title: string, turn: number) => `${title}, from turn ${turn}`,
  },
  comments: {
    title: 'Comments',
    write: 'Write about this moment',
    add: 'Keep the comment',
    remove: 'Remove the comment',
    none: 'Nobody has written about this moment.',
    others: (n: number) => `${count(n, 'comment')} on other moments`,
    withSeat: 'Only you read this here. It goes along when you save the game.',
    here: 'Kept in this browser. It goes along when you save the game.',
    at: (turn: number) => `Turn ${turn}`,
    full: 'There is no room for more comments.',
    failed: 'The comment was not kept. Try it again.',
  },
};
