/** Words by id: what English has words for, every language has; what nobody has words for is looked up in vain. */
export const byId = <T extends object>(words: T): T & Readonly<Record<string, T[keyof T]>> => words as never;
