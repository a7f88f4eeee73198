import type { Interval } from '../statistics.ts';
import { html } from './charts.ts';

export const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;
export const dash = ([low, high]: Interval, show: (n: number) => string): string =>
  `${show(low)} – ${show(high)}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A titled part of the report; `id` names the chart. */
export const card = (id: string, title: string, note: string, body: string, wide = false): string =>
  `<section class="card${wide ? ' wide' : ''}" id="${html(id)}"><h3>${html(title)}</h3><p class="note">${html(note)}</p>${body}</section>`;

export const tile = (value: string | number, what: string): string =>
  `<div class="tile"><b>${html(value)}</b><span>${html(what)}</span></div>`;

/** Whole steps on a scale from about `from` to about `to`. */
export function scaleOf(from: number, to: number): { from: number; to: number; marks: number[] } {
  const raw = (to - from || 1) / 5;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * size).find((n) => n >= raw)!;
  const [first, last] = [Math.floor(from / step), Math.ceil(to / step)];
  const marks = Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toFixed(6)));
  return { from: marks[0]!, to: marks.at(-1)!, marks };
}
