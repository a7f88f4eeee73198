import { lazily } from '../ui/lazily.tsx';

// A wide table has no drawer.
export const Drawer = lazily(async () => (await import('./Drawer.tsx')).Drawer);
