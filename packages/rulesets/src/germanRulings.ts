import CL from '../rules/de/CL.rulings.json' with { type: 'json' };
import CX from '../rules/de/CX.rulings.json' with { type: 'json' };
import DH from '../rules/de/DH.rulings.json' with { type: 'json' };
import EE from '../rules/de/EE.rulings.json' with { type: 'json' };
import MC from '../rules/de/MC.rulings.json' with { type: 'json' };
import type { SaidRulings } from './rulings.ts';

/** The rulings of all books, in German. */
export const germanRulings: SaidRulings = { MC, EE, CL, CX, DH };
