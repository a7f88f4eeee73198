import { type NationId, tally } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { layout } from './layout.ts';
import { TrackPlace } from './lazyNarrow.ts';
import { EPOCH_COLOURS, epochOf, listOrder, myNation, nameOf, positionOf, trackOf } from './model.ts';
import { shownOf, stripReads } from './strip.ts';

/** From more nations on, points stand under the badges. */
const MANY = 10;

/** Who stands where on the track. */
function Spaces() {
  const { session, board, animator } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last } = session.rules.policies.succession(p);
  const ids = session.rules.policies.positionOrder(p);
  const mine = myNation(view) ?? ids[0]!;
  const at = (space: number): NationId[] => ids.filter((id) => view.open.nations[id]!.space === space);
  return (
    <>
      {Array.from({ length: last + 1 }, (_, space) => {
        const here = at(space);
        const shown = shownOf(here);
        return (
          <span
            key={space}
            class="cell"
            data-explain="space"
            style={{
              background: EPOCH_COLOURS[epochOf(p, mine, space)],
              flexGrow: 1 + shown.length * 0.9,
            }}
          >
            <small aria-hidden="true">{space}</small>
            <span class="on">
              {here.length > 0 && (
                <span class="sr">
                  {text.value.table.space(space)}: {here.map((id) => nameOf(session, id)).join(', ')}
                </span>
              )}
              {/* A shortcut for the pointer: the list of nations has the same for everybody, and larger. */}
              {shown.map((id) => (
                <button
                  key={id}
                  type="button"
                  tabIndex={-1}
                  aria-hidden="true"
                  class={animator.stepped.value.includes(id) ? 'stepped' : ''}
                  onClick={() => board.look(id)}
                >
                  <NationBadge nation={id} size={17} />
                </button>
              ))}
              {here.length > shown.length && <small class="plus">+{here.length - shown.length}</small>}
            </span>
          </span>
        );
      })}
    </>
  );
}

/** Who has how many points, best first. */
function Scores() {
  const { session, board } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const counted = tally(p);
  const me = myNation(view);
  const { ids } = listOrder(p, true);
  const many = ids.length > MANY ? 'many' : '';
  return (
    <>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          data-explain="points"
          class={`score ${many} ${id === me ? 'me' : ''} ${id === board.card.value ? 'open' : ''}`}
          aria-label={`${nameOf(session, id)}, ${text.value.table.points(counted[id]!.points)}`}
          onClick={() => board.look(id)}
        >
          <NationBadge nation={id} size={many ? 17 : 20} />
          <b>{counted[id]!.points}</b>
        </button>
      ))}
    </>
  );
}

/** Pixels of the map that the strip covers, with what is free below and above it. */
export const STRIP = 60;

/** A strip on the map's lower edge: who stands where on the track (where there is little room, where I stand), or everybody's points. */
export function AstStrip() {
  const { session, board } = useTable();
  const say = text.value.table;
  const reads = stripReads.value;
  const short = reads === 'track' && layout.value === 'rail';
  return (
    <div class={`ast-strip ${short ? 'short' : ''}`} data-still>
      <span class="hd">
        <Segmented
          label={say.stripReads}
          value={reads}
          options={[
            { id: 'track', label: trackOf(session)?.short ?? say.ast, explain: 'track' },
            { id: 'points', label: say.columns.points },
          ]}
          onChange={(id) => {
            stripReads.value = id;
          }}
        />
      </span>
      {short ? <TrackPlace /> : reads === 'track' ? <Spaces /> : <Scores />}
      <button
        type="button"
        class="open"
        aria-label={say.openStandings}
        title={`${say.openStandings} (V)`}
        aria-keyshortcuts="v"
        onClick={() => {
          board.standings.value = reads;
        }}
      >
        <Icon name="up" />
      </button>
    </div>
  );
}
