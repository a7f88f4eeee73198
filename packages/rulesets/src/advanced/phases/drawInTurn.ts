import { drawingInTurn } from '@ochre/engine/phases';

/** Any number of cards more for who can pay; what was drawn stays secret. */
export const drawInTurn = drawingInTurn({ buys: 'any', shows: false });
