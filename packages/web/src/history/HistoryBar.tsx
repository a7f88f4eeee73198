import { useLayoutEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { MomentButton } from '../moments/MomentButton.tsx';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import type { History } from './history.ts';
import { Timeline } from './Timeline.tsx';
import './history.css';

const SPEEDS = ['1', '2', '4'] as const;

/** Keys steer unless somebody writes or walks the map with them. */
function useHistoryKeys(history: History): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const target = e.target as Element;
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (target.closest('input, textarea, select, dialog, .area, [role=tablist]')) return;
      const act = actionFor(history, e);
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [history]);
}

function actionFor(history: History, { key, shiftKey, target }: KeyboardEvent): (() => void) | undefined {
  const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
  const still = (act: () => unknown) => () => {
    history.pause();
    void act();
  };
  if (by) return still(() => (shiftKey ? history.leap(by) : history.step(by)));
  if (key === 'Home') return still(() => history.turn(1));
  if (key === 'End' || key === 'Escape') return () => history.leave();
  if (key === ' ' && !(target as Element).closest('button'))
    return () => (history.playing.peek() ? history.pause() : history.play());
  return undefined;
}

/** The means of looking back: a line of the whole game, and buttons as on a player. */
export function HistoryBar({ history }: { history: History }) {
  const say = text.value.history;
  const { board, live } = useTable();
  const film = live.past?.record && live.view.value.open.result;
  useHistoryKeys(history);
  const playing = history.playing.value;
  const still = (act: () => Promise<unknown>) => () => {
    history.pause();
    void act();
  };
  return (
    <section class="historybar" aria-label={say.open}>
      <div class="hb-row">
        <Button
          size="sm"
          icon="skip"
          class="flip"
          label={say.phaseBack}
          onPress={still(() => history.leap(-1))}
        />
        <Button size="sm" icon="back" label={say.stepBack} onPress={still(() => history.step(-1))} />
        <Button
          size="sm"
          icon={playing ? 'pause' : 'play'}
          class="hb-play"
          onPress={() => (playing ? history.pause() : history.play())}
        >
          {playing ? say.pause : say.play}
        </Button>
        <Button size="sm" icon="fwd" label={say.stepOn} onPress={still(() => history.step(1))} />
        <Button size="sm" icon="skip" label={say.phaseOn} onPress={still(() => history.leap(1))} />
        <Segmented
          label={say.speed}
          value={String(history.speed.value) as (typeof SPEEDS)[number]}
          options={SPEEDS.map((id) => ({ id, label: `${id}×` }))}
          onChange={(id) => {
            history.speed.value = Number(id);
          }}
        />
        <span class="sp" />
        {layout.value === 'phone' && <MomentButton history={history} />}
        {film && (
          <Button
            size="sm"
            icon="tv"
            onPress={() => {
              board.filmOpen.value = true;
            }}
          >
            {say.film}
          </Button>
        )}
        <small class="hb-keys mute">{say.keys}</small>
      </div>
      <Timeline history={history} />
    </section>
  );
}
