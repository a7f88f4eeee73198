import type { Step } from '../kernel/step.ts';

export const loseTreasury: Step = { id: 'loseTreasury', run: () => 'done' };
