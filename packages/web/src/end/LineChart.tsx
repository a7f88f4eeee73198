import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { layout } from '../table/layout.ts';
import { DASHES, emblemOf, lookOf } from '../ui/nations.ts';
import { asides, type Line, type Measure, scaleOf, spread } from './chart.ts';

const H = 330;
/** Letters keep their size on a phone, so the picture is narrower there. */
const WIDE = { width: 690, left: 44, right: 560, turns: 12 };
const NARROW = { width: 372, left: 36, right: 250, turns: 7 };
const TOP = 14;
const BOTTOM = 304;
const LABEL_ROOM = 16.4;

interface ChartProps {
  lines: readonly Line[];
  /** What is written under each point. */
  turns: readonly string[];
  measure: Measure;
  me: string | undefined;
  name(nation: string): string;
}

const written = (value: number, measure: Measure): string => {
  const n = Math.round(value);
  return measure === 'lead' && n > 0 ? `+${n}` : String(n).replace('-', '−');
};

/**
 * Lines over the turns: colour, dash and emblem tell the nations apart; one's own and the leader's are thick and whole.
 * A line that is pointed at or focused lies on top, and stays there once it is pressed.
 */
export function LineChart({ lines, turns, measure, me, name }: ChartProps) {
  const say = text.value.result;
  const pointed = useSignal<string | undefined>(undefined);
  const kept = useSignal<string | undefined>(undefined);
  const lit = pointed.value ?? kept.value;
  const { width, left, right, turns: marked } = layout.value === 'phone' ? NARROW : WIDE;
  const { min, max, step } = scaleOf(lines);
  const x = (i: number): number => left + ((right - left) * i) / Math.max(1, turns.length - 1);
  const y = (value: number): number => BOTTOM - ((BOTTOM - TOP) * (value - min)) / Math.max(1, max - min);
  const rules = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);
  const everyTurn = Math.ceil(turns.length / marked);
  const end = turns.length - 1;
  const marks = (i: number): boolean => i === end || (i % everyTurn === 0 && end - i >= everyTurn);
  const aside = asides(lines);
  const last = lines.map((l) => l.values.findLast((v) => v !== undefined) ?? 0);
  const labels = spread(last.map(y), LABEL_ROOM, TOP, H - 8);
  const most = Math.max(...last);
  const thick = (i: number): boolean => lines[i]!.nation === me || last[i] === most;
  const rank = (i: number): number => (lines[i]!.nation === lit ? 2 : thick(i) ? 1 : 0);
  const drawn = lines.map((line, i) => ({ line, i })).sort((a, b) => rank(a.i) - rank(b.i));
  const keep = (nation: string): void => {
    kept.value = kept.peek() === nation ? undefined : nation;
  };
  return (
    <svg
      class={lit ? 'chart lit' : 'chart'}
      viewBox={`0 0 ${width} ${H}`}
      role="group"
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
          marks(i) && (
            <text key={turn} class="turn" x={x(i)} y={BOTTOM + 19} text-anchor={i === end ? 'end' : 'middle'}>
              {turn}
            </text>
          ),
      )}
      {drawn.map(({ line: { nation, values }, i }) => {
        const { fill, hatch, ink } = lookOf(nation);
        const points = values.flatMap((v, t) => (v === undefined ? [] : [`${x(t)} ${y(v) + aside[i]![t]!}`]));
        const at = values.findLastIndex((v) => v !== undefined);
        const tip = [x(at), y(last[i]!) + (aside[i]![at] ?? 0)] as const;
        const own = nation === me;
        const words = `${name(nation)} ${written(last[i]!, measure)}`;
        const place = labels[i]!;
        return (
          <g
            key={nation}
            class={`line ${own ? 'own' : thick(i) ? 'first' : ''} ${lit === nation ? 'on' : ''}`}
            role="button"
            tabIndex={0}
            aria-pressed={kept.value === nation}
            aria-label={words}
            onPointerEnter={() => {
              pointed.value = nation;
            }}
            onPointerLeave={() => {
              pointed.value = undefined;
            }}
            onFocus={() => {
              pointed.value = nation;
            }}
            onBlur={() => {
              pointed.value = undefined;
            }}
            onClick={() => keep(nation)}
            onKeyDown={(e) => {
              if (e.key !== 'Enter' && e.key !== ' ') return;
              e.preventDefault();
              keep(nation);
            }}
          >
            <polyline class="reach" points={points.join(' ')} />
            <polyline class="case" points={points.join(' ')} />
            <polyline
              class="core"
              points={points.join(' ')}
              stroke={fill}
              stroke-dasharray={thick(i) ? undefined : DASHES[hatch]}
            />
            <path class="lead" d={`M${tip[0]} ${tip[1]}L${right + 12} ${place}`} />
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
                {words}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
