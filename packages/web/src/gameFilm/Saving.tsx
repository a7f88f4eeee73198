import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { fileName, saveBlob } from '../end/saveFile.ts';
import { gameFilmWords } from '../i18n/gameFilm.ts';
import { Button } from '../ui/Button.tsx';
import type { Cut } from './makeFilm.ts';
import type { Player } from './player.ts';
import { filmFile, NoEncoder, posterFile } from './saving.ts';

/** Film and poster as files to keep. */
export function Saving({ player, cut }: { player: Player; cut: Cut }) {
  const say = gameFilmWords.value.room;
  const done = useSignal<number | undefined>(undefined);
  const failed = useSignal<'noEncoder' | 'failed' | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const trying = async (work: () => Promise<void>): Promise<void> => {
    failed.value = undefined;
    try {
      await work();
    } catch (error) {
      if (!stop.current?.signal.aborted) failed.value = error instanceof NoEncoder ? 'noEncoder' : 'failed';
    }
  };
  const saveFilm = (): Promise<void> =>
    trying(async () => {
      player.pause();
      stop.current = new AbortController();
      done.value = 0;
      const film = player.film.peek();
      try {
        const file = await filmFile(
          film,
          (now) => {
            done.value = now;
          },
          stop.current.signal,
        );
        saveBlob(fileName(film.title, 'webm'), file);
      } finally {
        done.value = undefined;
      }
    });
  const savePoster = (): Promise<void> =>
    trying(async () => {
      stop.current = undefined;
      const film = player.film.peek();
      saveBlob(fileName(film.title, 'png'), await posterFile(film, [cut.story, cut.map, cut.geometry]));
    });
  return (
    <div class="gf-saving">
      {done.value === undefined ? (
        <Button icon="down" onPress={() => void saveFilm()}>
          {say.saveFilm}
        </Button>
      ) : (
        <Button icon="x" hint={say.stop} onPress={() => stop.current?.abort()}>
          <span role="progressbar" aria-valuenow={Math.floor(done.value * 100)} aria-label={say.saveFilm}>
            {say.saving(Math.floor(done.value * 100))}
          </span>
        </Button>
      )}
      <Button icon="map" onPress={() => void savePoster()}>
        {say.savePoster}
      </Button>
      {failed.value && (
        <p role="alert" class="gf-note">
          {say[failed.value]}
        </p>
      )}
    </div>
  );
}
