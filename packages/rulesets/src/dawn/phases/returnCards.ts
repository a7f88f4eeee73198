import { returning } from '@ochre/engine/phases';
import { putInLayers } from '@ochre/engine/ruleset';

/** Shuffled, commodities above calamities. */
export const returnCards = returning(putInLayers);
