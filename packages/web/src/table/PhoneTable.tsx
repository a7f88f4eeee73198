import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import {
  DecisionPanel,
  DecisionPhone,
  DecisionStage,
  decisionTitle,
  hasPhone,
  hasStage,
} from '../decisions/index.ts';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Sheet, type SheetStop } from '../ui/Sheet.tsx';
import { useFocusBack } from '../ui/useFocusBack.ts';
import { useUnfoldedInSight } from '../ui/useInSight.ts';
import { NotesButton, PassButton, RewindButton, RulesLink } from './acts.tsx';
import { Bar } from './Bar.tsx';
import { useTable } from './context.ts';
import { goTo } from './goTo.ts';
import { JustDecided } from './JustDecided.tsx';
import { LegendPlace } from './LegendPlace.tsx';
import { LogPanel } from './LogPanel.tsx';
import { height, lying } from './layout.ts';
import { SeatActs, TimeStrip } from './lazyCompany.ts';
import { FilmBar, FilmPanel, LossBar } from './lazyFilm.tsx';
import { HistoryBanner, HistoryBar, HistoryPanel } from './lazyHistory.ts';
import { Since } from './lazySince.tsx';
import { NationCard, PhoneStandings } from './lazyStandings.ts';
import { MapPane } from './MapPane.tsx';
import { Nations } from './Nations.tsx';
import { AdvancesView, ClosedMarket, HandView } from './PhoneViews.tsx';
import { Result } from './Result.tsx';
import { Ribbon } from './Ribbon.tsx';
import type { TableViewProps } from './view.ts';
import { Waiting } from './Waiting.tsx';

const TABS = [
  ['map', 'globe'],
  ['trade', 'scales'],
  ['hand', 'hand'],
  ['advances', 'advance'],
  ['table', 'census'],
] as const;
type Tab = (typeof TABS)[number][0];

/** Share of the map that the half sheet covers: enough for the question, some of its answers and the buttons. */
const HALF = 0.46;
const MOST = 0.68;
const NEEDED = 364;
/** Height of bar, ribbon and tabs. */
const FRAME = 164;
const halfOf = (window: number): number => Math.max(HALF, Math.min(MOST, NEEDED / (window - FRAME)));
/** A film leaves the map more room: a line of two, and the buttons. */
const FILM = 152;
/** What is told may take more lines: the sheet grows with it. */
const FILM_STOPS = { grip: '76px', half: 'fit-content' };
/** Where the table is explained, there is more to read. */
const GUIDED = 0.6;
/** Losses need all attention: no tabs, and the bar says what strikes. */
const LOSSES: ReadonlySet<string> = new Set(['takeDamage', 'reduceCities']);
/** Beside the map of a phone that lies. */
const BESIDE = { grip: '23px', half: '48%', full: '72%' };
/** Which tab holds the full screen of a decision. */
const STAGE_TABS: Record<string, Tab> = { trade: 'trade', purchase: 'advances' };

/** Map first, the rest in sheets and tabs within reach of the thumb. */
export function PhoneTable({ decision, picked, onPick }: TableViewProps) {
  const { session, live, board, history, reel, guide } = useTable();
  const past = history?.at.value !== undefined;
  const { table: say } = text.value;
  const tab = useSignal<Tab>('map');
  /** How far the sheet is drawn out; a film has a stop of its own, and begins with room for the map. */
  const wished = useSignal<SheetStop>('half');
  const atFilm = useSignal<SheetStop>('half');
  const seeksLog = useSignal(false);
  const view = session.view.value;
  useUnfoldedInSight();
  useFocusBack(board.card.value !== undefined);
  const losing = !past && decision !== undefined && LOSSES.has(decision.kind);
  const stageTab = decision && hasStage(decision) ? STAGE_TABS[decision.kind] : undefined;
  useEffect(() => {
    if (stageTab) tab.value = stageTab;
    else if (tab.peek() === 'trade' || tab.peek() === 'advances' || losing) tab.value = 'map';
  }, [stageTab, losing]);
  // Who asks where a nation stands wants to see the map, and V the standings.
  useSignalEffect(() => {
    if (board.regarded.value !== undefined) tab.value = 'map';
    if (board.standings.value !== undefined) tab.value = 'table';
    board.standings.value = undefined;
  });
  // What lies in a drawer elsewhere has a tab here.
  useSignalEffect(() => {
    const page = board.drawer.value;
    board.drawer.value = undefined;
    if (page === undefined || past || losing) return;
    tab.value = page === 'hand' ? 'hand' : 'table';
    seeksLog.value = page === 'log';
  });
  useSignalEffect(() => {
    if (board.mapSought.value && !past) tab.value = 'map';
    board.mapSought.value = false;
  });
  useLayoutEffect(() => {
    if (!seeksLog.value || tab.value !== 'table') return;
    seeksLog.value = false;
    goTo('log', board);
  });
  const film = !past && reel.showing.value !== undefined;
  useLayoutEffect(() => {
    atFilm.value = 'half';
  }, [film]);
  const stop = film ? atFilm : wished;
  const paused = film && reel.film.value?.paused.value === true;
  const beside = lying.value;
  const half = film ? FILM / (height.value - FRAME) : Math.max(guide ? GUIDED : 0, halfOf(height.value));
  const stops = film ? FILM_STOPS : { grip: '76px', half: `${half * 100}%`, full: '88%' };
  const back = picked && (
    <div class="others">
      <Button size="sm" icon="back" onPress={() => onPick(undefined)}>
        {text.value.bargain.backToFirst}
      </Button>
    </div>
  );
  const panel = guide?.rests.value ? (
    <guide.Rest />
  ) : view.open.result ? (
    <Result />
  ) : decision ? (
    <>
      <DecisionPanel key={decision.id} session={session} decision={decision} board={board} />
      {back}
    </>
  ) : film ? (
    <FilmPanel reel={reel} />
  ) : (
    <>
      <Waiting />
      {view.prompts.length > 0 && (
        <div class="others">
          {view.prompts.map((d) => (
            <Button key={d.id} size="sm" onPress={() => onPick(d.id)}>
              {decisionTitle(d)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
  return (
    <div
      class={`table phone${beside ? ' lying' : ''}${past ? ' past' : ''}${paused ? ' paused' : ''}${losing ? ' losing' : ''}`}
    >
      {board.card.value && <NationCard id={board.card.value} />}
      <LegendPlace />
      {losing ? <LossBar decision={decision} /> : <Bar />}
      {guide && <guide.Above />}
      <Ribbon />
      <JustDecided />
      <main class="main">
        <MapPane
          hidden={!past && tab.value !== 'map'}
          covered={past || beside ? 0 : stop.value === 'grip' ? 0.1 : half}
        >
          {past && <HistoryBanner history={history} />}
          {film && <FilmBar reel={reel} />}
        </MapPane>
        {!past && tab.value === 'map' && (
          <Sheet
            stop={stop.value}
            heights={beside ? BESIDE : stops}
            beside={beside}
            label={say.yourDecision}
            onStop={(next) => {
              stop.value = next;
            }}
          >
            {live.company && <TimeStrip company={live.company} />}
            <Since />
            {panel}
          </Sheet>
        )}
        {!past && tab.value !== 'map' && tab.value === stageTab && decision && hasPhone(decision) && (
          <div class="page staged">
            <DecisionPhone session={session} decision={decision} board={board}>
              {live.company && <TimeStrip company={live.company} />}
              <Since />
              {back}
            </DecisionPhone>
          </div>
        )}
        {!past && tab.value !== 'map' && tab.value === stageTab && decision && !hasPhone(decision) && (
          <div class="page staged">
            <DecisionStage session={session} decision={decision} board={board} />
            <div class="stagepanel">
              {live.company && <TimeStrip company={live.company} />}
              <Since />
              {panel}
            </div>
          </div>
        )}
        {!past && tab.value === 'trade' && tab.value !== stageTab && <ClosedMarket />}
        {!past && tab.value === 'hand' && <HandView />}
        {!past && tab.value === 'advances' && tab.value !== stageTab && <AdvancesView />}
        {!past && tab.value === 'table' && (
          <div class="page scroll">
            <PhoneStandings />
            <div class="row wrap">
              <PassButton worded />
              <RewindButton worded />
              <NotesButton worded />
              <RulesLink worded />
              {live.company && <SeatActs company={live.company} worded />}
            </div>
            <Nations />
            <LogPanel />
          </div>
        )}
      </main>
      {past ? (
        <div class="phonepast">
          <HistoryPanel history={history} />
          <HistoryBar history={history} />
        </div>
      ) : losing ? null : (
        <nav class="tabbar" aria-label={say.places}>
          {TABS.map(([id, icon]) => (
            <button
              key={id}
              type="button"
              aria-current={tab.value === id ? 'page' : undefined}
              onClick={() => {
                tab.value = id;
              }}
            >
              <Icon name={icon} size={24} />
              {say.tabs[id]}
              {stageTab === id && tab.value !== id && <span class="count">1</span>}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}
