import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { gameFilmWords } from '../i18n/gameFilm.ts';
import { OlderPast } from '../session/past.ts';
import type { Session } from '../session/session.ts';
import { reducedMotion } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Controls } from './Controls.tsx';
import { Cues } from './Cues.tsx';
import { type Cut, cutFilm, filmIn, StillRunning } from './makeFilm.ts';
import { PosterView } from './PosterView.tsx';
import { Player } from './player.ts';
import { Saving } from './Saving.tsx';
import { Screen } from './Screen.tsx';
import './filmRoom.css';

type Trouble = 'older' | 'running' | 'mishap';

const troubleOf = (error: unknown): Trouble =>
  error instanceof OlderPast ? 'older' : error instanceof StillRunning ? 'running' : 'mishap';

/** The film of a whole game: it is played again first, which takes a moment. */
export function FilmRoom({ session, onBack }: { session: Session; onBack(): void }) {
  const say = gameFilmWords.value;
  const cut = useSignal<Cut | undefined>(undefined);
  const done = useSignal(0);
  const trouble = useSignal<Trouble | undefined>(undefined);
  useEffect(() => {
    cutFilm(session, (now) => {
      done.value = now;
    }).then(
      (made) => {
        cut.value = made;
      },
      (error) => {
        trouble.value = troubleOf(error);
      },
    );
  }, [session]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape' && !document.fullscreenElement) onBack();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onBack]);
  return (
    <main class="gf-room">
      <header class="gf-head">
        <Button kind="ghost" icon="right" class="flip" onPress={onBack}>
          {say.room.back}
        </Button>
        <h1>{say.film}</h1>
        <span class="gf-title">{session.title}</span>
      </header>
      {cut.value ? (
        <Showing cut={cut.value} />
      ) : trouble.value ? (
        <p class="gf-wait" role="alert">
          {say.room[trouble.value]}
        </p>
      ) : (
        <p class="gf-wait" role="status">
          {say.room.telling(Math.floor(done.value * 4) * 25)}
        </p>
      )}
    </main>
  );
}

function useFilmKeys(player: Player, still: Signal<boolean>, whole: () => void): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target as Element;
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      const onLine = target.closest('input') !== null;
      const act = keyed(player, e.key, onLine || target.closest('button') !== null, onLine, whole);
      if (!act) return;
      e.preventDefault();
      still.value = false;
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [player]);
}

/** On a button, space presses it; on the line, arrows move along it. */
function keyed(
  player: Player,
  key: string,
  onButton: boolean,
  onLine: boolean,
  whole: () => void,
): (() => void) | undefined {
  if (key === ' ' && (onLine || !onButton)) return () => player.toggle();
  if (key === 'ArrowLeft' && !onLine) return () => player.turn(-1);
  if (key === 'ArrowRight' && !onLine) return () => player.turn(1);
  if (key.toLowerCase() === 'f') return whole;
  return undefined;
}

function Showing({ cut }: { cut: Cut }) {
  const film = useComputed(() => filmIn(cut));
  const player = useMemo(() => new Player(film), [cut]);
  const stage = useRef<HTMLDivElement>(null);
  const still = useSignal(reducedMotion.peek());
  useEffect(() => {
    if (!still.peek()) player.play();
    return () => player.pause();
  }, [player]);
  // Whoever moves along the film wants to see it.
  useEffect(
    () =>
      player.time.subscribe((time) => {
        if (time > 0) still.value = false;
      }),
    [player],
  );
  const whole = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void stage.current?.requestFullscreen?.();
  };
  useFilmKeys(player, still, whole);
  const say = gameFilmWords.value.room;
  return (
    <div class="gf-show">
      <div class="gf-stage" ref={stage}>
        {still.value ? <PosterView film={film.value} cut={cut} /> : <Screen player={player} />}
        <Controls player={player} onWhole={document.fullscreenEnabled ? whole : undefined} />
      </div>
      <aside class="gf-side">
        {still.value && <p class="gf-note">{say.still}</p>}
        <Cues player={player} />
        <Saving player={player} cut={cut} />
      </aside>
      <p class="sr" role="status">
        {player.playing.value ? '' : film.value.cues[player.cue.value]?.said}
      </p>
    </div>
  );
}
