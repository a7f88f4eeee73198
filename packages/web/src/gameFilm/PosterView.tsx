import type { Film } from '@ochre/film';
import { useEffect, useRef } from 'preact/hooks';
import type { Cut } from './makeFilm.ts';
import { drawPoster } from './saving.ts';

/** The poster in place of the film, for those who want nothing to move. */
export function PosterView({ film, cut }: { film: Film; cut: Cut }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let there = true;
    void drawPoster(film, [cut.story, cut.map, cut.geometry], 1).then((canvas) => {
      if (there) place.current?.replaceChildren(canvas);
    });
    return () => {
      there = false;
    };
  }, [film, cut]);
  return <div class="gf-poster" ref={place} role="img" aria-label={`${film.title}: ${film.verdict[0]}`} />;
}
