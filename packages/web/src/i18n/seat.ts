import { seat as de } from './de/seat.ts';
import { seat as en } from './en/seat.ts';
import { wordsOf } from './index.ts';

/** How a seat is taken along, and taken over. */
export const seatWords = wordsOf({ en, de });
