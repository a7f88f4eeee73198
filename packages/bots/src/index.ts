import type { Brain } from './brain.ts';
import { builder } from './builder/builder.ts';
import { skills, tempers } from './mind/temper.ts';
import { sample } from './sample.ts';
import { thinker } from './thinker.ts';

export type { Brain, Reason } from './brain.ts';

export const brains: Record<string, Brain> = {
  sample,
  builder,
  easy: { ...builder, id: 'easy' },
  steady: thinker('steady', skills.steady, tempers['balanced']!),
  strong: thinker('strong', skills.strong, tempers['balanced']!),
};
