import type { NationId } from '@ochre/engine';
import { market } from '../../i18n/market.ts';
import { came } from '../../session/heed.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';
import type { Desk } from './desk.ts';

/** Everybody else at the market, and who of them has finished. */
export function tradersOf(desk: Desk): { all: NationId[]; finished: NationId[] } {
  const { session } = desk;
  const { waitingFor, viewer, open } = session.view.value;
  const all = session.rules.policies
    .ranking(session.sight())
    .filter((id) => id !== viewer && !open.nations[id]?.left && came(session.log.value, id));
  return { all, finished: all.filter((id) => !waitingFor.includes(id)) };
}

/** Who trades, with cards in hand; those who have finished look on. */
export function Traders({ desk, size = 28, grid }: { desk: Desk; size?: number; grid?: boolean }) {
  const say = market.value;
  const { view, rules } = desk.session;
  const { handSizes } = view.value;
  const { all, finished } = tradersOf(desk);
  return (
    <ul class={grid ? 'mt-traders grid' : 'mt-traders'}>
      {all.map((id) => {
        const done = finished.includes(id);
        const words = `${nationName(rules, id)}: ${say.hand(handSizes[id] ?? 0)}, ${done ? say.finished : say.trading}`;
        return (
          <li key={id} class={done ? 'done' : ''} data-explain="trader">
            <button type="button" onClick={() => desk.write(id)} aria-label={words}>
              <NationBadge nation={id} size={size} faded={done} />
              {done ? (
                <Icon name="eye" size={14} />
              ) : (
                <small>
                  <Icon name="hand" size={12} />
                  {handSizes[id]}
                </small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
