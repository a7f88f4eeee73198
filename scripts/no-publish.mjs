// What is published is what `npm run pack` makes, never the project itself.
import { fail } from './step.mjs';

fail('Publish the package, not the project: npm run pack, then npm publish ./ochre-VERSION.tgz');
