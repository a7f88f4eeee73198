import type { TableOption } from '@ochre/engine/ruleset/types.ts';
import type { Config, Json } from '@ochre/engine/state.ts';

export type Options = Readonly<Record<string, TableOption>>;

export const either = (cite: string, a: string, b: string, sentence: string): TableOption => ({
  cite,
  check: (value) => (value === a || value === b ? undefined : sentence),
});

export const flag = (cite: string, sentence: string): TableOption => ({
  cite,
  check: (value) => (typeof value === 'boolean' ? undefined : sentence),
});

export const whole = (cite: string, min: number, max: number, sentence: string): TableOption => ({
  cite,
  check: (value: Json) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? undefined : sentence,
});

// Options that more than one rule set offers.

export const ast = (cite: string): TableOption =>
  either(cite, 'basic', 'expert', 'The succession table is basic or expert.');

export const short = (cite: string): TableOption =>
  flag(cite, 'The Short Game is played or not: true or false.');

export const turns = (cite: string): TableOption =>
  whole(cite, 1, Number.MAX_SAFE_INTEGER, 'A limit of turns is a whole number above 0.');

export const order = (cite: string): TableOption =>
  either(cite, 'together', 'ranking', 'Players decide together or in ranking order.');

export const excessCalamities = (cite: string): TableOption =>
  either(cite, 'all', 'majors', 'Excess calamities are drawn from all, or from the majors while too many.');

export function checkOptions(options: Options, config: Config): string | undefined {
  for (const [name, value] of Object.entries(config.options)) {
    if (!Object.hasOwn(options, name)) return `There is no option ${name}.`;
    const problem = options[name]!.check(value);
    if (problem) return problem;
  }
  if (config.options['short'] && config.options['ast'] === 'expert')
    return 'The Short Game uses the basic succession table.';
  return undefined;
}
