import type { Brain } from './brain.ts';
import { builder } from './builder/builder.ts';
import { sample } from './sample.ts';

export type { Brain } from './brain.ts';

export const brains: Record<string, Brain> = { sample, builder };
