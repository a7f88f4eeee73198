/** What a language needs to make verbs agree: names that are plurals, and verbs in the singular with their plural. */
export interface Agreement {
  names: readonly string[];
  verbs: Readonly<Record<string, string>>;
  /** After these a name is not what the sentence is about. */
  prepositions: readonly string[];
  and: string;
}

/** A sentence with the verbs after plural names in the plural: "Celts move", and not "Celts moves". */
export function agreeing({ names, verbs, prepositions, and }: Agreement): (sentence: string) => string {
  const any = (words: readonly string[]): string => words.join('|');
  const verb = `(${any(Object.keys(verbs))})(?!\\p{L})`;
  const apart = `(?<!\\p{L})(?<!(?:${any(prepositions)}) )`;
  const about = new RegExp(`${apart}(${any(names)}) ${verb}([^.;:!?]*)`, 'gu');
  const further = new RegExp(` ${and} ${verb}`, 'gu');
  return (sentence) =>
    sentence.replace(about, (_, name: string, one: string, rest: string) => {
      const onward = rest.replace(further, (_more, other: string) => ` ${and} ${verbs[other]}`);
      return `${name} ${verbs[one]}${onward}`;
    });
}
