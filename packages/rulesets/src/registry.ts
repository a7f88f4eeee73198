import { advanced } from './advanced/manifest.ts';
import { civx } from './civx/manifest.ts';
import { classic } from './classic/manifest.ts';
import { dawn } from './dawn/manifest.ts';
import { eastern } from './eastern/manifest.ts';
import { mega } from './mega/manifest.ts';

/** The rule sets that are offered, the usual one first. A new one is one line here. */
export const registry = [mega, eastern, civx, dawn, classic, advanced] as const;
