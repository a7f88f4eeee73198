import { useEffect, useRef } from 'preact/hooks';
import { gameFilmWords } from '../i18n/gameFilm.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Player } from './player.ts';

/** The turns of fortune, each a place of the film to go to; that told last is lit. */
export function Cues({ player }: { player: Player }) {
  const say = gameFilmWords.value;
  const list = useRef<HTMLOListElement>(null);
  const lit = player.cue.value;
  useEffect(() => {
    const box = list.current!;
    const item = box.children[lit] as HTMLElement | undefined;
    if (item && box.scrollHeight > box.clientHeight)
      box.scrollTop = item.offsetTop - box.clientHeight / 2 + item.offsetHeight / 2;
  }, [lit]);
  return (
    <section class="gf-cues" aria-labelledby="gf-cues">
      <h2 id="gf-cues" class="eyebrow">
        {say.chronicle}
      </h2>
      <ol ref={list}>
        {player.film.value.cues.map(({ time, turn, nation, said }, i) => (
          <li key={time + said}>
            <button
              type="button"
              class={i <= lit ? 'told' : ''}
              aria-current={i === lit ? 'true' : undefined}
              onClick={() => player.seek(time)}
            >
              <em>
                <span class="sr">{say.room.turn} </span>
                {turn}
              </em>
              <NationBadge nation={nation} size={24} />
              <span>{said}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
