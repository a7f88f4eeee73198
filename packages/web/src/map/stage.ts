import type { AreaId } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { Signal } from '@preact/signals';
import { reducedMotion } from '../settings/settings.ts';
import {
  type Box,
  type Camera,
  centredOn,
  clampCamera,
  contains,
  FAR,
  frame,
  joinBoxes,
  nudge,
  type Pane,
  pieceScale,
  pinScale,
  READABLE,
  type Size,
  showsRim,
  WORKABLE,
  windowOf,
  zoomAt,
} from './camera.ts';
import { clearings, overlap } from './clearings.ts';
import { following, isClear } from './following.ts';
import { attachGestures } from './gestures.ts';
import { heartland } from './heartland.ts';
import { overviewScale } from './layers/Overview.tsx';
import { sizeUp } from './sizing.ts';
import type { DrawnWorld } from './world.ts';

const FLIGHT_MS = 360;
/** Share of the window after which a pushed map shows more. */
const REVEAL = 0.3;
/** Screen pixels round the window that the browser has painted ahead. */
const PAINTED_AHEAD = 96;
/** Units of the page that its frame takes. */
const EDGE = 24;
/** Scales closer than this are the same. */
const SAME_SCALE = 1e-3;
/** Single areas are not shown closer than this. */
const CLOSEST = 0.85;
/** Share of the pane round what is shown whole. */
const EDGED = 0.02;
/** Pixels of the map that stay free, whatever lies over it. */
const LEAST = 120;
/** Pixels round the middle of an area that a stack and its count take. */
const STACK = 18;

/** How something is followed. */
export interface Following {
  /** Pixels at the edges of the map that something will lie over. */
  right?: number;
  bottom?: number;
  /** Content where most of it is in sight. */
  most?: boolean;
  /** Land is to be seen, however far apart; else pieces, which are seen from near alone. */
  land?: boolean;
}

/**
 * Moves the map without redrawing it: a frame only changes the transform of the stage. The sheet inside carries the
 * scale the map was drawn at, so that the browser keeps the stage as a picture in screen pixels, however far the stage is
 * stretched. Sizes that stay constant on the screen are set when the map comes to rest.
 */
export class Stage {
  private readonly world: DrawnWorld;
  private readonly camera: Signal<Camera>;
  private readonly resting: Signal<Camera>;
  private readonly pane: Signal<Size>;
  private element: HTMLElement | undefined;
  private sheet: HTMLElement | undefined;
  private cropper: HTMLElement | undefined;
  private plane: HTMLElement | undefined;
  private overview: HTMLElement | undefined;
  private window: HTMLElement | undefined;
  private frameAsked = 0;
  private flight = 0;
  /** Where the map is flying to. */
  private goal: Camera | undefined;
  /** The part of the page that names and pieces were placed for. */
  private laidOut: Box = { x: 0, y: 0, width: 0, height: 0 };
  /** The scale at which the map came to rest. */
  private drawnAt = 1;
  /** The part of the page last seen at that scale. */
  private painted: Box = this.laidOut;
  /** Whether only the painted part of the sheet is shown. */
  private cropped = false;
  /** Height of what covers the map from below. */
  inset = 0;
  /** What waits until the pane is there: the stretch to begin with, and what was asked for since. */
  private waiting: (() => void)[] = [];
  /** The middle of what was in sight, on the page. */
  private middle: Point = [0, 0];
  /** Areas that were last asked about. */
  private asked: readonly AreaId[] = [];
  /** Where the map was before it followed what is shown. */
  private cameFrom: Camera | undefined;

  constructor(world: DrawnWorld, camera: Signal<Camera>, resting: Signal<Camera>, pane: Signal<Size>) {
    this.world = world;
    this.camera = camera;
    this.resting = resting;
    this.pane = pane;
  }

  attach(
    pane: HTMLElement,
    element: HTMLElement,
    onLongPress: (area: AreaId, x: number, y: number) => void,
  ): () => void {
    this.window = pane;
    this.element = element;
    this.sheet = element.querySelector<HTMLElement>('.mapsheet')!;
    this.cropper = element.querySelector<HTMLElement>('.crop')!;
    this.plane = element.querySelector<HTMLElement>('.plane')!;
    this.overview = element.querySelector<HTMLElement>('.overview')!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = pane;
      if (width === 0 || height === 0) return;
      const before = this.pane.peek();
      const turned = before.width > before.height !== width > height;
      this.pane.value = { width, height };
      if (this.waiting.length > 0) {
        for (const act of this.waiting.splice(0)) act();
        return;
      }
      const { k } = this.camera.peek();
      const [cx, cy] = this.middle;
      this.move(centredOn({ x: cx, y: cy, width: 0, height: 0 }, k, this.covered(), this.world), false);
      this.rest();
      // A pane that was turned has other edges: what was asked about stays in sight.
      if (turned) this.nudgeTo(this.asked);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    const detach = attachGestures(pane, {
      pane: () => this.covered(),
      page: () => this.world,
      camera: () => this.camera.peek(),
      move: (camera, busy) => {
        cancelAnimationFrame(this.flight);
        this.goal = undefined;
        this.cameFrom = undefined;
        this.move(camera, busy);
      },
      rest: () => this.rest(),
      longPress: (target, x, y) => {
        const area = target.closest<SVGElement>('[data-area]')?.dataset['area'];
        if (area !== undefined) onLongPress(area, x, y);
      },
    });
    return () => {
      observer.disconnect();
      detach();
      cancelAnimationFrame(this.frameAsked);
      cancelAnimationFrame(this.flight);
    };
  }

  zoom(factor: number): void {
    const { width, height } = this.pane.peek();
    this.fly(zoomAt(this.camera.peek(), factor, width / 2, height / 2, this.covered(), this.world));
  }

  centre(x: number, y: number): void {
    const { k } = this.camera.peek();
    const { width, height } = this.pane.peek();
    this.fly(clampCamera({ k, x: width / 2 - x * k, y: height / 2 - y * k }, this.covered(), this.world));
  }

  /** All areas of these, in one look. */
  whole(areas: readonly AreaId[]): void {
    const box = this.boxOf(areas);
    if (box) this.fly(this.framed(box, this.panes(this.covers()), CLOSEST, EDGED));
  }

  /** Where the map begins: at once, and close enough for names. */
  begin(areas: readonly AreaId[]): void {
    this.whenThere(() => this.look(areas, 0));
  }

  /** Goes where a person asked to be: as close as a single area is shown. */
  visit(areas: readonly AreaId[]): void {
    this.whenThere(() => this.look(areas, FLIGHT_MS));
  }

  /**
   * Brings areas into sight, if they are not: by the shortest way, and never closer than the map was, unless their pieces
   * could not be told apart.
   */
  show(areas: readonly AreaId[]): void {
    this.asked = areas;
    this.whenThere(() => {
      const now = this.goal ?? this.camera.peek();
      const covers = this.covers();
      if (areas.every((id) => !this.world.byId[id]) || this.inSight(areas, now, covers)) return;
      const box = this.boxOf(areas)!;
      const panes = this.panes(covers);
      const ways = now.k < READABLE ? [] : panes.flatMap((pane) => nudge(now, box, pane, this.world) ?? []);
      const goal = nearest(now, ways) ?? this.framed(box, panes, Math.max(now.k, READABLE));
      this.fly(goal.k < READABLE ? this.readable(areas, panes, READABLE) : goal);
    });
  }

  /** Brings areas into sight at this scale, where they fit. */
  private nudgeTo(areas: readonly AreaId[]): void {
    const box = this.boxOf(areas);
    const now = this.camera.peek();
    const covers = this.covers();
    if (!box || this.inSight(areas, now, covers)) return;
    const ways = this.panes(covers).flatMap((pane) => nudge(now, box, pane, this.world) ?? []);
    const goal = nearest(now, ways);
    if (goal) this.fly(goal);
  }

  /** As many of the areas as can be seen at once at a scale. */
  private readable(areas: readonly AreaId[], [pane]: readonly Pane[], k: number): Camera {
    const { width, height } = pane!.clear ?? pane!;
    const stretch = { width: width / k, height: height / k };
    return centredOn(this.boxOf(heartland(this.world, areas, stretch))!, k, pane!, this.world);
  }

  /** Whether areas lie in the pane, their stacks under nothing, and close enough to be told apart. */
  private inSight(areas: readonly AreaId[], camera: Camera, covers: readonly Box[]): boolean {
    const { k, x, y } = camera;
    const window = windowOf(camera, this.free());
    return (
      k >= READABLE &&
      areas.every((id) => {
        const area = this.world.byId[id];
        if (!area) return true;
        const [cx, cy] = area.room.centre;
        const stack = { x: cx * k + x - STACK, y: cy * k + y - STACK, width: 2 * STACK, height: 2 * STACK };
        return contains(window, area.box) && !covers.some((cover) => overlap(cover, stack));
      })
    );
  }

  /** What lies on the map at its edges: buttons, small map. */
  private covers(): Box[] {
    const here = this.window?.getBoundingClientRect();
    if (!here) return [];
    return [...this.window!.querySelectorAll(':scope > [data-still]')].map((cover) => {
      const { x, y, width, height } = cover.getBoundingClientRect();
      return { x: x - here.x, y: y - here.y, width, height };
    });
  }

  /** The pane with each of the parts that nothing lies over, the largest first. */
  private panes(covers: readonly Box[]): Pane[] {
    const pane = this.covered();
    const clear = clearings({ x: 0, y: 0, ...this.free() }, covers).filter(
      ({ width, height }) => width >= LEAST && height >= LEAST,
    );
    const size = ({ width, height }: Box): number => width * height;
    const bySize = clear.sort((a, b) => size(b) - size(a));
    return clear.length === 0 ? [pane] : bySize.map((box) => ({ ...pane, clear: box }));
  }

  /** A box in the part of the pane where it is seen from nearest; where that is the same, in the largest part. */
  private framed(box: Box, panes: readonly Pane[], closest: number, margin?: number): Camera {
    return panes
      .map((pane) => frame(box, pane, this.world, closest, margin))
      .reduce((best, other) => (other.k > best.k + SAME_SCALE ? other : best));
  }

  private whenThere(act: () => void): void {
    if (this.pane.peek().width > 1) act();
    else this.waiting.push(act);
  }

  private look(areas: readonly AreaId[], ms: number): void {
    const box = this.boxOf(areas);
    if (!box) return;
    const panes = this.panes(this.covers());
    const goal = this.framed(box, panes, CLOSEST);
    this.fly(goal.k < WORKABLE ? this.readable(areas, panes, WORKABLE) : goal, ms);
  }

  private boxOf(areas: readonly AreaId[]): Box | undefined {
    return joinBoxes(areas.flatMap((id) => this.world.byId[id]?.box ?? []));
  }

  private covered(): Pane {
    return { ...this.pane.peek(), inset: Math.min(this.inset, this.pane.peek().height - LEAST) };
  }

  /** Whether all of these areas can be seen at once. */
  sees(areas: readonly AreaId[], how: Following): boolean {
    const look = this.lookAt(areas, how);
    return !look || isClear(look.goal, look.acted, this.free(), look.covers);
  }

  /**
   * Follows what is shown: flies there if a part of it is out of sight or under what lies on the map, never closer than
   * before; whether it flies. The map comes back when it is over, unless somebody has moved it by hand meanwhile.
   */
  follow(areas: readonly AreaId[], ms: number, how: Following): boolean {
    const now = this.camera.peek();
    let look = this.lookAt(areas, how);
    if (!look) return false;
    const { covers, acted } = look;
    const free = this.free();
    const clear = acted.spots.filter((at) => isClear(now, { ...acted, spots: [at] }, free, covers));
    if (how.most && 2 * clear.length > acted.spots.length) return false;
    // Where there is no room for all, most of it is better than the middle.
    if (!how.land && !isClear(look.goal, acted, free, covers)) {
      const stretch = { width: free.width / FAR, height: free.height / FAR };
      look = this.lookAt(heartland(this.world, areas, stretch), how) ?? look;
    }
    const { goal } = look;
    if (goal.k === now.k && Math.hypot(goal.x - now.x, goal.y - now.y) < 1) return false;
    this.cameFrom ??= now;
    this.fly(goal, ms);
    return true;
  }

  /** From where to look at areas, and what lies on the map. */
  private lookAt(areas: readonly AreaId[], { right = 0, bottom = 0, land = false }: Following) {
    const spots = areas.flatMap((id): Point[] => {
      const { centre } = this.world.byId[id]?.room ?? {};
      return centre ? [centre] : [];
    });
    if (spots.length === 0 || this.pane.peek().width <= 1) return undefined;
    const free = this.free();
    const { width, height } = free;
    const card = { x: width - right, y: 0, width: right, height };
    const sheet = { x: 0, y: height - bottom, width, height: bottom };
    const covers = [...this.covers(), card, sheet].filter((box) => box.width > 0 && box.height > 0);
    const acted = { spots, page: this.world };
    const now = this.camera.peek();
    // Where something else lay over the map before, it may have been pushed past its edge.
    const stays = isClear(now, acted, free, covers) && !showsRim(now, this.covered(), this.world);
    const goal = stays
      ? now
      : following(this.asNearAsBefore(), acted, this.panes(covers), free, covers, land ? 0 : FAR);
    return { goal, acted, covers };
  }

  /** What is in the middle now, from as near as the map was before it followed something. */
  private asNearAsBefore(): Camera {
    const now = this.camera.peek();
    const pane = this.covered();
    const nearer = (this.cameFrom ?? now).k / now.k;
    return zoomAt(now, nearer, pane.width / 2, (pane.height - (pane.inset ?? 0)) / 2, pane, this.world);
  }

  /** Back to where the map was before it followed something. */
  back(ms: number): void {
    const goal = this.cameFrom;
    this.cameFrom = undefined;
    if (goal) this.fly(goal, ms);
  }

  /** The part of the pane above what covers it from below. */
  private free(): Size {
    const { width, height, inset = 0 } = this.covered();
    return { width, height: height - inset };
  }

  private fly(goal: Camera, ms = FLIGHT_MS): void {
    cancelAnimationFrame(this.flight);
    this.goal = undefined;
    if (ms === 0 || reducedMotion.peek()) {
      this.move(goal, false);
      this.rest();
      return;
    }
    this.goal = goal;
    const from = this.camera.peek();
    const start = performance.now();
    const tick = (now: number): void => {
      const t = Math.min(1, (now - start) / ms);
      const e = 1 - (1 - t) ** 3;
      // The scale grows evenly, and the place follows the scale so that nothing swings out.
      const k = from.k * (goal.k / from.k) ** e;
      const share = Math.abs(goal.k - from.k) < 1e-6 ? e : (k - from.k) / (goal.k - from.k);
      this.move({ k, x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share }, t < 1);
      if (t < 1) this.flight = requestAnimationFrame(tick);
      else {
        this.goal = undefined;
        this.rest();
      }
    };
    this.flight = requestAnimationFrame(tick);
  }

  private move(camera: Camera, busy: boolean): void {
    this.camera.value = camera;
    if (busy) this.hold(camera.k);
    if (this.frameAsked) return;
    this.frameAsked = requestAnimationFrame(() => {
      this.frameAsked = 0;
      this.place();
    });
  }

  private place(): void {
    const { k, x, y } = this.camera.peek();
    this.reveal();
    if (!this.element) return;
    const stretch = k / this.drawnAt;
    // At rest on whole pixels: a picture between them would blur.
    const whole = Math.abs(stretch - 1) < SAME_SCALE;
    const at = whole ? [Math.round(x), Math.round(y)] : [x, y];
    if (whole) this.painted = windowOf(this.camera.peek(), this.pane.peek());
    this.element.style.transform = `translate3d(${at[0]}px, ${at[1]}px, 0) scale(${stretch})`;
  }

  /**
   * A map in motion is kept as a picture. Shrunk, only what was painted of it is shown, and the overview beneath: the
   * browser would hold up every frame until it had painted what comes into sight at the old, larger scale.
   */
  private hold(k: number): void {
    if (!this.element || !this.sheet) return;
    this.element.classList.add('pushed');
    if (this.cropped || k > this.drawnAt * (1 - SAME_SCALE)) return;
    this.cropped = true;
    this.element.classList.add('shrunk');
    const { x, y, width, height } = this.painted;
    const ahead = PAINTED_AHEAD / this.drawnAt;
    this.crop({ x: x - ahead, y: y - ahead, width: width + 2 * ahead, height: height + 2 * ahead });
  }

  /** There is always a crop, at rest a wide one: a rectangle that changes is not painted anew, one that comes or goes is. */
  private crop({ x, y, width, height }: Box): void {
    const sides = [y, x + width, y + height, x].map((n) => `${Math.round(n * this.drawnAt)}px`);
    if (this.cropper) this.cropper.style.clip = `rect(${sides.join(' ')})`;
  }

  private rest(): void {
    if (!this.element || !this.sheet) return;
    this.element.classList.remove('pushed', 'shrunk');
    this.cropped = false;
    this.scaleTo(this.element, this.sheet);
    const { width, height } = this.world;
    this.crop({ x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE });
    this.resting.value = this.camera.peek();
    const seen = windowOf(this.camera.peek(), this.free());
    this.middle = [seen.x + seen.width / 2, seen.y + seen.height / 2];
  }

  /** Places names and pieces for the scale the map is drawn at: at rest, and when there are other ones. */
  layOut(): void {
    if (!this.element) return;
    this.laidOut = windowOf(this.camera.peek(), this.pane.peek());
    sizeUp(this.element, this.drawnAt, this.laidOut);
  }

  /** A map pushed far shows what was out of sight; a stretched one waits until it rests. */
  private reveal(): void {
    if (Math.abs(this.camera.peek().k / this.drawnAt - 1) > SAME_SCALE) return;
    const { x, y, width, height } = windowOf(this.camera.peek(), this.pane.peek());
    const far = (by: number, length: number): boolean => Math.abs(by) > length * REVEAL;
    if (far(x - this.laidOut.x, width) || far(y - this.laidOut.y, height)) this.layOut();
  }

  /** Lays the sheet on a plane that ends with its frame; on whole pixels, so that nothing on it blurs. */
  private spread(sheet: HTMLElement, k: number): void {
    const edge = Math.ceil(EDGE * k);
    const length = (page: number): string => `${Math.ceil(page * k) + 2 * edge}px`;
    sheet.style.transform = `translate(${edge}px, ${edge}px) scale(${k})`;
    if (!this.plane) return;
    const { width, height } = this.world;
    Object.assign(this.plane.style, {
      left: `${-edge}px`,
      top: `${-edge}px`,
      width: length(width),
      height: length(height),
    });
  }

  private scaleTo(element: HTMLElement, sheet: HTMLElement): void {
    const { k } = this.camera.peek();
    this.drawnAt = k;
    this.spread(sheet, k);
    if (this.overview) this.overview.style.transform = `scale(${k * overviewScale(this.world)})`;
    this.place();
    for (const layer of element.querySelectorAll<HTMLElement>('.scaled')) {
      layer.style.setProperty('--u', String(1 / k));
      layer.style.setProperty('--piece', String(pieceScale(k) / k));
      layer.style.setProperty('--pin', String(pinScale(k) / k));
    }
    this.layOut();
    element.classList.toggle('far', k < FAR);
  }
}

/** The camera that is reached by the shortest way. */
function nearest(from: Camera, goals: readonly Camera[]): Camera | undefined {
  const way = ({ x, y }: Camera): number => Math.hypot(x - from.x, y - from.y);
  return goals.toSorted((a, b) => way(a) - way(b))[0];
}
