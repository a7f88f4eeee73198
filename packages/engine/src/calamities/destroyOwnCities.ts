import type { Step } from '../kernel/step.ts';

export const destroyOwnCities: Step = { id: 'destroyOwnCities', run: () => 'done' };
