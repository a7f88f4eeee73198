import { signal } from '@preact/signals';

/** What the strip on the map's lower edge reads. */
export const stripReads = signal<'track' | 'points'>('track');

/** Badges on one space; more are told by a number. */
export const SHOWN = 5;
