import type { Step } from '../kernel/step.ts';

export const slaveRevolt: Step = { id: 'slaveRevolt', run: () => 'done' };
