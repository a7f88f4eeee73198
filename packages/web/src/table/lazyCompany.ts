import { lazily } from '../ui/lazily.tsx';

// Only tables on a server have company.
const clocks = () => import('../company/Clocks.tsx');
const acts = () => import('../company/SeatActs.tsx');

export const ChatPanel = lazily(async () => (await import('../company/ChatPanel.tsx')).ChatPanel);
export const ChatDock = lazily(async () => (await import('../company/ChatDock.tsx')).ChatDock);
export const SeatDialog = lazily(async () => (await import('../company/SeatDialog.tsx')).SeatDialog);
export const Absent = lazily(async () => (await import('../company/Absent.tsx')).Absent);
export const TalkToast = lazily(async () => (await import('../company/TalkToast.tsx')).TalkToast);
export const FreeSeats = lazily(async () => (await import('../company/FreeSeats.tsx')).FreeSeats);
export const Invitations = lazily(async () => (await import('../company/Invitations.tsx')).Invitations);
const teaching = () => import('../company/Teaching.tsx');
export const TeachingRoom = lazily(async () => (await teaching()).TeachingRoom);
export const Shuffle = lazily(async () => (await import('../company/Shuffle.tsx')).Shuffle);
export const ResultListing = lazily(async () => (await import('../company/ResultListing.tsx')).ResultListing);
export const Behind = lazily(async () => (await import('../company/Behind.tsx')).Behind);
export const SeatActs = lazily(async () => (await acts()).SeatActs);
export const NoticesButton = lazily(async () => (await acts()).NoticesButton);
export const SeatTime = lazily(async () => (await clocks()).SeatTime);
export const TimeStrip = lazily(async () => (await clocks()).TimeStrip);
export const TradeTime = lazily(async () => (await clocks()).TradeTime);
