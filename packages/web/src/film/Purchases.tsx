import { nameOf } from '../table/model.ts';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Film } from './film.ts';
import type { Beat } from './parts.ts';

/** Who bought what. */
export function Purchases({ film: { live }, beat }: { film: Film; beat: Beat }) {
  return (
    <div class="filmpage bought" role="status" data-still>
      <ol>
        {beat.events.map(
          ({ seq, event: { type, open } }) =>
            type === 'advancesBought' && (
              <li key={seq} data-nation={open.nation}>
                <NationBadge nation={open.nation} size={22} />
                <b class="ell">{nameOf(live, open.nation)}</b>
                <span class="row wrap">
                  {open.advances.map((id) => (
                    <span key={id} class="chip">
                      {live.rules.advance(id).name}
                    </span>
                  ))}
                </span>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
