/** A number that is added: with its sign, also where it is nought. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The same of a difference: nought has none. */
export const difference = (n: number): string => (n === 0 ? '0' : signed(n));
