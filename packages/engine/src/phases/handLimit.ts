import type { Step } from '../kernel/step.ts';

export const handLimit: Step = { id: 'handLimit', run: () => 'done' };
