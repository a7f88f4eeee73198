import type { Step } from '../kernel/step.ts';

export const barbarianHordes: Step = { id: 'barbarianHordes', run: () => 'done' };
