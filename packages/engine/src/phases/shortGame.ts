import type { Step } from '../kernel/step.ts';

export const dealThemes: Step = { id: 'dealThemes', run: () => 'done' };

export const shortCities: Step = { id: 'shortCities', run: () => 'done' };

export const revealThemes: Step = { id: 'revealThemes', run: () => 'done' };

export const shortDraw: Step = { id: 'shortDraw', run: () => 'done' };

export const shortTokens: Step = { id: 'shortTokens', run: () => 'done' };

export const shortStart: Step = { id: 'shortStart', run: () => 'done' };
