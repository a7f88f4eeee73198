import type { OptionValue, TableOption } from '@ochre/engine';
import type { Bar } from '@ochre/engine/ruleset';

/** A choice between words, the usual one first; tables have had it from the start. */
export const choice = (
  cite: string,
  values: readonly [OptionValue, ...OptionValue[]],
  sentence: string,
  ...bars: Bar[]
): TableOption => ({ cite, since: 1, values, sentence, ...(bars.length > 0 && { bars }) });

/** Something is played or not, and usually not. */
export const flag = (cite: string, sentence: string, ...bars: Bar[]): TableOption =>
  choice(cite, [false, true], sentence, ...bars);

// Options that more than one rule set offers.

export const ast = (cite: string): TableOption =>
  choice(cite, ['basic', 'expert'], 'The succession table is basic or expert.', {
    value: 'expert',
    without: { option: 'short', value: true },
    sentence: 'The Short Game uses the basic succession table.',
  });

export const short = (cite: string, ...bars: Bar[]): TableOption =>
  flag(cite, 'The Short Game is played or not: true or false.', ...bars);

export const turns = (cite: string): TableOption => ({
  ...choice(cite, [null, 6, 8, 10, 12, 16, 20], 'A limit of turns is a whole number above 0.'),
  range: { min: 1, max: Number.MAX_SAFE_INTEGER },
});

/** A number: in ranking order for the first so many turns, so that those who learn can watch each other. */
export const order = (cite: string): TableOption =>
  choice(
    cite,
    ['together', 'ranking', 1, 2, 3, 4],
    'Players decide together, in ranking order, or in that order for the first 1 to 4 turns.',
  );

export const excessCalamities = (cite: string): TableOption =>
  choice(cite, ['all', 'majors'], 'Excess calamities are drawn from all, or from the majors while too many.');
