import type { OnMapProps } from '../film/OnMap.tsx';
import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';

// The film comes when the table stands: nobody needs it before the first decision.

export const FilmBar = lazily(async () => (await import('../film/FilmBar.tsx')).FilmBar);
export const FilmPanel = lazily(async () => (await import('../film/FilmPanel.tsx')).FilmPanel);
const SinceBar = lazily(async () => (await import('../film/SinceOnMap.tsx')).SinceBar);
const Under = lazily(async () => (await import('../film/OnMap.tsx')).UnderPieces);
const Over = lazily(async () => (await import('../film/OnMap.tsx')).OverPieces);

export function fetchFilm(): void {
  for (const part of [FilmBar, FilmPanel, SinceBar, Under, Over]) part.fetch();
}

/** What stays on the map until I act. */
export function SinceOnMap() {
  return useTable().layer.news.value ? <SinceBar /> : null;
}

/** Under the pieces: the ways of those who act now, or of those who have. */
export function UnderPieces(props: OnMapProps) {
  const { reel, layer, history } = useTable();
  const shown = reel.film.value?.at.value ?? layer.news.value;
  return shown && !history?.at.value ? <Under {...props} /> : null;
}

export function OverPieces(props: OnMapProps) {
  const { layer, history } = useTable();
  return layer.news.value && !history?.at.value ? <Over {...props} /> : null;
}
