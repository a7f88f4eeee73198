import { lazily } from '../ui/lazily.tsx';
import { layout } from './layout.ts';

// A wide table needs none of these.
export const Drawer = lazily(async () => (await import('./Drawer.tsx')).Drawer);
export const Rail = lazily(async () => (await import('./Rail.tsx')).Rail);
export const TrackPlace = lazily(async () => (await import('./TrackPlace.tsx')).TrackPlace);
export const PhoneTable = lazily(async () => (await import('./PhoneTable.tsx')).PhoneTable);

if (layout.peek() === 'phone') PhoneTable.fetch();
if (layout.peek() === 'rail') for (const part of [Rail, TrackPlace]) part.fetch();
