import type { Play } from '@ochre/protocol';
import { bgStatsFile, bgStatsLink, csvOf } from '@ochre/protocol/playFiles.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { resultWords } from '../i18n/results.ts';
import { playNames } from '../results/names.ts';
import type { Session } from '../session/session.ts';
import { nameOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { fileName, saveText } from './saveFile.ts';

/** The play for people's own statistics: as a table, and for BG Stats. */
export function SavePlay({ session }: { session: Session }) {
  const say = resultWords.value;
  const play = useSignal<Play | undefined>(undefined);
  useEffect(() => {
    session.play!().then(
      (told) => {
        play.value = told;
      },
      // Without it there is nothing to save; the game itself still can be.
      () => undefined,
    );
  }, [session]);
  const told = play.value;
  if (!told) return null;
  const names = playNames((id) => nameOf(session, id));
  return (
    <section class="card pad saveplay" aria-labelledby="saveplay">
      <h3 id="saveplay">{say.save}</h3>
      <p class="row wrap">
        <Button
          icon="down"
          onPress={() => saveText(fileName(told.title, 'csv'), 'text/csv', csvOf([told], names))}
        >
          {say.saveCsv}
        </Button>
        <Button
          icon="down"
          onPress={() =>
            saveText(
              fileName(told.title, 'bgsplay'),
              'application/json',
              JSON.stringify(bgStatsFile(told, names)),
            )
          }
        >
          {say.saveBgStats}
        </Button>
        <a class="btn" href={bgStatsLink(told, names)} target="_blank" rel="noopener noreferrer">
          <Icon name="link" /> {say.toBgStats}
        </a>
      </p>
    </section>
  );
}
