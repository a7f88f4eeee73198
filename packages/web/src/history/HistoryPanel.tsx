import { useEffect, useRef } from 'preact/hooks';
import type { Arrow } from '../decisions/board.ts';
import { useBoard } from '../decisions/parts/useBoard.ts';
import { text } from '../i18n/index.ts';
import { effectsOf, placesIn } from '../live/effects.ts';
import { isLoss, loggedWords, subjectOf } from '../log/words.ts';
import { Comments } from '../moments/Comments.tsx';
import { MomentActs } from '../moments/MomentActs.tsx';
import type { LoggedEvent } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';
import { myNation, sitterAt } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { History } from './history.ts';
import type { Stop } from './stops.ts';
import './history.css';

/** What lies all over the board is not zoomed out to. */
const SHOWN_AT_MOST = 12;

/** The phase one is in, and its stops: neighbours of the present stop under the same name. */
function phaseIn(
  { phaseName, stopsOf }: History,
  events: readonly LoggedEvent[],
  seen: number,
): { name: string; all: Stop[]; here: number } {
  const stops = stopsOf(events);
  const at = Math.max(
    0,
    stops.findLastIndex((s) => s.seen <= seen),
  );
  const name = phaseName(stops[at]?.phase ?? '');
  let [from, to] = [at, at];
  while (from > 0 && phaseName(stops[from - 1]!.phase) === name) from--;
  while (to + 1 < stops.length && phaseName(stops[to + 1]!.phase) === name) to++;
  return { name, all: stops.slice(from, to + 1), here: at - from };
}

/** Outlines what changed at this moment, with arrows for those who moved, and brings it into sight. */
function useChanges(history: History): void {
  const { board } = useTable();
  const { turn, from, seen, places: sought } = history.at.value!;
  const events = history.turns.value.get(turn)?.slice(from, seen) ?? [];
  const places = [...new Set(events.flatMap((e) => placesIn(e.event)))];
  const few = places.length <= SHOWN_AT_MOST;
  const areas = Object.fromEntries((few ? places : []).map((id) => [id, { tone: 'past' as const }]));
  const arrows = events
    .flatMap((e) => effectsOf(e.event))
    .flatMap((e): Arrow[] => (e.kind === 'travel' ? [{ from: e.from, to: e.to, n: e.n, tone: 'ship' }] : []));
  useBoard(board, { areas, arrows });
  useEffect(() => {
    if (sought.length > 0) board.show(sought);
    else if (few && places.length > 0) board.show(places);
  }, [turn, seen, sought]);
}

/** In place of the decision: what happened then, line by line, each a place to go to. */
export function HistoryPanel({ history }: { history: History }) {
  const { history: say } = text.value;
  const at = history.at.value!;
  const { live } = history;
  const me = myNation(live.view.value);
  const events = history.turns.value.get(at.turn) ?? [];
  const { name, all, here } = phaseIn(history, events, at.seen);
  useChanges(history);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const waits = live.view.value.prompts.some((d) => !d.optional);
  return (
    <section class="historypanel">
      <p class="eyebrow info">{say.eyebrow}</p>
      <h2 aria-live="polite">{say.moment(at.turn, name)}</h2>
      {history.failed.value && (
        <p class="card pad warn">{history.failed.value === 'older' ? say.older : say.failed}</p>
      )}
      <h3 class="eyebrow">{say.happened}</h3>
      <ul class="hp-list scroll" ref={list}>
        {all.map((stop, i) => {
          const { event } = stop.event;
          const who = subjectOf(event);
          return (
            <li key={stop.seen}>
              <button
                type="button"
                class={`${i > here ? 'ahead' : ''} ${who === me && isLoss(event) ? 'em' : ''}`}
                aria-current={i === here ? 'step' : undefined}
                onClick={() => {
                  history.pause();
                  void history.go(stop);
                }}
              >
                {who === undefined ? <span class="nb none" /> : <NationBadge nation={who} size={18} />}
                <span>{loggedWords(live, stop.event, sitterAt(live))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {layout.value !== 'phone' && <Comments history={history} />}
      {layout.value !== 'phone' && <MomentActs history={history} />}
      <footer>
        <p class={waits ? 'sm b act' : 'sm sec'}>
          {waits ? say.asked : live.status.value === 'over' ? say.gameOver : say.tableGoesOn}
        </p>
        <Button kind="primary" size="lg" full onPress={() => history.leave()}>
          {say.backToTable}
        </Button>
      </footer>
    </section>
  );
}

/** Over the map: what is seen here is not the present. */
export function HistoryBanner({ history }: { history: History }) {
  const { history: say } = text.value;
  const at = history.at.value!;
  const { name } = phaseIn(history, history.turns.value.get(at.turn) ?? [], at.seen);
  return (
    <div class="historybanner" role="status" data-still>
      <span>{say.looking(at.turn, name)}</span>
      <Button size="sm" icon="back" class="now" onPress={() => history.leave()}>
        {say.back}
      </Button>
    </div>
  );
}
