import CL from '../rules/de/CL.json' with { type: 'json' };
import CX from '../rules/de/CX.json' with { type: 'json' };
import DH from '../rules/de/DH.json' with { type: 'json' };
import EE from '../rules/de/EE.json' with { type: 'json' };
import MC from '../rules/de/MC.json' with { type: 'json' };

/** What the rules of all books say, in German, by rule. */
export const gists: Readonly<Record<string, string>> = { ...CL, ...CX, ...DH, ...EE, ...MC };
