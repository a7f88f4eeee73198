import { tally } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { listOrder, myNation, nameOf, positionOf, standingOf } from './model.ts';

/** The nations in a narrow column: badge, points, tokens and cities. */
export function Rail() {
  const { session, board } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const me = myNation(view);
  const counted = tally(p);
  return (
    <ul class="rail scroll">
      {listOrder(p, board.byPoints.value).ids.map((id) => {
        const { tokens, cities, left } = standingOf(p, view, id);
        const asked = view.waitingFor.includes(id);
        return (
          <li key={id} class={`${id === me ? 'me' : ''} ${asked ? 'now' : ''}`}>
            <button
              type="button"
              aria-label={`${nameOf(session, id)}, ${text.value.table.points(counted[id]!.points)}`}
              onClick={() => board.look(id)}
            >
              <NationBadge nation={id} size={30} faded={left} />
              <b>{counted[id]!.points}</b>
              <small>
                {tokens} · {cities}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
