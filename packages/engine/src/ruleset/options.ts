import type { Cite } from '../events.ts';
import type { Config, Json } from '../state.ts';

// What a rule set leaves to the table, as data: who opens a table reads what can be chosen.

/** `null`: nothing is said. */
export type OptionValue = string | number | boolean | null;

export interface TableOption {
  /** Where the book leaves it open. */
  cite: Cite;
  /** The version of the rule set from which on it can be chosen. */
  since: number;
  /** What can be chosen, the usual first. */
  values: readonly [OptionValue, ...OptionValue[]];
  /** Besides the values any whole number within these bounds will do; with a `step` it is counted up and down. */
  range?: { min: number; max: number; step?: number };
  /** Says so to those who ask for something else. */
  sentence: string;
  /** What cannot be chosen at some tables. */
  bars?: readonly Bar[];
}

/** A value that cannot be chosen by fewer or more players than that, or with that value of another option. */
export interface Bar {
  value: OptionValue;
  players?: { min?: number; max?: number };
  without?: { option: string; value: OptionValue };
  sentence: string;
}

export type Options = Readonly<Record<string, TableOption>>;
type Asked = Pick<Config, 'players' | 'options'>;

function bars({ players, without }: Bar, asked: Asked): boolean {
  const { min = 0, max = Infinity } = players ?? {};
  if (asked.players < min || asked.players > max) return true;
  return without !== undefined && asked.options[without.option] === without.value;
}

const barOf = ({ bars: all = [] }: TableOption, value: OptionValue, asked: Asked): Bar | undefined =>
  all.find((bar) => bar.value === value && bars(bar, asked));

const within = ({ range }: TableOption, value: unknown): boolean =>
  range !== undefined && Number.isInteger(value) && Number(value) >= range.min && Number(value) <= range.max;

const among = ({ values }: TableOption, value: Json): value is OptionValue =>
  value !== null && (values as readonly Json[]).includes(value);

/** What is wrong with the options of a table, in a sentence. */
export function checkOptions(options: Options, asked: Asked): string | undefined {
  for (const [name, value] of Object.entries(asked.options)) {
    if (!Object.hasOwn(options, name)) return `There is no option ${name}.`;
    const option = options[name]!;
    if (within(option, value)) continue;
    if (!among(option, value)) return option.sentence;
    const bar = barOf(option, value, asked);
    if (bar) return bar.sentence;
  }
  return undefined;
}

/** The values of an option, the usual first, that a table can choose besides what it has chosen. */
export function openValues(options: Options, name: string, asked: Asked): OptionValue[] {
  const values = Object.hasOwn(options, name) ? options[name]!.values : [];
  return values.filter((value) => {
    const { [name]: _, ...rest } = asked.options;
    return !checkOptions(options, { ...asked, options: value === null ? rest : { ...rest, [name]: value } });
  });
}
