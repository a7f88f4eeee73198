import { timingOf } from '@ochre/film/timing.ts';
import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { paintingOf } from '../map/assets.ts';
import { commentsOf } from '../moments/comments.ts';
import { OlderPast } from '../session/past.ts';
import { useTable } from '../table/context.ts';
import { myNation, nameOf } from '../table/model.ts';
import { verdict } from '../table/verdict.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { Charts } from './Charts.tsx';
import { ending } from './ending.ts';
import { FairCheck } from './FairCheck.tsx';
import { OwnListing } from './OwnListing.tsx';
import { SavePlay } from './SavePlay.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { saveFile } from './saveFile.ts';
import './end.css';

function Verdict() {
  const { live } = useTable();
  const { result: say } = text.value;
  const view = live.view.value;
  const { winner, shared = [winner], order, scores } = view.open.result!;
  const me = myNation(view);
  const total = (id: string | undefined): number => scores[id ?? '']?.['total'] ?? 0;
  const second = order[1];
  const place = me ? order.indexOf(me) + 1 : 0;
  const words = !winner
    ? ''
    : second && shared.length === 1
      ? say.margin(total(winner), total(winner) - total(second), nameOf(live, second))
      : say.alone(total(winner));
  return (
    <div class="outcome">
      {shared.map((id) => id && <NationBadge key={id} nation={id} size={104} />)}
      <div>
        <p class="eyebrow">{say.over(view.open.turn)}</p>
        <h2>{verdict(live)}</h2>
        <p>
          {words}{' '}
          {me && shared.includes(me) ? say.youWon : place > 0 ? say.yourPlace(place, order.length) : ''}{' '}
          {ending(live)}
        </p>
      </div>
    </div>
  );
}

/** The end: who prevailed, everybody's points, how it went, and what can be done with the game now. */
export function EndScreen({ onBoard }: { onBoard(): void }) {
  const { live, history, board } = useTable();
  const { result: say } = text.value;
  const failed = useSignal<'mishap' | 'older' | undefined>(undefined);
  const view = live.view.value;
  const save = async (): Promise<void> => {
    failed.value = undefined;
    try {
      const [record, comments] = await Promise.all([
        live.past!.record!(),
        commentsOf(live)
          .read()
          .catch(() => []),
      ]);
      saveFile(live.title, { ...(record as object), ...(comments.length > 0 && { comments }) });
    } catch (error) {
      failed.value = error instanceof OlderPast ? 'older' : 'mishap';
    }
  };
  const watch = async (): Promise<void> => {
    onBoard();
    await history!.turn(1);
    history!.play();
  };
  const { rematch } = live;
  const painting = paintingOf(live.rules.map.id);
  const smallest = painting?.set.whole.at(-1)?.file;
  const picture = smallest && painting.urlOf(smallest);
  return (
    <main class="endscreen scroll">
      <div class="endhero">
        {picture && <img src={picture} alt="" draggable={false} />}
        <Verdict />
        <div class="row wrap acts">
          {live.past?.record && (
            <Button
              size="lg"
              icon="tv"
              onPress={() => {
                board.filmOpen.value = true;
              }}
            >
              {say.film(timingOf(view.open.turn).duration / 1000)}
            </Button>
          )}
          {history && (
            <Button size="lg" icon="play" onPress={() => void watch()}>
              {say.watch(view.open.turn)}
            </Button>
          )}
          <Button size="lg" icon="map" onPress={onBoard}>
            {say.board}
          </Button>
          {live.past?.record && (
            <Button size="lg" icon="down" onPress={() => void save()}>
              {say.save}
            </Button>
          )}
          {rematch && (
            <Button
              kind="primary"
              size="lg"
              onPress={() =>
                void rematch.begin().then(
                  (href) => {
                    location.hash = href;
                  },
                  () => {
                    failed.value = 'mishap';
                  },
                )
              }
            >
              {rematch.under.value ? say.toRematch : say.rematch}
            </Button>
          )}
        </div>
        {failed.value && (
          <p class="card pad warn" role="alert">
            {failed.value === 'older' ? say.older : say.saveFailed}
          </p>
        )}
      </div>
      <div class="endbody">
        <div class="endcol">
          <ScoreTable session={live} />
          {live.verify && <FairCheck session={live} />}
          {live.play && <SavePlay session={live} />}
          {live.company?.token !== undefined && <OwnListing company={live.company} />}
        </div>
        <Charts session={live} order={view.open.result!.order} />
      </div>
    </main>
  );
}
