import type { Step } from '../kernel/step.ts';

export const departures: Step = { id: 'departures', run: () => 'done' };
