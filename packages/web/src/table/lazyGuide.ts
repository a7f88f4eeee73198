import { lazily } from '../ui/lazily.tsx';

// A first game that explains itself.
export const Guided = lazily(async () => (await import('../guide/Guided.tsx')).Guided);
export const Explained = lazily(async () => (await import('../guide/Explained.tsx')).Explained);
export const GuidedChip = lazily(async () => (await import('../guide/Explained.tsx')).GuidedChip);
