/** A number that is added: with its sign, also where it is nought. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
