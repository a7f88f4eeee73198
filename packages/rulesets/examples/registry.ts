import { registry as offered } from '../src/registry.ts';
import { island } from './island/manifest.ts';

/** The list with the examples: the one that is read under the condition `examples` (CONTRIBUTING.md, a rule set). */
export const registry = [...offered, island] as const;
