import type { Step } from '../kernel/step.ts';

export const census: Step = { id: 'census', run: () => 'done' };
