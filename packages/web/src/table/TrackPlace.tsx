import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { epochName, epochOf, myNation, nameOf, positionOf } from './model.ts';
import { shownOf } from './strip.ts';

/** Where I stand on the track, in which epoch, and who stands there too, I first; for those who watch, where the first one stands. */
export function TrackPlace() {
  const { session, board, animator } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const { nations } = view.open;
  const ids = session.rules.policies.positionOrder(p);
  const id = myNation(view) ?? ids[0];
  if (id === undefined) return null;
  const { space } = nations[id]!;
  const epoch = session.rules.policies.succession(p).epochs[epochOf(p, id, space)];
  const here = [id, ...ids.filter((other) => other !== id && nations[other]!.space === space)];
  const shown = shownOf(here);
  return (
    <span class="place" data-explain="space">
      <Icon name="succession" />
      <span class="ell">
        <b>{space}</b>
        {epoch && `, ${epochName(epoch)}`}
      </span>
      {shown.map((other) => (
        <button
          key={other}
          type="button"
          tabIndex={-1}
          aria-label={nameOf(session, other)}
          class={animator.stepped.value.includes(other) ? 'stepped' : ''}
          onClick={() => board.look(other)}
        >
          <NationBadge nation={other} size={20} />
        </button>
      ))}
      {here.length > shown.length && <small class="plus">+{here.length - shown.length}</small>}
    </span>
  );
}
