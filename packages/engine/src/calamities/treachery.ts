import type { Step } from '../kernel/step.ts';

export const treachery: Step = { id: 'treachery', run: () => 'done' };
