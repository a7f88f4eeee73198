import type { SaidRulings } from '@ochre/rulesets/rulings.ts';
import AC from './AC.rulings.json' with { type: 'json' };
import CL from './CL.rulings.json' with { type: 'json' };
import CX from './CX.rulings.json' with { type: 'json' };
import DH from './DH.rulings.json' with { type: 'json' };
import EE from './EE.rulings.json' with { type: 'json' };
import MC from './MC.rulings.json' with { type: 'json' };

/** The rulings of all books, in German. */
export const rulings: SaidRulings = { MC, EE, CL, CX, DH, AC };
