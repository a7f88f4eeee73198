import type { AreaId, Counts, DecisionOf, Kind } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/controls.tsx';
import type { Board, Mark } from '../board.ts';
import { clamped, sum } from '../model/counts.ts';
import { areaName } from '../model/names.ts';
import { forCities, type PlaceRow, placeRows } from '../model/place.ts';
import { draftOf, send } from '../parts/drafts.ts';
import { Frame, type FrameProps } from '../parts/Frame.tsx';
import { type Line, Notes, Row } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export interface PlaceCountsProps extends Pick<FrameProps<Kind>, 'eyebrow' | 'title' | 'lead' | 'tone'> {
  session: Session;
  decision: DecisionOf<'placeTokens' | 'relocate'>;
  board: Board;
  room: Counts;
  due: number;
  confirm(n: number): string;
  notes: readonly Line[];
  /** Every area is due what it has room for. */
  growth?: boolean;
  /** Fewer than are due will do. */
  upTo?: boolean;
  even?(budget: number): Counts;
}

/** So many areas leave room for steppers on the map; with more, a press adds one. */
const ROOMY = 9;

/** Tokens per area, at most so many each, a given sum in all. */
export function PlaceCounts(props: PlaceCountsProps) {
  const { session, decision, board, room, due } = props;
  const say = text.value.decisions;
  const counts = draftOf<Counts>(session, decision, 'answer', () => ({}));
  const sight = session.sight();
  const rows = placeRows(sight, decision.owner, room, counts.value);
  const placed = sum(counts.value);
  const set = (area: AreaId, n: number): void => {
    counts.value = clamped(counts.value, area, n, room[area] ?? 0, due);
  };
  const add = (area: AreaId): void => {
    if (room[area] === undefined) return;
    const n = counts.value[area] ?? 0;
    set(area, n >= room[area]! ? 0 : n + 1);
  };
  useShown(board, decision.id, Object.keys(room));
  useBoard(board, {
    areas: Object.fromEntries(rows.map((r) => [r.area, markOf(r, rows.length <= ROOMY ? set : undefined)])),
    dim: true,
    press: add,
  });
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={props.eyebrow}
      title={props.title}
      lead={props.lead}
      progress={{ value: placed, max: due, label: say.place.placed(placed, due) }}
      adopt={(answer) => {
        counts.value = answer;
      }}
      acts={
        props.even && (
          <>
            <Button onPress={() => (counts.value = props.even!(due))}>{say.place.even}</Button>
            <Button onPress={() => (counts.value = forCities(sight, decision.owner, room, due))}>
              {say.place.forCity}
            </Button>
          </>
        )
      }
      primary={{
        label: placed < due && !props.upTo ? say.place.missing(due - placed) : props.confirm(placed),
        ready: placed === due || props.upTo === true,
        press: () => void send(session, decision, counts.value),
      }}
    >
      <div class="card">
        {rows.map((row) => (
          <Row
            key={row.area}
            title={areaName(session.rules, row.area)}
            detail={`${say.tokens(row.now)}, ${say.limit(row.limit)}`}
            onPress={() => board.show([row.area])}
          >
            <Stepper
              value={row.value}
              max={Math.min(row.room, row.value + due - placed)}
              label={areaName(session.rules, row.area)}
              onChange={(n) => set(row.area, n)}
            />
            <State row={row} growth={props.growth === true} />
          </Row>
        ))}
      </div>
      <Notes title={say.whatThisMeans} lines={[...props.notes, ...cityNotes(session, rows)]} />
    </Frame>
  );
}

function markOf(r: PlaceRow, set: ((area: AreaId, n: number) => void) | undefined): Mark {
  const tone = r.value > 0 ? 'chosen' : 'target';
  if (set) return { tone, stepper: { value: r.value, max: r.room, set: (n) => set(r.area, n) } };
  return r.value > 0 ? { tone, label: `+${r.value}` } : { tone };
}

function State({ row, growth }: { row: PlaceRow; growth: boolean }): ComponentChildren {
  const say = text.value.decisions.place;
  if (row.over > 0) return <span class="dp-state mute">{say.over(row.over)}</span>;
  if (!growth) return <span class="dp-state" />;
  const short = row.room - row.value;
  return (
    <span class={short > 0 ? 'dp-state neg' : 'dp-state mute'}>
      {short > 0 ? say.short(short) : say.full}
    </span>
  );
}

function cityNotes(session: Session, rows: readonly PlaceRow[]): Line[] {
  const say = text.value.decisions.place;
  const { rules } = session;
  return rows.flatMap((r): Line[] => {
    const after = r.now + r.value;
    if (r.cityAt === undefined || r.value === 0) return [];
    if (after >= r.cityAt)
      return [{ icon: 'city', tone: 'gain', text: say.cityNow(areaName(rules, r.area), after) }];
    if (rules.map.area(r.area).site && after >= r.cityAt - 2)
      return [{ icon: 'construction', text: say.reaches(areaName(rules, r.area), after) }];
    return [];
  });
}
