import { hatches, inkOn, styleOf } from './nations.ts';
import { type Scene, shown } from './scene.ts';
import { el } from './svg.ts';

/** Colour and hatch of a nation as a pattern; emitted once for each nation in `tintDefs`. */
export function tintDefs(nations: Iterable<string>, scale: number, opacity: number): string {
  const pitch = Math.min(2.4, Math.max(1, 0.55 / scale));
  return [...nations]
    .map((nation) => {
      const { colour, hatch } = styleOf(nation);
      const lines = hatches[hatch];
      const ground = el('rect', { width: 20, height: 20, fill: colour, 'fill-opacity': String(opacity) });
      const solid = hatch === 5;
      const ink = inkOn(colour);
      const drawn = lines
        ? el('path', {
            d: lines,
            fill: solid ? ink : 'none',
            stroke: solid ? 'none' : ink,
            'stroke-width': 2.2,
            opacity: String(Math.round(opacity * 65) / 100),
          })
        : '';
      const tile = { width: 20, height: 20, patternUnits: 'userSpaceOnUse' };
      const turned = `scale(${Math.round(pitch * 100) / 100})`;
      return el('pattern', { id: `tint-${nation}`, ...tile, patternTransform: turned }, ground, drawn);
    })
    .join('');
}

/** Whose region an area is. */
export function regions(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data }) => data.region !== undefined)
    .map(({ data, path }) =>
      el('path', { class: 'region', 'data-area': data.id, d: path, fill: styleOf(data.region!).colour }),
    )
    .join('');
}

/** Who holds an area. */
export function owners(scene: Scene): string {
  return [...shown(scene)]
    .flatMap(({ data, path }) => {
      const holder = scene.occupied?.holder.get(data.id);
      return holder
        ? [el('path', { class: 'owner', 'data-area': data.id, d: path, fill: `url(#tint-${holder})` })]
        : [];
    })
    .join('');
}

/** Areas of regions that are not in play. */
export function veil(scene: Scene): string {
  const inPlay = scene.pieces?.regions;
  if (!inPlay) return '';
  const d = [...shown(scene)]
    .filter(({ data }) => data.region !== undefined && inPlay[data.region] === undefined)
    .map(({ path }) => path)
    .join('');
  return d && el('path', { class: 'veil', d }) + el('path', { class: 'veil-hatch', d, fill: 'url(#veil)' });
}

export const veilDefs = (ink: string): string =>
  el(
    'pattern',
    { id: 'veil', width: 14, height: 14, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('path', { d: 'M0 0V14', stroke: ink, 'stroke-width': 1.6, opacity: '.22' }),
  );
