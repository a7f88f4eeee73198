import type { Interval } from '../statistics.ts';

/** Text for HTML. */
export const html = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const at = (part: number): string => `${(100 * Math.min(1, Math.max(0, part))).toFixed(2)}%`;

export interface Row {
  label: string;
  value: string;
  /** A colour before the label. */
  swatch?: string | undefined;
  colour?: string;
}

const label = ({ label: text, swatch }: Row): string => {
  const dot = swatch ? `<i class="dot" style="background:${html(swatch)}"></i>` : '';
  return `<span class="l" title="${html(text)}">${dot}${html(text)}</span>`;
};

/** Values are HTML: numbers may be set off. */
const row = (r: Row, track: string, height = 18): string =>
  `<div>${label(r)}<svg height="${height}" aria-hidden="true">${track}</svg><span class="v">${r.value}</span></div>`;

/** A bar for each row, as long as its amount. */
export function bars(
  rows: (Row & { amount: number })[],
  most = Math.max(0, ...rows.map((r) => r.amount)),
): string {
  const lines = rows.map((r) => {
    const width = at(most === 0 ? 0 : r.amount / most);
    const fill = r.colour ?? 'var(--c1)';
    return row(
      r,
      `<rect y="3" width="100%" height="12" rx="2" fill="var(--sunken)"/><rect y="3" width="${width}" height="12" rx="2" fill="${fill}"/>`,
    );
  });
  return `<div class="rows">${lines.join('')}</div>`;
}

export interface Whisker extends Row {
  middle: number;
  span: Interval;
}

/** A dot with the interval it lies in, on one scale for all, with a line where chance is. */
export function whiskers(
  rows: Whisker[],
  scale: { from: number; to: number; mark?: number; marks: number[]; show(n: number): string },
): string {
  const { from, to, mark, marks, show } = scale;
  const x = (n: number): string => at((n - from) / (to - from));
  const line = (n: number, stroke: string, dash = ''): string =>
    `<line x1="${x(n)}" x2="${x(n)}" y1="0" y2="100%" stroke="${stroke}"${dash}/>`;
  const grid = marks.map((n) => line(n, 'var(--line)')).join('');
  const chance = mark === undefined ? '' : line(mark, 'var(--line-3)', ' stroke-dasharray="3 3"');
  const lines = rows.map((r) => {
    const [low, high] = r.span;
    const colour = r.colour ?? 'var(--c1)';
    return row(
      r,
      `${grid}${chance}<line x1="${x(low)}" x2="${x(high)}" y1="50%" y2="50%" stroke="${colour}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><circle cx="${x(r.middle)}" cy="50%" r="5" fill="${colour}" stroke="var(--panel)" stroke-width="1.5"/>`,
      22,
    );
  });
  const heads = marks.map((n) => `<i style="left:${x(n)}">${html(show(n))}</i>`).join('');
  const axis = `<div><span></span><span class="h">${heads}</span><span></span></div>`;
  return `<div class="rows" style="row-gap:0">${lines.join('')}${axis}</div>`;
}

export interface Slice {
  name: string;
  amount: number;
  colour: string;
  told: string;
}

/** A bar made of parts; the parts are told in the legend. */
export function stacked(title: string, value: string, slices: Slice[], full?: number): string {
  const total = slices.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  let from = 0;
  const parts = slices.map(({ amount, colour }) => {
    const part = total === 0 ? 0 : Math.max(0, amount) / (full ?? total);
    const rect = `<rect x="${at(from)}" width="${at(part)}" height="22" fill="${colour}" stroke="var(--panel)" stroke-width="1"/>`;
    from += part;
    return rect;
  });
  const head = title === '' ? '' : `<p><span>${html(title)}</span><span>${html(value)}</span></p>`;
  return `<div class="stack">${head}<svg height="22" aria-hidden="true">${parts.join('')}</svg></div>`;
}

export const legend = (slices: Slice[]): string =>
  `<ul class="legend">${slices
    .map(
      ({ name, colour, told }) =>
        `<li><i class="dot" style="background:${colour}"></i>${html(name)} <span>${html(told)}</span></li>`,
    )
    .join('')}</ul>`;

/** How many there are of each whole number; numbers that are missing leave a gap. */
export function columns(counts: Record<number, number>, what: string): string {
  const numbers = Object.keys(counts).map(Number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  // Wide spreads share columns.
  const step = Math.ceil((high - low + 1) / 40);
  const bins = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const sizes = bins.map((bin) =>
    numbers.reduce((sum, n) => (n >= bin && n < bin + step ? sum + counts[n]! : sum), 0),
  );
  const most = Math.max(...sizes);
  const [width, height, foot, head] = [480, 150, 20, 16];
  const each = Math.min(48, width / bins.length);
  const left = (width - each * bins.length) / 2;
  const every = Math.ceil(bins.length / 14);
  const parts = bins.map((bin, i) => {
    const tall = (sizes[i]! / most) * (height - foot - head);
    const [x, y] = [left + i * each, height - foot - tall];
    const bar = `<rect x="${(x + each * 0.1).toFixed(1)}" y="${y.toFixed(1)}" width="${(each * 0.8).toFixed(1)}" height="${tall.toFixed(1)}" rx="1.5" fill="var(--c1)"/>`;
    const middle = (x + each / 2).toFixed(1);
    const foots =
      i % every === 0 ? `<text x="${middle}" y="${height - 5}" text-anchor="middle">${bin}</text>` : '';
    const tops =
      each >= 16 && sizes[i]! > 0
        ? `<text x="${middle}" y="${(y - 4).toFixed(1)}" text-anchor="middle">${sizes[i]}</text>`
        : '';
    return bar + foots + tops;
  });
  const base = `<line x1="0" x2="${width}" y1="${height - foot}" y2="${height - foot}" stroke="var(--line-2)"/>`;
  return `<svg class="columns" viewBox="0 0 ${width} ${height}" role="img" aria-label="${html(what)}">${base}${parts.join('')}</svg>`;
}
