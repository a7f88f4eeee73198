import type { Copy } from '../calamities/common.ts';
import type { AnyStep, Step } from '../kernel/step.ts';
import { exactly } from './exactly.ts';

// What a row of a table has to say to the procedure it names. The procedure declares it once: types and `compile` go by it.

/** `number?` and `word?` may be `null`; a list of words: one of them. */
export type Param = 'number' | 'number?' | 'flag' | 'word?' | 'numbers' | readonly string[];

export type Given<P extends Param> = P extends 'number'
  ? number
  : P extends 'number?'
    ? number | null
    : P extends 'flag'
      ? boolean
      : P extends 'word?'
        ? string | null
        : P extends 'numbers'
          ? readonly (number | null)[]
          : P extends readonly string[]
            ? P[number]
            : never;

export interface Terms {
  readonly with: Readonly<Record<string, Param>>;
  /** What advances can do to it, and whether that goes by a number. */
  readonly twists: Readonly<Record<string, 'number' | 'plain'>>;
  /** Parts of it that have rules of their own: a row cites each, or says `null` where the rule is its own. */
  readonly cites: readonly string[];
}

export type With<T extends Pick<Terms, 'with'>> = { readonly [K in keyof T['with']]: Given<T['with'][K]> };
export type Args = Readonly<Record<string, Given<Param>>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function fits(param: Param, value: unknown): boolean {
  if (typeof param !== 'string') return typeof value === 'string' && param.includes(value);
  switch (param) {
    case 'number':
      return isNumber(value);
    case 'number?':
      return value === null || isNumber(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'word?':
      return value === null || typeof value === 'string';
    case 'numbers':
      return Array.isArray(value) && value.every((n) => n === null || isNumber(n));
  }
}

export function checkWith(what: string, params: Terms['with'], given: Args): void {
  exactly(`${what}: parameter`, Object.keys(params), given, (value, key) => fits(params[key]!, value));
}

export function checkParts(
  what: string,
  parts: readonly string[],
  given: Readonly<Record<string, unknown>>,
): void {
  exactly(`${what}: citation`, parts, given, (cite) => cite === null || typeof cite === 'string');
}

/** A step that resolves a calamity. */
export type Procedure<T extends Terms = Terms> = AnyStep & { readonly terms: T };

/** One that is given a copy of the calamity; it says at `run` what it remembers besides. */
export function procedure<const T extends Terms, L extends Copy = Copy>(
  step: Step<Copy, L> & { readonly terms: T },
): Procedure<T> {
  return step;
}
