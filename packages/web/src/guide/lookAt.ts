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

/** The question is on the screen, and nothing lies over it. */
export const questionInSight = (): boolean =>
  find(['.right', '.sheet', '.page.staged']) !== undefined && find(['.rc', 'dialog[open]']) === undefined;

/** What a mark points at is on the screen; a tab counts that leads to it, where the map is beside. */
export function inSight(mark: Mark, it: It): boolean {
  const target = lookedAt(mark, it);
  if (!target || !questionInSight()) return false;
  return !target.closest('.tabbar') || find(['.sheet']) !== undefined;
}

/** Of a place with many things the pointer shows one: what is asked in it, or its first card. */
const POINTED = 'h2, .tc, .setchip, .mh-card, .hs-set';
export const pointedAt = (target: Element): Element => {
  const one = target.querySelector(POINTED);
  return one?.getClientRects().length ? one : target;
};

export interface Size {
  width: number;
  height: number;
}

/** Where a mark may lie. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the thing it lies on, and where its pointer is along that edge; none where it points at nothing. */
  side?: 'above' | 'below' | 'before' | 'after';
  pointer?: number;
}

/** Where it lies on a phone: so wide, and instead of the sheet or beside what it speaks of. */
export interface PlacedOnPhone {
  left: number;
  top: number;
  width: number;
  instead?: true;
}

/** Space to the edges, and to the thing. */
const EDGE = 12;
const GAP = 14;
/** The pointer keeps from the corners. */
const CORNER = 26;
/** Of a thing so large that nothing can lie beside it. */
const LARGE = 0.45;
/** Square pixels more that are covered make no difference: it does not jump while the map is pushed. */
const AS_LITTLE = 3000;
/** What lies on the lower edge of the map. */
const STRIP = 56;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** The window under the phases. */
export const underPhases = (): Room => {
  const phases = find(['.ribbon']);
  const top = phases?.getBoundingClientRect().bottom ?? 0;
  return { left: 0, top, right: innerWidth, bottom: innerHeight };
};

/** What the mark had better not lie over: what is asked of the map, where it stands, and what is pressed there. */
const CLEAR = [
  '.map .mark',
  '.map .piece',
  '.mapui',
  '.sincebar',
  '.minimap',
  '.nations tr',
  '.drawn',
  '.mt-list button',
  '.sh-shelf button',
  '.sh-credits',
];

/** The boxes of all that on the screen. */
export const keptClear = (): DOMRect[] =>
  [...document.querySelectorAll(CLEAR.join())].map((one) => one.getBoundingClientRect());

const covers = ({ left, top }: Placed, mark: Size, box: DOMRect): number =>
  Math.max(0, Math.min(left + mark.width, box.right) - Math.max(left, box.left)) *
  Math.max(0, Math.min(top + mark.height, box.bottom) - Math.max(top, box.top));

/** Where the mark may lie beside the thing: on each side that has room, in its middle or along its edges. */
function besides(target: DOMRect, mark: Size, least: Point, most: Point): Placed[] {
  const [cx, cy] = [target.left + target.width / 2, target.top + target.height / 2];
  const across = (side: 'above' | 'below', top: number): Placed[] =>
    top < least.y || top > most.y
      ? []
      : [cx - mark.width / 2, cx - mark.width + CORNER, cx - CORNER].map((at) => {
          const left = clamp(at, least.x, most.x);
          return { side, left, top, pointer: clamp(cx - left, CORNER, mark.width - CORNER) };
        });
  const along = (side: 'before' | 'after', left: number): Placed[] =>
    left < least.x || left > most.x
      ? []
      : [cy - mark.height / 2, cy - mark.height + CORNER, cy - CORNER].map((at) => {
          const top = clamp(at, least.y, most.y);
          return { side, left, top, pointer: clamp(cy - top, CORNER, mark.height - CORNER) };
        });
  return [
    ...across('above', target.top - mark.height - GAP),
    ...along('before', target.left - mark.width - GAP),
    ...along('after', target.right + GAP),
    ...across('below', target.bottom + GAP),
  ];
}

/**
 * Where the mark lies: beside the thing, or in a corner of it where it is large, where it covers least of what is to be kept
 * clear, on the first side of those that cover as little; in the middle where there is no thing.
 */
export function placeBy(
  target: DOMRect | undefined,
  mark: Size,
  room: Room,
  clear: readonly DOMRect[] = [],
): Placed {
  const least = { x: room.left + EDGE, y: room.top + EDGE };
  const most = { x: room.right - mark.width - EDGE, y: room.bottom - mark.height - EDGE };
  if (!target) return { left: (least.x + most.x) / 2, top: (least.y + most.y) / 2 };
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  const within = (left: number, top: number): Placed => ({
    left: clamp(left, least.x, most.x),
    top: clamp(top, least.y, most.y),
  });
  const large = target.width > width * LARGE && target.height > height * LARGE;
  const places = large
    ? [target.bottom - STRIP - mark.height, target.top + EDGE].flatMap((top) => [
        within(target.left + EDGE, top),
        within(target.right - mark.width - EDGE, top),
      ])
    : besides(target, mark, least, most);
  const covered = places.map((at) => clear.reduce((all, box) => all + covers(at, mark, box), 0));
  const fewest = Math.min(...covered);
  return (
    places.find((_, i) => covered[i]! <= fewest + AS_LITTLE) ??
    within(target.left + (target.width - mark.width) / 2, target.top + (target.height - mark.height) / 2)
  );
}

const within = (box: DOMRect, mark: Size, top: number): PlacedOnPhone => ({
  left: box.left + EDGE,
  width: box.width - 2 * EDGE,
  top: clamp(top, box.top + EDGE / 2, box.bottom - mark.height - EDGE / 2),
});

/**
 * On a phone it lies where nothing of what it speaks of is: in the place of the sheet, above where its buttons were; over
 * the map, where it speaks of the sheet; and on a page over what it speaks of, or in its middle.
 */
export function placeOnPhone(target: Element | undefined, mark: Size): PlacedOnPhone | undefined {
  const [sheet, map, page] = ['.sheet', '.map', '.page.staged'].map((place) => find([place]));
  const box = (of: Element): DOMRect => of.getBoundingClientRect();
  if (sheet && map) {
    const onSheet = target !== undefined && (sheet.contains(target) || target.contains(sheet));
    if (onSheet && box(map).height > mark.height + EDGE && box(sheet).top > box(map).top + mark.height)
      return within(box(map), mark, box(map).top);
    const acts = sheet.querySelector('.dp-acts') ?? sheet;
    const { left, width, bottom } = box(sheet);
    const floor = acts === sheet ? bottom : box(acts).top;
    return { left: left + EDGE, width: width - 2 * EDGE, top: floor - mark.height - EDGE / 2, instead: true };
  }
  if (!page) return undefined;
  const { top, height } = box(page);
  const over = target && target !== page ? box(target).top - mark.height - GAP : -1;
  return within(box(page), mark, over > top ? over : top + (height - mark.height) / 2);
}
