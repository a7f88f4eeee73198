import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// A command is over in a second or two: what was compiled is kept for the next one, and the optimiser inlines
// less, because it does not live to earn it back. Long runs measured no slower for it.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/ochre', import.meta.url)));
setFlagsFromString('--no-maglev-inlining');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=60');
