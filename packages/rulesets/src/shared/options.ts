import type { Config, Json } from '@ochre/engine/state.ts';

/** Options by name: what is wrong with a value, if anything. */
export type Options = Record<string, (value: Json) => string | undefined>;

export const either =
  (a: string, b: string, sentence: string) =>
  (value: Json): string | undefined =>
    value === a || value === b ? undefined : sentence;

export const flag =
  (sentence: string) =>
  (value: Json): string | undefined =>
    typeof value === 'boolean' ? undefined : sentence;

/** Options that more than one rule set offers. */
export const commonOptions = {
  ast: either('basic', 'expert', 'The succession table is basic or expert.'),
  short: flag('The Short Game is played or not: true or false.'),
  turns: (v: Json) =>
    Number.isInteger(v) && Number(v) > 0 ? undefined : 'A limit of turns is a whole number above 0.',
  order: either('together', 'ranking', 'Players decide together or in ranking order.'),
} satisfies Options;

export function checkOptions(options: Options, config: Config): string | undefined {
  for (const [name, value] of Object.entries(config.options)) {
    if (!Object.hasOwn(options, name)) return `There is no option ${name}.`;
    const problem = options[name]!(value);
    if (problem) return problem;
  }
  if (config.options['short'] && config.options['ast'] === 'expert')
    return 'The Short Game uses the basic succession table.';
  return undefined;
}
