import { seat as english } from '@ochre/languages/en/seat.ts';
import { wordsOf } from './index.ts';

/** How a seat is taken along, and taken over. */
export const seatWords = wordsOf('seat', english);
