import type { Step } from '../kernel/step.ts';

export const conflict: Step = { id: 'conflict', run: () => 'done' };

export const tokenConflict: Step = { id: 'tokenConflict', run: () => 'done' };

export const cityAttack: Step = { id: 'cityAttack', run: () => 'done' };
