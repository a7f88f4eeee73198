/** A seat: the browsers it is played in, how it is given up, and how it is taken over. */
export const seat = {
  devices: {
    open: 'Play on another device',
    lead: 'Open this link there. You play on both devices then: what you decide on one is decided on the other.',
    warn: 'Whoever has this link plays your seat: show it to nobody.',
    link: 'The link of your seat',
    copied: 'Copied',
    onlyTitle: 'A device lost, or the link seen by others?',
    onlyLead: 'Every other device and every link of your seat stops working. You go on here.',
    only: 'Play only here',
  },
  leave: {
    open: 'Leave the table',
    stay: 'Stay',
    how: 'How do you want to leave?',
    sure: (title: string) => `Leave “${title}”?`,
    ways: {
      standIn: {
        title: 'A bot plays until I am back',
        detail: 'The seat stays yours. You take it back whenever you like.',
        act: 'Let a bot play',
      },
      release: {
        title: 'Give up my seat',
        detail: 'A bot plays on until somebody else takes the seat.',
        act: 'Give up my seat',
      },
    },
    room: 'Your seat becomes free.',
    heir: (name: string) => `${name} becomes the host.`,
    alone: 'Nobody else sits here: the bots play on among themselves.',
    closes: 'Nobody else sits here: the table is closed.',
    back: 'You can come back as long as a seat is free.',
    backInvited: 'You can come back only with a new invitation.',
  },
  forget: {
    title: (title: string) => `Take “${title}” off the list?`,
    lead: 'The game is over and stays on the server. This browser forgets which seat was yours.',
    act: 'Take it off',
  },
  away: {
    title: 'A bot plays for you',
    hint: 'It decides everything until you take your seat back.',
    back: 'Play again myself',
  },
  arrival: {
    moved: 'You now play your seat in this browser, too.',
    only: 'Only this device plays your seat now.',
    wrong: 'This link opens no seat at this table. Make a new one where you play.',
    other: 'You keep the seat you play in this browser; the link to another one was not used.',
    failed: 'The server did not answer. Open the link once more.',
    lost: 'This device no longer plays your seat: it was given up, or is played only on another device now.',
  },
  free: (n: number) => (n === 1 ? 'A seat is free' : `${n} seats are free`),
  freeHint: 'A bot plays on until somebody takes over.',
  take: 'Take this seat',
};
