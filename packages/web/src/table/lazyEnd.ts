import { lazily } from '../ui/lazily.tsx';

/** The end comes once, and late. */
export const EndScreen = lazily(async () => (await import('../end/EndScreen.tsx')).EndScreen);

/** And so does the film of the whole game. */
export const FilmRoom = lazily(async () => (await import('../gameFilm/FilmRoom.tsx')).FilmRoom);
