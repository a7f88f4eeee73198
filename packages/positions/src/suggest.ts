/** How many letters are to be put in, taken out or changed to get from one word to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}

/** `; did you mean …?` where one of the words is close to what was written. */
export function suggestion(written: string, words: Iterable<string>): string {
  let best = '';
  let least = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - written.length) >= least) continue;
    const far = distance(written.toLowerCase(), word.toLowerCase());
    if (far < least) [best, least] = [word, far];
  }
  return best && `; did you mean ${best}?`;
}
