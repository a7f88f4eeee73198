import type { Json } from '@ochre/engine';

/** A way to play that a rule set may leave open: its values, the usual one first. */
export interface Variant {
  id: string;
  values: readonly [string, ...string[]];
  /** Where any number will do: the first of the values is the usual one, and these are the bounds. */
  range?: { min: number; max: number; step: number };
}

/** Every variant some rule set knows; which of them one offers, its own check of a table says. */
export const VARIANTS: readonly Variant[] = [
  { id: 'civilizations', values: ['dealt', 'chosen'] },
  { id: 'goods', values: ['block', 'mixed'] },
  { id: 'earlyMoves', values: ['no', 'yes'] },
  { id: 'manyCalamities', values: ['no', 'yes'] },
  { id: 'excessCalamities', values: ['all', 'majors'] },
  { id: 'twinCalamities', values: ['together', 'ranking'] },
  { id: 'tyrants', values: ['barbarians', 'players'] },
  { id: 'order', values: ['together', 'ranking'] },
  { id: 'turns', values: ['none', '6', '8', '10', '12', '16', '20'] },
  { id: 'lateIron', values: ['1200'], range: { min: 0, max: 5000, step: 100 } },
];

/** Whether a variant has this value. */
export const isValue = (value: string, { values, range }: Variant): boolean =>
  range
    ? /^\d+$/.test(value) && Number(value) >= range.min && Number(value) <= range.max
    : values.includes(value);

const WORDS: Record<string, Json> = { yes: true, no: false };

/** A value as the rule sets write it. */
const written = (value: string): Json => WORDS[value] ?? (/^\d+$/.test(value) ? Number(value) : value);

/** The options a table is opened with: what is usual is left out. */
export const variantOptions = (chosen: Readonly<Record<string, string>>): Record<string, Json> =>
  Object.fromEntries(
    VARIANTS.flatMap((variant) => {
      const { id, values } = variant;
      const value = chosen[id];
      return value !== undefined && value !== values[0] && isValue(value, variant)
        ? [[id, written(value)]]
        : [];
    }),
  );
