import type { Step } from '../kernel/step.ts';

export const calamitySelection: Step = { id: 'calamitySelection', run: () => 'done' };
