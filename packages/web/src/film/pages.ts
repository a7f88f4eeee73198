import type { EventType, GameEvent, NationId } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import { MS } from './lengths.ts';

const PAGES = {
  advancesBought: 'purchases',
  marker: 'track',
  markerBack: 'track',
  taxCollected: 'taxes',
  expanded: 'growth',
  traded: 'deals',
} as const satisfies Partial<Record<EventType, string>>;

/** What all nations do alike is told on one page: deals, who bought what, who steps where, what came of tax and growth. */
export type Page = (typeof PAGES)[keyof typeof PAGES];

export const pageOf = (type: EventType): Page | undefined =>
  Object.hasOwn(PAGES, type) ? PAGES[type as keyof typeof PAGES] : undefined;

/** Pages of sums are there at once; on the others each line has its moment. */
const AT_ONCE = new Set<Page>(['taxes', 'growth']);
export const plays = (page: Page): boolean => !AT_ONCE.has(page);

/** A marker that steps on, falls back or stays. */
export interface Climb {
  nation: NationId;
  from: number;
  to: number;
}

export function climbOf({ type, open }: GameEvent): Climb | undefined {
  if (type === 'marker') return { nation: open.nation, from: open.from, to: open.to };
  if (type !== 'markerBack') return undefined;
  return { nation: open.nation, from: open.space + open.steps, to: open.space };
}

/** How long a line of a page moves. */
export function lengthOnPage(event: GameEvent): number {
  if (event.type === 'traded') return MS.cards;
  // The last moment is for what they come to.
  if (event.type === 'advancesBought') return MS.advance * (event.open.advances.length + 1);
  const { from, to } = climbOf(event) ?? { from: 0, to: 0 };
  return MS.track * Math.max(1, Math.abs(to - from));
}

/** More lines than this on a page take as long as a phase may. */
const LINES = 9;

/** How long is needed at least to take in what is shown: lines of a page are read, a track on which all step is seen. */
export function leastFor(events: readonly LoggedEvent[]): number {
  const lines = events.filter(({ event }) => pageOf(event.type));
  if (lines.every(({ event: { type, open } }) => type === 'marker' && open.to > open.from)) return MS.least;
  return lines.length > LINES ? MS.most : MS.page;
}
