import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { listOrder, myNation, nameOf, positionOf, standingOf } from './model.ts';

/** The nations in a narrow column: badge, tokens and cities. */
export function Rail({ onShow }: { onShow(nation: string): void }) {
  const { session } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const me = myNation(view);
  return (
    <ul class="rail scroll">
      {listOrder(p).ids.map((id) => {
        const { tokens, cities, left } = standingOf(p, view, id);
        const asked = view.waitingFor.includes(id);
        return (
          <li key={id} class={`${id === me ? 'me' : ''} ${asked ? 'now' : ''}`}>
            <button type="button" aria-label={nameOf(session, id)} onClick={() => onShow(id)}>
              <NationBadge nation={id} size={30} faded={left} />
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
