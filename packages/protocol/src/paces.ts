import type { Timing } from './time.ts';

const DAY = 86_400;

const live = { phases: {}, remind: null, vacation: 0, late: 'fallback' } as const;
const async = { phases: {}, increment: 0, absence: null, late: 'fallback' } as const;

/** Times that suit a way of playing, to start from. */
export const PACES = {
  /** Nobody is hurried; only trading ends. */
  calm: { ...live, trade: 600, decision: null, bank: 0, increment: 0, absence: 180 },
  /** An evening at one table. */
  live: { ...live, trade: 600, decision: 60, bank: 900, increment: 60, absence: 120 },
  relaxed: { ...live, trade: 900, decision: 180, bank: 1800, increment: 120, absence: 300 },
  /** Over weeks: each looks in once a day, or every third. */
  day: { ...async, trade: DAY, decision: DAY, bank: 3 * DAY, remind: 4 * 3600, vacation: 14 },
  threeDays: { ...async, trade: 3 * DAY, decision: 3 * DAY, bank: 3 * DAY, remind: 12 * 3600, vacation: 21 },
} as const satisfies Record<string, Timing>;
