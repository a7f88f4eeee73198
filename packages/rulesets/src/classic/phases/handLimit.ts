import { limiting } from '@ochre/engine/phases';

/** Calamities that were kept count and may go as well. */
export const handLimit = limiting((_, hand) => hand, true);
