import type { Step } from '../kernel/step.ts';

export const civilWar: Step = { id: 'civilWar', run: () => 'done' };
