import type { Decision } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import { DecisionPanel, decisionTitle, hasStage } from '../decisions/index.ts';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { useTable } from './context.ts';
import { TimeStrip } from './lazyCompany.ts';
import { FilmPanel } from './lazyFilm.tsx';
import { HistoryPanel } from './lazyHistory.ts';
import { Since } from './lazySince.tsx';
import { Result } from './Result.tsx';
import type { TableViewProps } from './view.ts';
import { Waiting } from './Waiting.tsx';

export interface DecisionSlotProps extends TableViewProps {
  /** The decision whose full screen is put away to see the map. */
  mapInstead: Signal<string | undefined>;
}

/** The place where the table speaks to me: the decision in hand, the result, or whom we wait for. */
export function DecisionSlot({ decision, picked, onPick, mapInstead }: DecisionSlotProps) {
  const { session, live, board, history, reel, guide } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const others = view.prompts.filter((d) => d.id !== decision?.id);
  const staged = decision && hasStage(decision);
  const film = reel.showing.value !== undefined;
  return (
    <aside class="right" aria-label={say.yourDecision}>
      {live.company && !history?.at.value && <TimeStrip company={live.company} />}
      <Since />
      {history?.at.value ? (
        <HistoryPanel history={history} />
      ) : guide?.rests.value ? (
        <guide.Rest />
      ) : view.open.result ? (
        <Result />
      ) : decision ? (
        <DecisionPanel key={decision.id} session={session} decision={decision} board={board} />
      ) : film ? (
        <FilmPanel reel={reel} />
      ) : (
        <Waiting />
      )}
      {(others.length > 0 || staged || picked) && !view.open.result && !history?.at.value && (
        <div class="others">
          {picked && (
            <Button size="sm" icon="back" onPress={() => onPick(undefined)}>
              {text.value.bargain.backToFirst}
            </Button>
          )}
          {staged && (
            <Button
              size="sm"
              icon={mapInstead.value === decision.id ? 'back' : 'map'}
              onPress={() => {
                mapInstead.value = mapInstead.value === decision.id ? undefined : decision.id;
              }}
            >
              {mapInstead.value === decision.id ? say.backToDecision : say.lookAtMap}
            </Button>
          )}
          {others.map((d: Decision) => (
            <Button key={d.id} size="sm" onPress={() => onPick(d.id)}>
              {decisionTitle(d)}
            </Button>
          ))}
        </div>
      )}
    </aside>
  );
}
