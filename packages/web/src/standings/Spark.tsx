import { lookOf } from '../ui/nations.ts';

const W = 150;
const H = 26;
const EDGE = 5;

/** The lead over the average through the game, in one line; `most` is the widest lead of all, either way. */
export function Spark({
  nation,
  values,
  most,
  label,
}: {
  nation: string;
  values: readonly (number | undefined)[];
  most: number;
  label: string;
}) {
  const { fill } = lookOf(nation);
  const x = (i: number): number => EDGE + ((W - 2 * EDGE) * i) / Math.max(1, values.length - 1);
  const y = (v: number): number => H / 2 - (v / Math.max(1, most)) * (H / 2 - EDGE);
  const points = values.flatMap((v, i) => (v === undefined ? [] : [[x(i), y(v)] as const]));
  const line = points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join(' ');
  const end = points.at(-1);
  return (
    <svg class="spark" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      <path class="avg" d={`M${EDGE} ${H / 2}H${W - EDGE}`} />
      <polyline class="case" points={line} />
      <polyline points={line} stroke={fill} />
      {end && <circle cx={end[0]} cy={end[1]} r="3.6" fill={fill} />}
    </svg>
  );
}
