import { drawingInTurn } from '@ochre/engine/phases';

/** One card more for who can pay; red calamities lie open. */
export const drawInTurn = drawingInTurn({ buys: 'one', shows: true });
