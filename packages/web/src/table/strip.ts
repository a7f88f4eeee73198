import { signal } from '@preact/signals';

/** What the strip on the map's lower edge reads. */
export const stripReads = signal<'track' | 'points'>('track');
