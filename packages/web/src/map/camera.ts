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
/** The part of the screen that the map has. */
export interface Pane extends Size {
  /** Height of what covers it from below: the page can be pushed up that far. */
  inset?: number;
  /** The part that nothing lies over, where that is less than what the inset leaves. */
  clear?: Box;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const clearOf = ({ width, height, inset = 0, clear }: Pane): Box =>
  clear ?? { x: 0, y: 0, width, height: height - inset };

export const MAX_SCALE = 2.4;
/** The scale at which the whole page just fits. */
export const fitScale = (pane: Size, page: Size): number =>
  Math.min(pane.width / page.width, pane.height / page.height);

/** The scale at which the page just fills all of the pane. */
const coverScale = ({ width, height, inset = 0 }: Pane, page: Size): number =>
  Math.max(width / page.width, (height - inset) / page.height);

/** Never smaller than the page filling the pane one way, never closer than the picture is sharp. */
export function clampCamera({ k, x, y }: Camera, pane: Pane, page: Size): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(pane, page), k));
  return {
    k: scale,
    x: clampAxis(x, page.width * scale, pane.width),
    y: clampAxis(y, page.height * scale, pane.height, pane.inset),
  };
}

/** Whether a gap lies beside the page that need not be there. */
export function showsRim(camera: Camera, pane: Pane, page: Size): boolean {
  const { x, y } = clampCamera(camera, pane, page);
  return Math.abs(camera.x - x) > 1 || Math.abs(camera.y - y) > 1;
}

/** The page leaves no gap at its edges, but may stand wholly above what covers the pane from below. */
function clampAxis(at: number, length: number, room: number, inset = 0): number {
  const free = room - inset;
  if (length <= free) return (free - length) / 2;
  return Math.min(0, Math.max(free - length, at));
}

/** Zooms by a factor with a point of the pane held still. */
export function zoomAt(
  { k, x, y }: Camera,
  factor: number,
  px: number,
  py: number,
  pane: Pane,
  page: Size,
): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(pane, page), k * factor));
  const f = scale / k;
  return clampCamera({ k: scale, x: px - (px - x) * f, y: py - (py - y) * f }, pane, page);
}

/** A camera that shows a box of the page, with room round it, no closer than `closest`; the page fills the pane. */
export function frame(box: Box, pane: Pane, page: Size, closest: number, margin = 0.12): Camera {
  const { width, height } = clearOf(pane);
  const room = { width: width * (1 - 2 * margin), height: height * (1 - 2 * margin) };
  const k = Math.min(closest, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
  return centredOn(box, Math.min(MAX_SCALE, Math.max(coverScale(pane, page), k)), pane, page);
}

/** A camera with a box of the page in the middle of what is free of the pane. */
export function centredOn(box: Box, k: number, pane: Pane, page: Size): Camera {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const { x, y, width, height } = clearOf(pane);
  return clampCamera({ k, x: x + width / 2 - cx * k, y: y + height / 2 - cy * k }, pane, page);
}

/** The same scale, moved only as far as it takes to bring a box into sight; nothing where it is too large for that. */
export function nudge(camera: Camera, box: Box, pane: Pane, page: Size, margin = 0.06): Camera | undefined {
  const { k } = camera;
  const { x, y, width, height } = clearOf(pane);
  const [mx, my] = [width * margin, height * margin];
  if (box.width * k > width - 2 * mx || box.height * k > height - 2 * my) return undefined;
  const into = (at: number, from: number, length: number, first: number, last: number): number =>
    at + Math.max(0, first - (from * k + at)) - Math.max(0, (from + length) * k + at - last);
  const moved = {
    k,
    x: into(camera.x, box.x, box.width, x + mx, x + width - mx),
    y: into(camera.y, box.y, box.height, y + my, y + height - my),
  };
  return clampCamera(moved, pane, page);
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
/** Where areas are asked about, the map is at least so close: their pieces and names can be told apart. */
export const READABLE = 0.27;
/** Where somebody comes to act, the map is at least so close: stacks, limits and sites can be told apart and pressed. */
export const WORKABLE = 0.34;

/** Below this there is no room for names at all. */
export const NAMELESS = 0.13;

/** How many of the levels a scale has passed. */
export function levelOf(k: number): number {
  let level = 0;
  while (level + 1 < LEVELS.length && k >= LEVELS[level + 1]!) level++;
  return level;
}

/** Steppers on the map stay large enough for a finger. */
const SMALLEST_PIN = 0.82;

/** Screen size of pieces in parts of their full size. */
export const pieceScale = (k: number): number => Math.min(1, Math.max(0.44, (k / 0.85) ** 0.65));

/** Screen size of steppers and words on the map in parts of their full size. */
export const pinScale = (k: number): number => Math.max(SMALLEST_PIN, pieceScale(k));
