/** The largest file that is looked at as a game: the longest games take a fraction of it. */
export const MOST_BYTES = 64_000_000;
