import { succeeding } from '@ochre/engine/phases';
import { waits } from '../latecomer.ts';

/** The marker of who comes late stays on its arrow until then. */
export const succession = succeeding((play, who) => !waits(play, who));
