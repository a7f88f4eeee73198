import type { It, Mark } from '@ochre/lessons';
import { areaPlace, find, PARTS } from '../table/parts.ts';

// Where eyes are led: the things on the screen that a mark points at, first things first.

export const areaAt = (area: string): Element | undefined => find([areaPlace(area)]);

/** The first thing of a mark that is on the screen. */
export const lookedAt = ({ look }: Mark, it: It): Element | undefined =>
  find(
    look.flatMap((one) =>
      'part' in one ? PARTS[one.part] : 'area' in one && it.area !== undefined ? areaPlace(it.area) : [],
    ),
  );

/** What a place for the mark must be clear of, and stay within. */
export interface Room {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the thing it lies on, and where its pointer is along that edge; none where it lies on the thing itself. */
  side?: 'above' | 'below' | 'before' | 'after';
  pointer?: number;
}

/** Where it lies on a phone: as wide as that, and no lower than it must be. */
export interface PlacedOnPhone {
  left: number;
  top: number;
  width: number;
  least?: number;
}

/** Space to the edges, and to the thing. */
const EDGE = 12;
const GAP = 14;
/** By which the sheet is pulled. */
const GRIP = 20;
/** The pointer keeps from the corners. */
const CORNER = 26;
/** Of a thing so large that nothing can lie beside it. */
const LARGE = 0.45;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** Where the mark lies: beside the thing, within the window, on the first side that has room. */
export function placeBy(target: DOMRect, mark: Room, window: Room): Placed {
  const most = { x: window.width - mark.width - EDGE, y: window.height - mark.height - EDGE };
  const [cx, cy] = [target.left + target.width / 2, target.top + target.height / 2];
  if (target.width > window.width * LARGE && target.height > window.height * LARGE)
    return { left: clamp(target.left + EDGE, EDGE, most.x), top: clamp(target.top + EDGE, EDGE, most.y) };
  const left = clamp(cx - mark.width / 2, EDGE, most.x);
  const top = clamp(cy - mark.height / 2, EDGE, most.y);
  const across = clamp(cx - left, CORNER, mark.width - CORNER);
  const along = clamp(cy - top, CORNER, mark.height - CORNER);
  const above = target.top - mark.height - GAP;
  const below = target.bottom + GAP;
  const before = target.left - mark.width - GAP;
  const after = target.right + GAP;
  if (above >= EDGE) return { side: 'above', left, top: above, pointer: across };
  if (before >= EDGE) return { side: 'before', left: before, top, pointer: along };
  if (after <= most.x) return { side: 'after', left: after, top, pointer: along };
  if (below <= most.y) return { side: 'below', left, top: below, pointer: across };
  return { left, top };
}

/**
 * On a phone it lies where nothing of what it speaks of is: over the sheet, down to the buttons; or over the map, where it
 * speaks of the sheet. Nowhere in particular where there is no sheet.
 */
export function placeOnPhone(target: Element | undefined, mark: Room): PlacedOnPhone | undefined {
  const sheet = document.querySelector('.sheet');
  const acts = sheet?.querySelector('.dp-acts');
  const map = document.querySelector('.map:not([hidden])');
  if (!sheet || !acts || !map) return undefined;
  const onSheet = target !== undefined && (sheet.contains(target) || target.contains(sheet));
  const { left, width, top } = (onSheet ? map : sheet).getBoundingClientRect();
  const place = { left: left + EDGE, width: width - 2 * EDGE };
  if (onSheet) return { ...place, top: top + EDGE / 2 };
  // What is asked lies under it, down to the buttons: nothing of it looks out.
  const floor = acts.getBoundingClientRect().top - EDGE / 2;
  return { ...place, top: floor - mark.height, least: floor - top - GRIP };
}
