import type { Decision, View } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { DecisionHand, DecisionStage, fetchStages, hasHand, hasStage } from '../decisions/index.ts';
import { saidGoal } from '../goals/goal.ts';
import { History } from '../history/history.ts';
import { text } from '../i18n/index.ts';
import { Absence, isFirstGame, isFirstOf } from '../live/absence.ts';
import { Animator } from '../live/animator.ts';
import { Reel } from '../live/reel.ts';
import { SinceLayer } from '../live/sinceLayer.ts';
import { useFilm } from '../live/useFilm.ts';
import { useSkip } from '../live/useSkip.ts';
import { savesData } from '../net/savesData.ts';
import type { SharedMoment } from '../session/past.ts';
import type { Session } from '../session/session.ts';
import { listen } from '../settings/listen.ts';
import { firstGame, newcomer, speedChosen } from '../settings/settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFocusBack } from '../ui/useFocusBack.ts';
import { AstStrip, STRIP } from './Ast.tsx';
import { Bar } from './Bar.tsx';
import { TableBoard, TableContext, useTable } from './context.ts';
import { DecisionSlot } from './DecisionSlot.tsx';
import { JustDecided } from './JustDecided.tsx';
import { LegendPlace } from './LegendPlace.tsx';
import { LogPanel } from './LogPanel.tsx';
import { layout, lying } from './layout.ts';
import { NotesDialog } from './lazyAside.ts';
import { ChatDock, SeatDialog, TalkToast } from './lazyCompany.ts';
import { EndScreen, FilmRoom } from './lazyEnd.ts';
import { Explainer } from './lazyExplain.ts';
import { FilmBar, fetchFilm, SinceOnMap } from './lazyFilm.tsx';
import { Explained, Guided } from './lazyGuide.ts';
import { HistoryBanner, HistoryBar } from './lazyHistory.ts';
import { Drawer, PhoneTable, Rail } from './lazyNarrow.ts';
import { NationCard, StandingsBoard } from './lazyStandings.ts';
import { MapPane } from './MapPane.tsx';
import { Mat } from './Mat.tsx';
import { Nations } from './Nations.tsx';
import { Ribbon } from './Ribbon.tsx';
import { RuleDrawer } from './RuleDrawer.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import './table.css';
import { useMarketSeen } from './useMarketSeen.ts';
import { usePutAway } from './usePutAway.ts';
import { useStandingKeys } from './useStandingKeys.ts';
import type { Guide, TableViewProps } from './view.ts';

/** When the table stands, the rest of its script may come. */
const FETCH_AHEAD_MS = 4000;

/** What this seat is asked first: what others wait for, else what it picked among what is open. */
function decisionInHand({ prompts }: View, picked: string | undefined): Decision | undefined {
  return (
    prompts.find((d) => d.id === picked) ??
    prompts.find((d) => !d.optional) ??
    prompts.find((d) => d.kind === 'trade')
  );
}

export interface TableScreenProps {
  session: Session;
  /** Where one plays against bots alone. */
  rewind?: () => Promise<void>;
  /** Where several play at this device. */
  handOver?: () => Promise<void>;
  /** Where a game was opened: it is seen through the eyes of any seat. */
  lookAs?: (seat: string) => Promise<void>;
  /** The moment that is looked at first. */
  moment?: SharedMoment | undefined;
  guide?: Guide;
}

export function TableScreen({ session, rewind, handOver, lookAs, moment, guide }: TableScreenProps) {
  const board = useMemo(() => new TableBoard(), [session]);
  const animator = useMemo(() => new Animator(), [session]);
  const absence = useMemo(() => new Absence(session), [session]);
  useEffect(() => () => absence.close(), [absence]);
  const history = useMemo(
    () =>
      session.past ? new History(session, (events) => animator.play(events.map((e) => e.event))) : undefined,
    [session],
  );
  const reel = useMemo(
    () => new Reel(session, board, animator, absence, () => history?.at.peek() !== undefined),
    [session],
  );
  useEffect(() => {
    if (moment) void history?.find(moment);
  }, [history, moment?.turn, moment?.told]);
  const layer = useMemo(() => new SinceLayer(absence, reel), [session]);
  useFilm(reel, layer);
  useMarketSeen(session, reel);
  const shown = history?.session.value ?? reel.showing.value ?? session;
  const table = useMemo(
    () => ({
      session: shown,
      live: session,
      board,
      history,
      animator,
      absence,
      reel,
      layer,
      rewind,
      handOver,
      lookAs,
      guide,
    }),
    [shown, session],
  );
  const picked = useSignal<string | undefined>(undefined);
  useEffect(() => {
    document.title = `${session.title} · Ochre`;
    return () => {
      document.title = 'Ochre';
    };
  }, [session]);
  useEffect(() => {
    const { ruleset } = session.view.peek().config;
    firstGame.value = isFirstOf(ruleset, session.id) || session.guided === true;
    newcomer.value = (session.guided === true || isFirstGame(session.id)) && !speedChosen();
  }, [session]);
  useEffect(() => {
    const timer = setTimeout(() => {
      board.stands.value = true;
      if (savesData()) return;
      fetchStages();
      fetchFilm();
      void reel.fetch();
    }, FETCH_AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useSkip(animator);
  useEffect(() => listen(session), [session]);
  useStandingKeys(table);
  const decision = decisionInHand(shown.view.value, picked.value);
  const begun = decision !== undefined || session.view.value.viewer === 'observer';
  useEffect(() => {
    if (begun) board.stands.value = true;
  }, [begun, board]);
  const onPick = (id: string | undefined): void => {
    picked.value = id;
  };
  const ended =
    !guide &&
    session.view.value.open.result !== undefined &&
    board.atEnd.value === 'result' &&
    !history?.at.value;
  const props: TableViewProps = {
    decision,
    picked: decision !== undefined && decision.id === picked.value && decision.optional === true,
    onPick,
  };
  return (
    <TableContext.Provider value={table}>
      <SkipLinks />
      <p class="sr" role="status">
        {saidGoal.value}
      </p>
      {session.guided && <Guided decision={decision} />}
      {board.filmOpen.value ? (
        <FilmRoom
          session={session}
          onBack={() => {
            board.filmOpen.value = false;
          }}
        />
      ) : ended ? (
        <div class={layout.value === 'phone' ? `table phone end${lying.value ? ' lying' : ''}` : 'table end'}>
          <Bar />
          <EndScreen
            onBoard={() => {
              board.atEnd.value = 'board';
            }}
          />
        </div>
      ) : layout.value === 'phone' ? (
        <PhoneTable {...props} />
      ) : (
        <WideTable {...props} />
      )}
      <RuleDrawer />
      {session.company && (
        <TalkToast
          company={session.company}
          onOpen={() => {
            board.chatOpen.value = true;
          }}
        />
      )}
      {session.company && board.chatOpen.value && (
        <ChatDock
          company={session.company}
          onClose={() => {
            board.chatOpen.value = false;
          }}
        />
      )}
      {session.company?.token && board.seatDialog.value && (
        <SeatDialog
          about={board.seatDialog.value}
          table={session.company.table.value}
          seat={session.company.mine!}
          token={session.company.token}
          onClose={() => {
            board.seatDialog.value = undefined;
          }}
        />
      )}
      {board.notesOpen.value && (
        <NotesDialog
          session={session}
          onClose={() => {
            board.notesOpen.value = false;
          }}
        />
      )}
      <LineState session={session} />
      {board.stands.value && <Explainer />}
    </TableContext.Provider>
  );
}

/** A line that broke: the table stays as it was, and nothing decided is lost. */
function LineState({ session }: { session: Session }) {
  const say = text.value.table;
  const status = session.status.value;
  if (status === 'live' || status === 'over') return null;
  return (
    <p class="lost card info" role="status">
      <Icon name="link" size={22} />
      {status === 'connecting' ? say.reconnecting : say.cutOff}
    </p>
  );
}

function WideTable({ decision, picked, onPick }: TableViewProps) {
  const mapInstead = useSignal<string | undefined>(undefined);
  const table = useTable();
  const { session, live, board, history, reel, guide } = table;
  const past = history?.at.value !== undefined;
  const film = !past && reel.showing.value !== undefined;
  usePutAway(table, film);
  const paused = film && reel.film.value?.paused.value === true;
  const stage = decision && hasStage(decision) && mapInstead.value !== decision.id;
  const standings = board.standings.value;
  const covered = standings !== undefined;
  useFocusBack(board.card.value !== undefined);
  useFocusBack(covered);
  const drawer = layout.value === 'rail' ? board.drawer.value : undefined;
  useFocusBack(drawer !== undefined);
  return (
    <div
      class={`table ${layout.value} ${stage ? 'staged' : ''} ${past ? 'past' : ''} ${covered ? 'standing' : ''} ${paused ? 'paused' : ''} ${guide ? 'guided' : ''}`}
    >
      <Bar />
      {guide && <guide.Above />}
      <Ribbon />
      <JustDecided />
      {stage && !(guide && layout.value === 'wide') ? null : layout.value === 'rail' ? (
        <Rail />
      ) : (
        <aside class="left" inert={covered}>
          {guide && <guide.Words />}
          <Nations />
          {live.guided ? (
            <Explained>
              <LogPanel />
            </Explained>
          ) : (
            <LogPanel />
          )}
        </aside>
      )}
      <main class={stage ? 'main staged' : 'main'} inert={covered}>
        {stage && <DecisionStage session={session} decision={decision} board={board} />}
        <MapPane strip={past ? 0 : STRIP} hidden={stage === true}>
          {past && <HistoryBanner history={history} />}
          {film && <FilmBar reel={reel} />}
          {!past && !film && <SinceOnMap />}
          {!past && <AstStrip />}
        </MapPane>
      </main>
      {drawer && !covered && <Drawer page={drawer} />}
      {standings && <StandingsBoard page={standings} />}
      {board.card.value && (
        <div class="cardplace">
          <NationCard id={board.card.value} />
        </div>
      )}
      <LegendPlace />
      <DecisionSlot decision={decision} picked={picked} onPick={onPick} mapInstead={mapInstead} />
      {past && <HistoryBar history={history} />}
      {!stage && <Mat />}
      {stage && hasHand(decision) && (
        <footer class="mat handonly">
          <DecisionHand session={session} decision={decision} board={board} />
        </footer>
      )}
    </div>
  );
}
