import { type Box, pieceScale } from './camera.ts';

// Names and pieces keep their size on the screen. They are placed one by one, when the map comes to rest: a length that
// they inherited would have every node below them restyled.

/** How something grows when one comes closer: not at all, or as pieces do. */
export type Growth = 'none' | 'piece';

/** What a node needs to be placed: where it lies, how it grows, its share of the full size. */
export const placed = (
  [x, y]: readonly [number, number],
  growth: Growth,
  share = 1,
): { 'data-at': string } => ({ 'data-at': `${x} ${y} ${growth} ${share.toFixed(4)}` });

/** Part of the window that is drawn beyond each of its edges, so that a push does not bare the map. */
const BEYOND = 0.4;

/** Places all that keeps its size below a node; what lies far out of sight is not drawn. */
export function sizeUp(root: ParentNode, k: number, window?: Box): void {
  const sizes: Record<string, number> = { none: 1 / k, piece: pieceScale(k) / k };
  for (const node of root.querySelectorAll<SVGElement>('[data-at]')) {
    const [x, y, growth, share] = node.dataset['at']!.split(' ');
    const display = window && !within(window, Number(x), Number(y)) ? 'none' : '';
    if (node.style.display !== display) node.style.display = display;
    if (display === 'none') continue;
    const scale = (sizes[growth!]! * Number(share)).toFixed(4);
    const transform = `translate(${x} ${y}) scale(${scale})`;
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
