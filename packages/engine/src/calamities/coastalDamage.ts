import type { Step } from '../kernel/step.ts';

export const coastalDamage: Step = { id: 'coastalDamage', run: () => 'done' };
