import type { Step } from '../kernel/step.ts';

export const eruption: Step = { id: 'eruption', run: () => 'done' };
