/** Where the page lies in the pane: screen = page * k + (x, y). */
export interface Camera {
  k: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const MAX_SCALE = 2.4;
const UPRIGHT = 0.95;
/** Part of the pane that always stays on the page. */
const KEEP = 0.35;

/** The scale at which the whole page just fits. */
export const fitScale = (pane: Size, page: Size): number =>
  Math.min(pane.width / page.width, pane.height / page.height);

/** Never smaller than the page filling the pane one way, never closer than the picture is sharp. */
export function clampCamera({ k, x, y }: Camera, pane: Size, page: Size): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(pane, page), k));
  return {
    k: scale,
    x: clampAxis(x, page.width * scale, pane.width),
    y: clampAxis(y, page.height * scale, pane.height),
  };
}

function clampAxis(at: number, length: number, room: number): number {
  if (length <= room) return (room - length) / 2;
  const slack = room * KEEP * 0.2;
  return Math.min(slack, Math.max(room - length - slack, at));
}

/** Zooms by a factor with a point of the pane held still. */
export function zoomAt(
  { k, x, y }: Camera,
  factor: number,
  px: number,
  py: number,
  pane: Size,
  page: Size,
): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(pane, page), k * factor));
  const f = scale / k;
  return clampCamera({ k: scale, x: px - (px - x) * f, y: py - (py - y) * f }, pane, page);
}

/** A camera that shows a box of the page, with room round it, no closer than `closest`. */
export function frame(box: Box, pane: Size, page: Size, closest: number, margin = 0.12): Camera {
  const room = { width: pane.width * (1 - 2 * margin), height: pane.height * (1 - 2 * margin) };
  const k = Math.min(closest, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
  // A pane that stands upright would show the page as a narrow band; rather fill most of it.
  const least = pane.height > pane.width ? (pane.height / page.height) * UPRIGHT : 0;
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(pane, page), least, k));
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return clampCamera(
    { k: scale, x: pane.width / 2 - cx * scale, y: pane.height / 2 - cy * scale },
    pane,
    page,
  );
}

/** The part of the page that the pane shows. */
export function windowOf({ k, x, y }: Camera, pane: Size): Box {
  return { x: -x / k, y: -y / k, width: pane.width / k, height: pane.height / k };
}

export function joinBoxes(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Steps of the scale at which more is written on the map. */
export const LEVELS: readonly number[] = [0, 0.26, 0.3, 0.34, 0.38, 0.42, 0.47, 0.53, 0.6, 0.7, 0.85];
/** Below this only empires are shown, no single pieces. */
export const FAR = 0.24;

/** Below this there is no room for names at all. */
export const NAMELESS = 0.13;

/** How many of the levels a scale has passed. */
export function levelOf(k: number): number {
  let level = 0;
  while (level + 1 < LEVELS.length && k >= LEVELS[level + 1]!) level++;
  return level;
}

/** Steppers on the map stay large enough for a finger. */
const SMALLEST_PIN = 0.74;

/** Screen size of pieces in parts of their full size. */
export const pieceScale = (k: number): number => Math.min(1, Math.max(0.44, (k / 0.85) ** 0.65));

/** Screen size of steppers and words on the map in parts of their full size. */
export const pinScale = (k: number): number => Math.max(SMALLEST_PIN, pieceScale(k));
