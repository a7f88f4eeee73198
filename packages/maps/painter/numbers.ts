export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth between. */
export function step(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

export type Colour = readonly [red: number, green: number, blue: number];
