import { lazily } from '../ui/lazily.tsx';

// What everything on the screen means.
export const Explainer = lazily(async () => (await import('../explain/Explainer.tsx')).Explainer);
