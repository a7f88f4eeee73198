import type { Step } from '../kernel/step.ts';

export const abilities: Step = { id: 'abilities', run: () => 'done' };
