import { lazily } from '../ui/lazily.tsx';
import { layout } from './layout.ts';

// A wide table needs none of these.
export const Drawer = lazily(async () => (await import('./Drawer.tsx')).Drawer);
export const Rail = lazily(async () => (await import('./Rail.tsx')).Rail);
export const PhoneTable = lazily(async () => (await import('./PhoneTable.tsx')).PhoneTable);

if (layout.peek() === 'phone') PhoneTable.fetch();
if (layout.peek() === 'rail') Rail.fetch();
