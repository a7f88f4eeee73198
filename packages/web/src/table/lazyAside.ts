import { lazily } from '../ui/lazily.tsx';

// What lies beside the game: for those who wait, hand the device over, or write something down.
export const NextGame = lazily(async () => (await import('./NextGame.tsx')).NextGame);
export const PassOn = lazily(async () => (await import('./HandOver.tsx')).PassOn);
export const NotesDialog = lazily(async () => (await import('./NotesDialog.tsx')).NotesDialog);
