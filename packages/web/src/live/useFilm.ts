import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Reel } from './reel.ts';
import type { SinceLayer } from './sinceLayer.ts';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Keys of the film, which come before those of the map; and of what stays on the map after it. */
export function useFilm(reel: Reel, layer: SinceLayer): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target instanceof Element ? e.target : undefined;
      if (e.ctrlKey || e.metaKey || e.altKey || target?.closest(`${TYPING}, dialog`)) return;
      const acts: Record<string, () => void> = {};
      const film = reel.film.peek();
      if (reel.showing.peek() && film) {
        // A button in focus is pressed by Space, as everywhere.
        if (!target?.closest('.film button, .filmpanel button, .bar button, .bar a'))
          acts[' '] = () => film.skip();
        if (film.waits.peek() && !target?.closest('button, a, summary')) acts['Enter'] = () => film.on();
        acts['Escape'] = () => film.skip();
        acts['p'] = () => film.pause();
        acts['ArrowLeft'] = () => film.turn(-1);
        acts['ArrowRight'] = () => film.turn(1);
        acts['['] = () => film.faster(-1);
        acts[']'] = () => film.faster(1);
      }
      if (layer.news.peek()) acts['s'] = () => layer.turn();
      const act = acts[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (!act) return;
      e.preventDefault();
      e.stopPropagation();
      act();
    };
    addEventListener('keydown', onKey, true);
    // Before what is pressed answers: it may be gone by then.
    addEventListener('click', layer.heed, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', layer.heed, true);
    };
  }, [reel]);
  useEffect(() => () => reel.close(), [reel]);
}
