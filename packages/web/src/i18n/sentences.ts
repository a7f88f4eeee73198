import { COUNTED } from '@ochre/engine';

type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;

/** Numbers are `{n}` and `{m}`, a sentence within the sentence is `{sentence}`, all else is the name of something. */
type Values<S extends string> = { [Name in Slots<S>]: Name extends 'n' | 'm' ? number : string };

type Words<S extends string> = [Slots<S>] extends [never] ? string : (values: Values<S>) => string;

/** Sentences of the engine, with slots for what is put into them, and what another language says for each. */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/** Checks that each sentence is told with what its slots hold. */
export const sentences = <S extends string>(all: { readonly [K in S]: Words<K> }): Sentences => all;

/** Says a sentence in another language, with names for what the engine calls by ids; undefined if nobody knows how. */
export type Speaker = (text: string, nameOf: (id: string) => string) => string | undefined;

interface Pattern {
  slots: string[];
  shape: RegExp;
  say: (values: never) => string;
}

const HELD: Record<string, string> = { n: '(\\d+)', m: '(\\d+)', sentence: '(.+)' };

const MANY = new RegExp(`^( (?:more |unit )?)(${Object.keys(COUNTED).join('|')})\\b`);

/** What follows a number may be said of one. */
const ofOne = (part: string): string =>
  part.replace(MANY, (_, kind, many) => `${kind}(?:${many}|${COUNTED[many]})`);

function patternOf(sentence: string, say: Pattern['say']): Pattern {
  const parts = sentence.split(/\{(\w+)\}/);
  const words = (part: string): string =>
    ofOne(part.replaceAll('.', '\\.')).replace(/^There are $/, 'There (?:are|is) ');
  const shape = parts.map((part, i) => (i % 2 ? (HELD[part] ?? '([^:]+)') : words(part)));
  return { slots: parts.filter((_, i) => i % 2), shape: new RegExp(`^${shape.join('')}$`), say };
}

export function speaker(known: Sentences): Speaker {
  const fixed = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [sentence, say] of Object.entries(known))
    if (typeof say === 'string') fixed.set(sentence, say);
    else patterns.push(patternOf(sentence, say));

  return function speak(text, nameOf) {
    const whole = fixed.get(text);
    if (whole !== undefined) return whole;
    for (const { slots, shape, say } of patterns) {
      const found = shape.exec(text);
      if (!found) continue;
      const values = slots.map((slot, i): [string, string | number] => {
        const held = found[i + 1]!;
        if (slot === 'sentence') return [slot, speak(held, nameOf) ?? held];
        return [slot, slot in HELD ? Number(held) : nameOf(held)];
      });
      return say(Object.fromEntries(values) as never);
    }
    return undefined;
  };
}
