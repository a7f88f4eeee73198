import type { OnMapProps, OverProps } from '../film/OnMap.tsx';
import type { FxLayerProps } from '../live/FxLayer.tsx';
import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';

// The film comes when the table stands: nobody needs it before the first decision.

export const FilmBar = lazily(async () => (await import('../film/FilmBar.tsx')).FilmBar);
export const FilmPanel = lazily(async () => (await import('../film/FilmPanel.tsx')).FilmPanel);
/** The bar of a phone while losses are chosen. */
export const LossBar = lazily(async () => (await import('../calamity/LossBar.tsx')).LossBar);
/** In the list of nations while a calamity is resolved. */
export const InCalamity = lazily(async () => (await import('../calamity/InCalamity.tsx')).InCalamity);
const SinceBar = lazily(async () => (await import('../film/SinceOnMap.tsx')).SinceBar);
const Under = lazily(async () => (await import('../film/OnMap.tsx')).UnderPieces);
const Over = lazily(async () => (await import('../film/OnMap.tsx')).OverPieces);

const FxLayer = lazily(async () => (await import('../live/FxLayer.tsx')).FxLayer);

export function fetchFilm(): void {
  for (const part of [FilmBar, FilmPanel, InCalamity, SinceBar, Under, Over, FxLayer]) part.fetch();
}

/** What stays on the map until I act. */
export function SinceOnMap() {
  const { board, layer } = useTable();
  return board.stands.value && layer.news.value ? <SinceBar /> : null;
}

/** Under the pieces: the ways of those who act now, or of those who have. */
export function UnderPieces(props: OnMapProps) {
  const { board, reel, layer, history } = useTable();
  const shown = reel.film.value?.at.value ?? layer.news.value;
  return board.stands.value && shown && !history?.at.value ? <Under {...props} /> : null;
}

export function OverPieces(props: OverProps) {
  const { board, reel, layer, history } = useTable();
  const shown = reel.film.value?.at.value ?? layer.news.value;
  return board.stands.value && shown && !history?.at.value ? <Over {...props} /> : null;
}

/** What moves just now: in the film, or over the board as it is. Apart, so that it redraws nothing else. */
export function Played(props: Omit<FxLayerProps, 'playing'>) {
  const { board, animator, reel } = useTable();
  const film = reel.film.value?.playing.value ?? [];
  const playing = [...animator.playing.value, ...film];
  return board.stands.value && playing.length > 0 ? <FxLayer playing={playing} {...props} /> : null;
}
