import { putInLayers } from '@ochre/engine/board/cards.ts';
import { returning } from '@ochre/engine/phases/returnCards.ts';

/** Shuffled, commodities above calamities. */
export const returnCards = returning(putInLayers);
