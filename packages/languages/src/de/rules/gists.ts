import AC from './AC.json' with { type: 'json' };
import CL from './CL.json' with { type: 'json' };
import CX from './CX.json' with { type: 'json' };
import DH from './DH.json' with { type: 'json' };
import EE from './EE.json' with { type: 'json' };
import MC from './MC.json' with { type: 'json' };

/** What the rules of all books say, in German, by rule. */
export const gists: Readonly<Record<string, string>> = { ...AC, ...CL, ...CX, ...DH, ...EE, ...MC };
