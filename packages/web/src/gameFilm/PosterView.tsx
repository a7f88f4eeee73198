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
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `${film.title}: ${film.verdict.join(', ')}`);
      if (there) place.current?.replaceChildren(canvas);
    });
    return () => {
      there = false;
    };
  }, [film, cut]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <div class="gf-poster" ref={place} tabIndex={0} role="region" aria-label={film.title} />
  );
}
