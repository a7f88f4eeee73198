import { lazily } from '../ui/lazily.tsx';

// Looking back comes with a script of its own.
const panel = () => import('../history/HistoryPanel.tsx');

export const HistoryPanel = lazily(async () => (await panel()).HistoryPanel);
export const HistoryBanner = lazily(async () => (await panel()).HistoryBanner);
export const HistoryBar = lazily(async () => (await import('../history/HistoryBar.tsx')).HistoryBar);
