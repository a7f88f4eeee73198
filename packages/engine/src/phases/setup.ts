import type { Step } from '../kernel/step.ts';

export const chooseCivilizations: Step = { id: 'chooseCivilizations', run: () => 'done' };

export const startingPieces: Step = { id: 'startingPieces', run: () => 'done' };
