import { useEffect, useMemo, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { loggedWords } from '../log/words.ts';
import { commentsIn } from '../moments/comments.ts';
import { ownOf } from '../session/past.ts';
import type { LoggedEvent } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { Icon } from '../ui/Icon.tsx';
import type { History, Place } from './history.ts';
import { MARK_ICONS, type MarkKind, markOf, type Stop, stretchesOf, touches } from './stops.ts';

/** Marks shown in the turn that is looked at, and in the line of all. */
const MARKS_WIDE = 12;
const MARKS_NARROW = 1;
/** Share of the line that a letter of a phase's name takes. */
const LETTER = 0.012;
const RANK: Record<MarkKind, number> = { calamity: 0, battle: 1, city: 2, deal: 3, advance: 4 };

const NONE: readonly LoggedEvent[] = [];

interface Mark {
  kind: MarkKind;
  mine: boolean;
  seen: number;
  event: LoggedEvent;
}

/** The most telling events of a turn, spread so that no two lie on each other. */
function marksOf(events: readonly LoggedEvent[], me: string | undefined, most: number): Mark[] {
  const all = events.flatMap((event, i): Mark[] => {
    const kind = markOf(event.event);
    return kind ? [{ kind, mine: me !== undefined && touches(event.event, me), seen: i + 1, event }] : [];
  });
  const telling = all.toSorted((a, b) => Number(b.mine) - Number(a.mine) || RANK[a.kind] - RANK[b.kind]);
  const gap = events.length / (most * 1.3);
  const chosen: Mark[] = [];
  for (const mark of telling) {
    if (chosen.length >= most) break;
    if (chosen.every((c) => Math.abs(c.seen - mark.seen) >= gap)) chosen.push(mark);
  }
  return chosen.toSorted((a, b) => a.seen - b.seen);
}

interface TurnProps {
  history: History;
  turn: number;
}

/** Where an event of a turn lies, as a share of its line. */
const placeIn = (events: readonly LoggedEvent[], seen: number): string =>
  `${((seen - 0.5) / Math.max(1, events.length)) * 100}%`;

/** What happened in a turn, and what was said of it. */
function Marks({ history, turn, most, size }: TurnProps & { most: number; size: number }) {
  const { live } = history;
  const events = history.turns.value.get(turn);
  const me = myNation(live.view.value);
  const marks = useMemo(() => (events ? marksOf(events, me, most) : []), [events, me, most]);
  if (!events) return null;
  const comments = commentsIn(live).value.filter((one) => one.turn === turn);
  const mark = (kind: string, icon: string, seen: number, words: string, go: () => Promise<unknown>) => (
    <button
      key={`${kind}.${seen}.${words}`}
      type="button"
      tabIndex={-1}
      class={`tl-mark ${kind}`}
      style={{ left: placeIn(events, seen) }}
      title={words}
      aria-label={words}
      onClick={(e) => {
        e.stopPropagation();
        history.pause();
        void go();
      }}
    >
      <Icon name={icon} size={size} />
    </button>
  );
  return (
    <>
      {marks.map(({ kind, mine, seen, event }) =>
        mark(mine ? `${kind} mine` : kind, MARK_ICONS[kind], seen, loggedWords(live, event), () =>
          history.go({ turn, seen }),
        ),
      )}
      {comments.map((one) =>
        mark('comment', 'chat', ownOf(events, one).seen, one.text, () => history.find(one)),
      )}
    </>
  );
}

/** The turn that is looked at, over the whole width: its phases, its marks, and where one is. */
function Looked({ history, at }: { history: History; at: Place }) {
  const events = history.turns.value.get(at.turn) ?? NONE;
  const stretches = useMemo(() => stretchesOf(events, history.phaseName), [events, text.value]);
  const total = Math.max(1, events.length);
  const press = (e: MouseEvent): void => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const wanted = ((e.clientX - box.left) / Math.max(1, box.width)) * total + 0.5;
    const nearest = history
      .stopsOf(events)
      .reduce<Stop | undefined>(
        (best, s) => (!best || Math.abs(s.seen - wanted) < Math.abs(best.seen - wanted) ? s : best),
        undefined,
      );
    history.pause();
    if (nearest) void history.go(nearest);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: arrows step
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer
    <div class="tl-looked" onClick={press}>
      {stretches.map((s) => (
        <i
          key={s.from}
          class="tl-phase"
          style={{
            left: `${((s.from - 1) / total) * 100}%`,
            width: `${((s.to - s.from + 1) / total) * 100}%`,
          }}
        >
          {(s.to - s.from + 1) / total > s.phase.length * LETTER && <span>{s.phase}</span>}
        </i>
      ))}
      <Marks history={history} turn={at.turn} most={MARKS_WIDE} size={14} />
      <b class="tl-head" style={{ left: placeIn(events, at.seen) }} aria-hidden="true" />
    </div>
  );
}

function Turn({ history, turn }: TurnProps) {
  const at = history.at.value;
  const here = at?.turn === turn;
  const past = at !== undefined && turn < at.turn;
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the line is longer than the screen.
  useEffect(() => {
    if (here) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here]);
  const go = (): void => {
    history.pause();
    void history.turn(turn);
  };
  return (
    <div ref={ref} class={`tl-turn ${here ? 'here' : ''} ${past ? 'past' : ''}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number below does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer */}
      <div class="tl-track" onClick={go}>
        <Marks history={history} turn={turn} most={MARKS_NARROW} size={12} />
      </div>
      <button
        type="button"
        class="tl-no"
        aria-label={text.value.history.turnMark(turn)}
        aria-current={here ? 'step' : undefined}
        onClick={go}
      >
        {turn}
      </button>
    </div>
  );
}

/** The whole game as a line, all turns of one width; over it the turn that is looked at. Nothing moves by being pressed. */
export function Timeline({ history }: { history: History }) {
  const say = text.value.history;
  const at = history.at.value;
  const last = history.live.view.value.open.turn;
  return (
    <nav class="timeline" aria-label={say.timeline}>
      {at && <Looked history={history} at={at} />}
      <div class="tl-turns">
        {Array.from({ length: last }, (_, i) => (
          <Turn key={i} history={history} turn={i + 1} />
        ))}
        <button type="button" class="tl-now" onClick={() => history.leave()}>
          {say.now}
        </button>
      </div>
    </nav>
  );
}
