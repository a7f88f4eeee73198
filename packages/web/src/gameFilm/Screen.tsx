import { SIZE } from '@ochre/film';
import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameFilmWords } from '../i18n/gameFilm.ts';
import { Painter } from './painter.ts';
import type { Player } from './player.ts';

/** More pixels than this for one of the film show nothing more. */
const SHARPEST = 1.5;

/** The picture itself, as large as its place and as sharp as the device. */
export function Screen({ player }: { player: Player }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let painter: Painter | undefined;
    let width = 0;
    const paint = (): void => {
      const frame = player.film.value.frameAt(player.time.value);
      painter?.paint(element.getContext('2d')!, frame, SIZE);
    };
    const fit = async (): Promise<void> => {
      const wanted = Math.round(
        Math.min(SIZE.width * SHARPEST, Math.max(320, element.clientWidth * devicePixelRatio)),
      );
      if (wanted === width) return;
      width = wanted;
      const size = { width, height: Math.round((width * SIZE.height) / SIZE.width) };
      const made = await Painter.for(player.film.peek().stage, size);
      if (wanted !== width) return;
      painter = made;
      Object.assign(element, size);
      paint();
      element.dataset['drawn'] = 'true';
    };
    const resized = new ResizeObserver(() => void fit());
    resized.observe(element);
    const stop = effect(paint);
    return () => {
      stop();
      resized.disconnect();
      width = 0;
    };
  }, [player]);
  const say = gameFilmWords.value;
  const { turn, year } = player.at.value;
  const film = player.film.value;
  const last = film.story.chapters.at(-1)!.turn;
  return (
    <canvas
      ref={canvas}
      class="gf-screen"
      width={SIZE.width}
      height={SIZE.height}
      role="img"
      aria-label={`${film.title}, ${say.turnOf(turn, last)}, ${year}`}
      onClick={() => player.toggle()}
    />
  );
}
