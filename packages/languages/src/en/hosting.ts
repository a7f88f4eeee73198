import { byId } from '../byId.ts';
export const hosting = {
  /** A table without a name of its own. */
  untitled: (host: string) => `${host}’s table`,
  whoMayCome: 'Who may come',
  privacy: {
    link: ['With the link', 'Whoever has the link can sit down. The table is listed nowhere.'],
    open: ['Anyone', 'The front page lists the table for everybody.'],
    invited: ['Invited only', 'For others the table does not exist. You invite people once it is open.'],
  },
  watching: 'Watching',
  watch: {
    live: ['As it happens', 'Whoever may come may also watch, without seeing anybody’s cards.'],
    later: [
      'Later',
      'Those who watch see moves and messages only after a while, so they cannot help anybody.',
    ],
    nobody: ['Nobody', 'Only those with a seat see the game.'],
  },
  howMuchLater: 'How much later',
  decisionsLater: (n: number) => `${n} decisions`,
  times: 'Set the clock yourself',
  ownTimes: 'with times of your own',
  time: {
    decision: ['For a decision', 'None: only trading is timed.'],
    bank: ['In reserve', 'For the whole game, used when the time for a decision has run out.'],
    increment: ['Added each turn', 'Put into everybody’s reserve when a turn begins.'],
    trade: ['For trading', 'After that, trading ends for everybody.'],
    absence: [
      'A bot stands in after',
      'For somebody who is away while others are here. They take over again when they come back.',
    ],
    late: ['When time is up', 'The game makes the safest choice for you, or a bot decides.'],
    remind: ['Reminder', 'This long before time runs out.'],
    vacation: ['Days off', 'For each person. Their clock stands still on those days.'],
  } as Record<string, [string, string]>,
  none: 'none',
  never: 'never',
  late: byId({ fallback: 'safest choice', bot: 'a bot decides' }),
  invite: {
    title: 'Invitations',
    lead: 'Nobody sees this table without one. A name is enough: you get a link to pass on. Whoever signs in with a confirmed address you invited finds the table in their account, too.',
    name: 'Name',
    email: 'E-mail address (optional)',
    submit: 'Invite',
    mails: 'The link is also sent to that address.',
    mailsNot: 'This server sends no mail: pass the link on yourself.',
    mailsKnown:
      'The link is sent there too if you sign in with a confirmed address; otherwise pass it on yourself.',
    once: (who: string) => `The link for ${who}. It works once and is shown only now:`,
    sent: (address: string) => `It is under way to ${address}, too.`,
    somebody: 'a guest',
    unused: 'Not used yet',
    withdraw: 'Withdraw',
    you: 'You are invited to this table. Take a seat, and nobody else can use your invitation.',
    wait: 'Only those who are invited see this table.',
    broken: 'The link of this invitation is not whole. Copy it once more, up to its last letter.',
    gone: 'This invitation has been used or withdrawn. Ask for a new one.',
  },
  lobby: {
    game: 'Game',
    host: 'Host',
    full: 'Full game',
    short: 'Short game of five to seven turns',
    turns: (n: number) => `ends after turn ${n}`,
    track: (name: string) => `${name} track`,
    later: (time: string) => `Later, by ${time}`,
    fill: (n: number) => (n === 1 ? 'Fill the last seat with a bot' : `Fill ${n} seats with bots`),
    watch: 'Just watch',
    watching: 'You watch. The game opens here as soon as it begins.',
    ratherPlay: 'I would rather play',
    noWatching: 'Nobody may watch at this table.',
    taken: 'All seats are taken.',
  },
  lost: {
    title: 'This address leads nowhere',
    code: (code: string) =>
      `“${code}” is not the code of a table: a code has 16 letters and digits. Copy the link again, or ask for it.`,
    place: (place: string) => `There is no place called “${place}” here.`,
    unserved:
      'Tables with others, accounts and invitations need a server, and this copy of Ochre has none. Here you play against bots, on this device.',
    table:
      'It may have been put away, or the code has a mistake in it. A table for those invited opens only with the link of your invitation.',
  },
  next: {
    waits: (title: string, more: number) =>
      more === 0 ? `${title} waits for you.` : `${title} and ${more} more wait for you.`,
    go: 'Go there',
  },
  behind: {
    minutes: (time: string) => `You see the game ${time} later than it is played.`,
    actions: (n: number) => `You see the game ${n} decisions later than it is played.`,
  },
};
