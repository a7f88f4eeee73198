import { signal } from '@preact/signals';

/** What the strip on the map's lower edge reads. */
export const stripReads = signal<'track' | 'points'>('track');

/** Badges on one space; more are told by a number, which needs the room of a badge itself. */
const SHOWN = 5;

export const shownOf = <T>(here: readonly T[]): readonly T[] =>
  here.length > SHOWN + 1 ? here.slice(0, SHOWN) : here;
