import type { Step } from '../kernel/step.ts';

export const minorCalamities: Step = { id: 'minorCalamities', run: () => 'done' };

export const majorCalamities: Step = { id: 'majorCalamities', run: () => 'done' };
