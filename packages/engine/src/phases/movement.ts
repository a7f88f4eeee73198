import type { Step } from '../kernel/step.ts';

export const movement: Step = { id: 'movement', run: () => 'done' };
