import { spoken } from './index.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time as it is said: the largest unit that needs no fraction. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0)!;
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(spoken.value, style).format(seconds / length);
}
