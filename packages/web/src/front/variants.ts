import {
  type Config,
  type Game,
  type Json,
  type OptionValue,
  openValues,
  type TableOption,
} from '@ochre/engine';

/** A way to play that a rule set leaves open, as a person chooses it: its values in words, the usual one first. */
export interface Variant {
  id: string;
  values: readonly string[];
  /** Where any number will do: these are the bounds, and it is counted in steps. */
  range?: { min: number; max: number; step: number };
}

/** Options that have a place of their own in the form. */
const APART = ['ast', 'short'];

/** A value in a word of the catalogues. */
const shown = (value: OptionValue): string =>
  value === null ? 'none' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** All that a rule set leaves open at such a table. */
export function variantsOf({ rules }: Game, table: Pick<Config, 'players' | 'options'>): Variant[] {
  const { options } = rules.ruleset;
  return Object.entries(options).flatMap(([id, { range }]): Variant[] => {
    const values = openValues(options, id, table).map(shown);
    const { min, max, step } = range ?? {};
    if (min !== undefined && max !== undefined && step !== undefined)
      return [{ id, values, range: { min, max, step } }];
    return APART.includes(id) || values.length < 2 ? [] : [{ id, values }];
  });
}

/** Whether a variant has this value. */
export const isValue = (value: string, { values, range }: Variant): boolean =>
  range
    ? /^\d+$/.test(value) && Number(value) >= range.min && Number(value) <= range.max
    : values.includes(value);

/** A word as the rule set writes the value. */
const written = ({ values }: TableOption, word: string): Json =>
  values.find((value) => shown(value) === word) ?? Number(word);

/** The options a table is opened with: what is usual is left out. */
export function variantOptions(game: Game, chosen: Readonly<Record<string, string>>): Record<string, Json> {
  const { options } = game.rules.ruleset;
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([id, word]) => {
      const option = options[id];
      return option && word !== shown(option.values[0]) ? [[id, written(option, word)]] : [];
    }),
  );
}
