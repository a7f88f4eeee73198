/** What is said one after the other: each ends with one full stop, also what has its own. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((words) => (words ? (/[.!?]$/.test(words) ? words : `${words}.`) : [])).join(' ');
