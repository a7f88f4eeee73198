import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { layout } from '../table/layout.ts';
import { DASHES, emblemOf, lookOf } from '../ui/nations.ts';
import { type Line, type Measure, scaleOf, spread } from './chart.ts';

const H = 330;
/** Letters keep their size on a phone, so the picture is narrower there. */
const WIDE = { width: 690, left: 44, right: 560, turns: 12 };
const NARROW = { width: 372, left: 36, right: 250, turns: 7 };
const TOP = 14;
const BOTTOM = 304;
const LABEL_ROOM = 16.4;

interface ChartProps {
  lines: readonly Line[];
  turns: readonly number[];
  measure: Measure;
  me: string | undefined;
  name(nation: string): string;
}

const written = (value: number, measure: Measure): string => {
  const n = Math.round(value);
  return measure === 'lead' && n > 0 ? `+${n}` : String(n).replace('-', '−');
};

/** Lines over the turns: colour, dash and emblem tell the nations apart; one's own is thick and whole. */
export function LineChart({ lines, turns, measure, me, name }: ChartProps) {
  const say = text.value.result;
  const lit = useSignal<string | undefined>(undefined);
  const { width, left, right, turns: marked } = layout.value === 'phone' ? NARROW : WIDE;
  const { min, max, step } = scaleOf(lines);
  const x = (i: number): number => left + ((right - left) * i) / Math.max(1, turns.length - 1);
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (value - min)) / Math.max(1, max - min);
  const rules = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);
  const everyTurn = Math.ceil(turns.length / marked);
  const last = lines.map((l) => l.values.findLast((v) => v !== undefined) ?? 0);
  const labels = spread(last.map(y), LABEL_ROOM, TOP, H - 8);
  // One's own line, and the one pointed at, lie on top.
  const drawn = lines
    .map((line, i) => ({ line, i }))
    .sort((a, b) => rank(a.line.nation, me, lit.value) - rank(b.line.nation, me, lit.value));
  return (
    <svg
      class={lit.value ? 'chart lit' : 'chart'}
      viewBox={`0 0 ${width} ${H}`}
      role="img"
      aria-label={say.chartOf(say.notes[measure])}
    >
      {rules.map((value) => (
        <g key={value} class={value === 0 ? 'rule zero' : 'rule'}>
          <path d={`M${left} ${y(value)}H${right}`} />
          <text x={left - 8} y={y(value) + 4} text-anchor="end">
            {measure === 'lead' && value === 0 ? say.average : written(value, measure)}
          </text>
        </g>
      ))}
      {turns.map(
        (turn, i) =>
          i % everyTurn === 0 && (
            <text key={turn} class="turn" x={x(i)} y={BOTTOM + 19} text-anchor="middle">
              {turn}
            </text>
          ),
      )}
      {drawn.map(({ line: { nation, values }, i }) => {
        const { fill, hatch, ink } = lookOf(nation);
        const points = values.flatMap((v, t) => (v === undefined ? [] : [`${x(t)} ${y(v)}`]));
        const end = [x(values.findLastIndex((v) => v !== undefined)), y(last[i]!)] as const;
        const own = nation === me;
        const place = labels[i]!;
        return (
          <g
            key={nation}
            class={`line ${own ? 'own' : ''} ${lit.value === nation ? 'on' : ''}`}
            onPointerEnter={() => {
              lit.value = nation;
            }}
            onPointerLeave={() => {
              lit.value = undefined;
            }}
          >
            <polyline class="case" points={points.join(' ')} />
            <polyline
              class="core"
              points={points.join(' ')}
              stroke={fill}
              stroke-dasharray={own ? undefined : DASHES[hatch]}
            />
            <path class="lead" d={`M${end[0]} ${end[1]}L${right + 12} ${place}`} />
            <g transform={`translate(${right + 20} ${place})`}>
              <circle r="7.6" fill={fill} class="badge" />
              <use
                href={emblemOf(nation)}
                x="-5"
                y="-5"
                width="10"
                height="10"
                style={{ color: ink, fill: 'none' }}
              />
              <text x="13" y="4">
                {name(nation)} {written(last[i]!, measure)}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const rank = (nation: string, me: string | undefined, lit: string | undefined): number =>
  nation === lit ? 2 : nation === me ? 1 : 0;
