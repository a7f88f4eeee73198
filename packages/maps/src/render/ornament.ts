import { brandMark } from '../icons/marks.ts';
import { disc, site, startMark, volcano } from './marks.ts';
import type { Scene } from './scene.ts';
import { at, el, escapeText } from './svg.ts';

const text = (x: number, y: number, content: string, more: Record<string, string | number> = {}): string =>
  el('text', { x, y, ...more }, escapeText(content));

/** Title and legend, 1060 by 430. */
export function cartouche(scene: Scene): string {
  const { scenery, words, map } = scene;
  if (!scenery) return '';
  const [left, top] = scenery.cartouche;
  if (!scene.sees({ x: left, y: top, width: 1060, height: 430 }, 0)) return '';
  const limits = [...new Set(map.areas.flatMap(({ limit }) => (limit === undefined ? [] : [limit])))].sort();
  const first = map.areas.find(({ start }) => start)?.start;
  const row = (n: number) => 226 + n * 54;
  const entries = [
    limits.map((limit, i) => disc(limit, [82 + i * 42, row(0) - 10])).join(''),
    text(82 + limits.length * 42, row(0), words.limit),
    site('black', [82, row(1) - 10]),
    text(118, row(1), words.site),
    site('white', [308, row(1) - 10]),
    text(340, row(1), words.floodSite),
    el('rect', { class: 'swatch flood', x: 62, y: row(2) - 24, width: 40, height: 26, rx: 3 }),
    text(118, row(2), words.floodPlain),
    volcano([308, row(2) - 10], 0.8),
    text(340, row(2), words.volcano),
    first ? startMark(first, [82, row(3) - 10]) : '',
    text(118, row(3), words.start),
    el('path', { class: 'border land', d: `M640 ${row(0) - 10}h60` }),
    text(716, row(0), words.landBorder),
    el('rect', { class: 'swatch shallows', x: 640, y: row(1) - 24, width: 60, height: 28 }),
    el('path', { class: 'border water', d: `M640 ${row(1) - 10}h60` }),
    text(716, row(1), words.waterBorder),
    el('rect', { class: 'swatch open', x: 640, y: row(2) - 24, width: 60, height: 28 }),
    text(716, row(2), words.openSea),
    el('path', { class: 'edge', d: `M640 ${row(3) - 10}h60` }),
    text(716, row(3), words.edge),
  ];
  return el(
    'g',
    { class: 'cartouche', transform: at(scenery.cartouche) },
    el('rect', { class: 'panel', width: 1060, height: 430, rx: 14 }),
    el('rect', { class: 'panel-line', x: 12, y: 12, width: 1036, height: 406, rx: 8 }),
    el('path', { class: 'mark', d: brandMark, transform: 'translate(58 44) scale(3)' }),
    text(176, 98, scenery.title, { class: 'title' }),
    text(178, 142, scenery.subtitle, { class: 'subtitle' }),
    el('path', { class: 'rule', d: 'M58 172H1002' }),
    ...entries,
  );
}

/** A rose of sixteen points. */
export function compass({ scenery, words, sees }: Scene): string {
  if (!scenery) return '';
  const [x, y, r] = scenery.compass;
  if (!sees({ x: x - 1.5 * r, y: y - 1.7 * r, width: 3 * r, height: 3 * r }, 0)) return '';
  const points = Array.from({ length: 16 }, (_, k) => {
    const main = k % 4 === 0;
    const length = r * (main ? 1.18 : k % 2 === 0 ? 0.86 : 0.6);
    const [wide, deep] = [r * (main ? 0.15 : 0.11), r * (main ? 0.18 : 0.132)];
    const half = (side: number, name: string) =>
      el('path', { class: name, d: `M0 ${-length}L${side * wide} ${-deep}L0 0Z` });
    const dark = main ? 'point main' : 'point dark';
    return el('g', { transform: `rotate(${k * 22.5})` }, half(1, 'point light'), half(-1, dark));
  });
  return el(
    'g',
    { class: 'compass', transform: at([x, y]) },
    el('circle', { class: 'circle', r: r * 0.92, 'stroke-width': 2.5 }),
    el('circle', { class: 'circle', r: r * 0.84, 'stroke-width': 1 }),
    ...points,
    text(0, -r * 1.27, words.north, { 'font-size': r * 0.36 }),
  );
}

export function frame({ geometry: { width, height } }: Scene): string {
  return (
    el('rect', { class: 'frame', x: 6, y: 6, width: width - 12, height: height - 12 }) +
    el('rect', { class: 'frame-line', x: 17, y: 17, width: width - 34, height: height - 34 })
  );
}
