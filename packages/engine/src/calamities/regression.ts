import type { Step } from '../kernel/step.ts';

export const regression: Step = { id: 'regression', run: () => 'done' };
