import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Reel } from './reel.ts';
import type { SinceLayer } from './sinceLayer.ts';

const BUTTONS = '.film button, .filmpanel button';
const BY_KEY = '.bar :focus-visible';
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
        // A button in focus is pressed by Space, as everywhere; one of the bar if a key led there, not a click.
        if (!target?.closest(BUTTONS) && !target?.matches(BY_KEY)) acts[' '] = () => film.skip();
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
