import type { Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';

// What a frame is made of: shapes that SVG and canvas draw alike. A frame is plain data, so two that are equal are the
// same picture, and nothing of it depends on who draws it.

/** From top to bottom between two heights: colours with their opacity. */
export interface Fading {
  from: number;
  to: number;
  stops: readonly (readonly [offset: number, colour: string, opacity: number])[];
}

/** Colour and hatch of an owner; `pitch` is the side of the hatch's square. */
export interface Tint {
  tint: Owner;
  pitch: number;
}

export type Paint = string | Tint | Fading;

interface Seen {
  /** From 0 to 1; that of groups multiplies. */
  opacity?: number;
}

export interface PathShape extends Seen {
  d: string;
  fill?: Paint;
  stroke?: string;
  width?: number;
  dash?: string;
}

export interface TextShape extends Seen {
  text: string;
  at: Point;
  size: number;
  /** Numbers are plain: the figures of the other face are old-style, and not everybody can ask it for others. */
  face: 'display' | 'plain';
  bold?: true;
  anchor?: 'middle' | 'end';
  fill: string;
}

export interface GroupShape extends Seen {
  shapes: readonly Shape[];
  at?: Point;
  scale?: number;
  /** Degrees clockwise about a point. */
  turn?: readonly [degrees: number, x: number, y: number];
}

export type Shape = PathShape | TextShape | GroupShape;

/** A picture of the film: what lies on the land, below the lines of the map, and what lies above them. */
export interface Frame {
  /** In units of the board; cut to the land. */
  realms: readonly Shape[];
  /** In pixels of the film. */
  over: readonly Shape[];
}

/** A number as a frame has it: no machine reckons a hundredth otherwise. */
export const fine = (value: number): number => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${fine(x - r)} ${fine(y)}a${fine(r)} ${fine(r)} 0 1 0 ${fine(2 * r)} 0a${fine(r)} ${fine(r)} 0 1 0 ${fine(-2 * r)} 0z`;

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = fine(Math.min(radius, width / 2, height / 2));
  if (r <= 0) return `M${fine(x)} ${fine(y)}h${fine(width)}v${fine(height)}h${fine(-width)}z`;
  const [w, h] = [fine(width - 2 * r), fine(height - 2 * r)];
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${fine(x + r)} ${fine(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** How wide a letter is on average, in parts of the size. */
const LETTER = { display: 0.47, plain: 0.5 };

export const widthOf = (text: string, size: number, face: TextShape['face']): number =>
  text.length * size * LETTER[face];

/** Words that must go into so much room: smaller where they are longer, and cut where that would be too small. */
export function fitted(shape: TextShape, room: number, least = 0.72): TextShape {
  const { text, size, face } = shape;
  const shrunk = Math.max(least, Math.min(1, room / widthOf(text, size, face)));
  const most = Math.floor(room / (size * shrunk * LETTER[face]));
  const cut = text.length > most + 1 ? `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…` : text;
  return { ...shape, text: cut, size: fine(size * shrunk) };
}

/** Words on several lines, each no longer than the room; what is left after the last line is cut. */
export function wrapped(
  text: string,
  size: number,
  face: TextShape['face'],
  room: number,
  most: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size, face) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}
