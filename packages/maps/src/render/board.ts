import type { Box, MapGeometry } from '../geometry.ts';
import type { MapData } from '../types.ts';
import { emblemDefs } from './emblem.ts';
import { landClip } from './ground.ts';
import { wallDefs } from './hatch.ts';
import { type LayerId, layerIds, layers } from './layers.ts';
import { type Scene, type SceneOptions, sceneOf } from './scene.ts';
import type { Scenery } from './scenery.ts';
import { styleSheet } from './style.ts';
import { el } from './svg.ts';
import { tintDefs, veilDefs } from './tints.ts';

/** A picture of part of the page. */
export interface BoardImage extends Box {
  href: string;
}

export interface BoardOptions extends SceneOptions {
  /** Layers to show or to hide against what is usual. */
  layers?: Partial<Record<LayerId, boolean>>;
  /** The painting, below all layers; without it the vectors stand alone. */
  images?: readonly BoardImage[];
  /** Left out when the page brings its own style sheet. */
  style?: boolean;
  /** Rules after those of the style sheet. */
  css?: string;
}

export interface Board {
  map: MapData;
  geometry: MapGeometry;
  scenery?: Scenery;
}

/** The board as one SVG. */
export function renderBoard({ map, geometry, scenery }: Board, options: BoardOptions = {}): string {
  const scene = sceneOf(map, geometry, scenery, options);
  const { window, scale, theme } = scene;
  const shown = layerIds.filter((id) => options.layers?.[id] ?? layers[id].on(scene));
  const viewBox = [window.x, window.y, window.width, window.height].join(' ');
  const size = { width: Math.round(window.width * scale), height: Math.round(window.height * scale) };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size, 'data-map': map.id },
    options.style === false ? '' : `<style>${styleSheet(theme)}${options.css ?? ''}</style>`,
    el('defs', {}, definitions(scene), shown.some((id) => layers[id].land) ? landClip(scene) : ''),
    el('g', { id: 'painting' }, ...painting(scene, options.images ?? [])),
    ...shown.map((id) => drawLayer(scene, id)),
  );
}

/** One layer alone, for a client that redraws only what changed. */
export function drawLayer(scene: Scene, id: LayerId): string {
  const { draw, land } = layers[id];
  return el('g', { id: `layer-${id}`, 'clip-path': land ? 'url(#land)' : undefined }, draw(scene));
}

/** Emblems and patterns that the layers refer to; layers cut to the land need `landClip` beside them. */
export function definitions(scene: Scene): string {
  const nations = new Set(
    scene.map.areas.flatMap(({ start, region }) => [start, region].filter((id) => id !== undefined)),
  );
  for (const owner of scene.occupied?.census.keys() ?? []) nations.add(owner);
  const strength = scene.detail === 'far' ? 0.56 : 0.36;
  return (
    emblemDefs(nations) + tintDefs(nations, scene.scale, strength) + wallDefs() + veilDefs(scene.theme.ink)
  );
}

function painting({ theme, window }: Scene, images: readonly BoardImage[]): string[] {
  const drawn = images.map(({ href, ...box }) => el('image', { ...box, href, preserveAspectRatio: 'none' }));
  if (!theme.dim) return drawn;
  const [fill, opacity] = theme.dim;
  return [...drawn, el('rect', { ...window, fill, 'fill-opacity': String(opacity) })];
}
