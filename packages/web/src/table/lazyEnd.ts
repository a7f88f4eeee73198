import { lazily } from '../ui/lazily.tsx';

/** The end comes once, and late. */
export const EndScreen = lazily(async () => (await import('../end/EndScreen.tsx')).EndScreen);
