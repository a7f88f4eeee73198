import type { Box } from './camera.ts';

// Names and pieces keep their size on the screen. They are placed one by one, when the map comes to rest: a length that
// they inherited would have every node below them restyled.

/** What a node needs to be placed: where it lies, and its size in parts of the full one. */
export const placed = ([x, y]: readonly [number, number], size = 1): { 'data-at': string } => ({
  'data-at': `${x} ${y} ${size.toFixed(4)}`,
});

/** Part of the window that is drawn beyond each of its edges, so that a push does not bare the map. */
const BEYOND = 0.4;

interface Place {
  said: string;
  at: readonly [string, string];
  x: number;
  y: number;
  size: number;
}

/** What nodes said of their places, read once. */
const places = new WeakMap<Element, Place>();

function placeOf(node: SVGElement): Place {
  const said = node.getAttribute('data-at')!;
  const known = places.get(node);
  if (known?.said === said) return known;
  const [x, y, size] = said.split(' ') as [string, string, string];
  const place = { said, at: [x, y] as const, x: Number(x), y: Number(y), size: Number(size) };
  places.set(node, place);
  return place;
}

/** Places all that keeps its size below a node; what lies far out of sight is not drawn. */
export function sizeUp(root: ParentNode, k: number, window?: Box): void {
  for (const node of root.querySelectorAll<SVGElement>('[data-at]')) {
    const { at, x, y, size } = placeOf(node);
    const display = window && !within(window, x, y) ? 'none' : '';
    if (node.style.display !== display) node.style.display = display;
    if (display === 'none') continue;
    const scale = (size / k).toFixed(4);
    const transform = `translate(${at[0]} ${at[1]}) scale(${scale})`;
    if (node.getAttribute('transform') !== transform) node.setAttribute('transform', transform);
  }
}

function within({ x, y, width, height }: Box, px: number, py: number): boolean {
  return (
    px > x - width * BEYOND &&
    px < x + width * (1 + BEYOND) &&
    py > y - height * BEYOND &&
    py < y + height * (1 + BEYOND)
  );
}
