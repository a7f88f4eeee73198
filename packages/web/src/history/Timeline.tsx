import { useMemo, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { eventWords } from '../log/words.ts';
import { commentsIn } from '../moments/comments.ts';
import { ownOf } from '../session/past.ts';
import type { LoggedEvent } from '../session/session.ts';
import { myNation } from '../table/model.ts';
import { Icon } from '../ui/Icon.tsx';
import type { History } from './history.ts';
import { MARK_ICONS, type MarkKind, markOf, type Stop, stretchesOf, touches } from './stops.ts';

/** Marks shown in a turn that is looked at, and in the others. */
const MARKS_WIDE = 12;
const MARKS_NARROW = 3;
/** Share of a turn's stretch that a letter of a phase's name takes. */
const LETTER = 0.014;
const RANK: Record<MarkKind, number> = { calamity: 0, battle: 1, city: 2, deal: 3, advance: 4 };

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

function Turn({ history, turn }: TurnProps) {
  const say = text.value.history;
  const track = useRef<HTMLDivElement>(null);
  const { live } = history;
  const at = history.at.value;
  const here = at?.turn === turn;
  const events = history.turns.value.get(turn);
  const me = myNation(live.view.value);
  const marks = useMemo(
    () => (events ? marksOf(events, me, here ? MARKS_WIDE : MARKS_NARROW) : []),
    [events, me, here],
  );
  const stretches = useMemo(
    () => (events && here ? stretchesOf(events, history.phaseName) : []),
    [events, here, text.value],
  );
  const total = Math.max(1, events?.length ?? 1);
  const place = (seen: number): string => `${((seen - 0.5) / total) * 100}%`;
  const press = (e: MouseEvent): void => {
    const box = track.current!.getBoundingClientRect();
    const share = here ? (e.clientX - box.left) / Math.max(1, box.width) : 0;
    const stops = history.stopsOf(events ?? []);
    const wanted = share * total + 0.5;
    const nearest = stops.reduce<Stop | undefined>(
      (best, s) => (!best || Math.abs(s.seen - wanted) < Math.abs(best.seen - wanted) ? s : best),
      undefined,
    );
    history.pause();
    if (nearest) void history.go(nearest);
    else void history.turn(turn);
  };
  const comments = commentsIn(live).value.filter((one) => one.turn === turn);
  const past = at !== undefined && turn < at.turn;
  return (
    <div class={`tl-turn ${here ? 'here' : ''} ${past ? 'past' : ''}`}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number below does the same, and arrows step */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer */}
      <div class="tl-track" ref={track} onClick={press}>
        {here &&
          stretches.map((s) => (
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
        {marks.map(({ kind, mine, seen, event }) => (
          <button
            key={seen}
            type="button"
            tabIndex={-1}
            class={`tl-mark ${kind} ${mine ? 'mine' : ''}`}
            style={{ left: place(seen) }}
            title={eventWords(live.rules, event.event, me)}
            aria-label={eventWords(live.rules, event.event, me)}
            onClick={(e) => {
              e.stopPropagation();
              history.pause();
              void history.go({ turn, seen });
            }}
          >
            <Icon name={MARK_ICONS[kind]} size={here ? 14 : 12} />
          </button>
        ))}
        {events &&
          comments.map((one) => (
            <button
              key={JSON.stringify(one)}
              type="button"
              tabIndex={-1}
              class="tl-mark comment"
              style={{ left: place(ownOf(events, one).seen) }}
              title={one.text}
              aria-label={one.text}
              onClick={(e) => {
                e.stopPropagation();
                history.pause();
                void history.find(one);
              }}
            >
              <Icon name="chat" size={here ? 14 : 12} />
            </button>
          ))}
        {here && <b class="tl-head" style={{ left: place(at.seen) }} aria-hidden="true" />}
      </div>
      <button
        type="button"
        class="tl-no"
        aria-label={say.turnMark(turn)}
        aria-current={here ? 'step' : undefined}
        onClick={() => {
          history.pause();
          void history.turn(turn);
        }}
      >
        {here ? text.value.table.turn(turn) : turn}
      </button>
    </div>
  );
}

/** The whole game as a line: each turn a stretch, the one looked at drawn out with its phases and marks. */
export function Timeline({ history }: { history: History }) {
  const say = text.value.history;
  const last = history.live.view.value.open.turn;
  return (
    <nav class="timeline" aria-label={say.timeline}>
      {Array.from({ length: last }, (_, i) => (
        <Turn key={i} history={history} turn={i + 1} />
      ))}
      <button type="button" class="tl-now" onClick={() => history.leave()}>
        {say.now}
      </button>
    </nav>
  );
}
