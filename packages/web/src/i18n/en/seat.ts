/** A seat and the browsers it is played in. */
export const seat = {
  lead: 'Open this link there, and you go on where you are. Here you can go on as well.',
  warn: 'Whoever has this link plays your seat: show it to nobody.',
  link: 'The link of your seat',
  copied: 'Copied',
  arrival: {
    moved: 'You now play your seat in this browser, too.',
    wrong: 'This link opens no seat at this table. Make a new one where you play.',
    other: 'You keep the seat you play in this browser; the link to another one was not used.',
    failed: 'The server did not answer. Open the link once more.',
    lost: 'The seat you had at this table is no longer yours.',
  },
  free: (n: number) => (n === 1 ? 'A seat is free' : `${n} seats are free`),
  freeHint: 'A bot plays on until somebody takes over.',
  take: 'Take this seat',
};
