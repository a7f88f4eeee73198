/** The server speaks English itself, except that it does not know what time it is where the reader is. */
export const timed = {
  away: 'The player there is away since {since} and may be replaced from {from} on.',
};

export const refusals: Record<string, string> = timed;
