// The axis of a chart, and where the names of its lines stand.

export interface Scale {
  min: number;
  max: number;
  step: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Round limits round the values, with about five lines between them. */
export function scaleOf(lines: readonly { values: readonly (number | undefined)[] }[]): Scale {
  const values = lines.flatMap((l) => l.values.filter((v) => v !== undefined));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((s) => (high - low) / s <= 6) ?? STEPS.at(-1)!;
  return { min: Math.floor(low / step) * step, max: Math.ceil(high / step) * step, step };
}

/** Moves places apart until each has room, keeping them near where they belong and within bounds. */
export function spread(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let last = top - room;
  for (const place of order) {
    place.y = Math.max(place.y, last + room);
    last = place.y;
  }
  let next = bottom + room;
  for (const place of order.toReversed()) {
    place.y = Math.min(place.y, next - room);
    next = place.y;
  }
  const places = new Array<number>(wanted.length);
  for (const { y, i } of order) places[i] = y;
  return places;
}
