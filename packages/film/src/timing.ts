import type { Part } from './story/story.ts';

// All times in milliseconds. The shape of a turn is that of one of five seconds; longer and shorter ones stretch it.

export const FILM = { title: 4000, end: 6000, whole: 90_000 };
/** A short game is not drawn out. */
const LONGEST_TURN = 8000;
const TURN = 5000;

/** When the parts of a turn begin, and how long things last. */
export const BEATS = {
  borders: { at: 0, lasts: 1200 },
  war: 500,
  city: 1300,
  calamity: 2300,
  losses: { at: 2600, lasts: 1200 },
  standing: 3900,
  slide: 400,
  /** A city rises in. */
  rise: 240,
  /** A mark is there for, and then fades in. */
  mark: 600,
  fade: 900,
  /** Marks and cities of one part begin within. */
  spread: 700,
} as const;

export interface Timing {
  duration: number;
  /** Of one turn. */
  turn: number;
  /** How much longer than usual everything in a turn takes. */
  stretch: number;
}

export function timingOf(turns: number): Timing {
  const { title, end, whole } = FILM;
  const share = Math.floor((whole - title - end) / Math.max(1, turns));
  const turn = Math.min(LONGEST_TURN, share);
  // What does not divide is given to the end.
  const duration = turn === share ? whole : title + turn * turns + end;
  return { duration, turn, stretch: turn / TURN };
}

/** Where in the film a moment is. */
export interface Moment {
  /** Index of the chapter; before the first it is that one, and after the last the last. */
  chapter: number;
  /** Since its turn began, as if that took five seconds; negative during the title. */
  at: number;
  /** Since the title began, and since the end did, unless it is not there. */
  title?: number;
  end?: number;
}

export function momentAt({ turn, stretch }: Timing, turns: number, time: number): Moment {
  const since = time - FILM.title;
  if (since < 0) return { chapter: 0, at: -1, title: Math.max(0, time) };
  const chapter = Math.min(turns - 1, Math.floor(since / turn));
  const at = (since - chapter * turn) / stretch;
  const end = since - turn * turns;
  return { chapter, at: Math.min(at, TURN), ...(end >= 0 && { end }) };
}

/** When the film comes to a part of a turn. */
export const timeOf = ({ turn, stretch }: Timing, chapter: number, part?: Part): number =>
  Math.round(FILM.title + chapter * turn + (part ? BEATS[part] * stretch : 0));

/** How much of something is over: 0 before it begins, 1 when it is done. */
export const over = (at: number, begins: number, lasts: number): number =>
  Math.max(0, Math.min(1, (at - begins) / lasts));

/** Slow at both ends. */
export const eased = (t: number): number => t * t * (3 - 2 * t);
