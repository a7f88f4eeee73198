import { spoken } from './index.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

function inUnits(n: number, unit: (typeof UNITS)[number][0]): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(spoken.value, style).format(n);
}

/** A length of time as it is said: the largest unit that needs no fraction. */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds % size === 0)!;
  return inUnits(seconds / length, unit);
}

/** The same of what goes on: full units of the largest there is one of. */
export function roughly(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS.at(-1)!;
  return inUnits(Math.max(0, Math.floor(seconds / length)), unit);
}
