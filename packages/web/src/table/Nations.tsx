import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { SeatTime } from './lazyCompany.ts';
import { EPOCH_COLOURS, listOrder, myNation, nameOf, positionOf, standingOf, trackOf } from './model.ts';

/** From so many nations on, rows are low and the player's name stands beside the nation's. */
const MANY = 10;

export function Nations({ onShow }: { onShow(nation: string): void }) {
  const { session, live } = useTable();
  const { table: say, ui, clock } = text.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { by, ids } = listOrder(p);
  const me = myNation(view);
  const track = trackOf(session);
  const seats = session.seats.value;
  const low = ids.length >= MANY;
  const head = [
    ['census', say.columns.census],
    ['city', say.columns.cities],
    ['advance', say.columns.advances],
  ] as const;
  return (
    <table class={low ? 'nations low' : 'nations'}>
      <caption class="sr">{say.nations}</caption>
      <colgroup>
        <col class="bd" />
        <col />
        <col class="n" />
        <col class="n" />
        <col class="n" />
        <col class="ast" />
        <col class="n" />
        <col class="st" />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {(by === 'ast' && track?.order) || say.order[by]}
          </th>
          {head.map(([icon, label]) => (
            <th key={icon} scope="col">
              <Icon name={icon} label={label} size={16} />
            </th>
          ))}
          <th scope="col">
            <Icon name="succession" label={track?.full ?? say.columns.ast} size={16} />
          </th>
          <th scope="col">
            <Icon name="hand" label={say.columns.hand} size={16} />
          </th>
          <th scope="col">
            <Icon name="clock" label={say.columns.state} size={16} />
          </th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const s = standingOf(p, view, id);
          const seat = seats[id];
          const asked = view.waitingFor.includes(id);
          return (
            <tr key={id} class={`${id === me ? 'me' : ''} ${s.left ? 'gone' : ''}`}>
              <td class="bd">
                <NationBadge nation={id} size={low ? 19 : 26} faded={s.left} />
              </td>
              <th scope="row">
                <button type="button" onClick={() => onShow(id)}>
                  <b>{nameOf(session, id)}</b>
                  <small>
                    {seat?.kind === 'human' && (
                      <i
                        class={seat.online ? 'presence' : 'presence off'}
                        role="img"
                        aria-label={seat.online ? clock.online : clock.offline}
                      />
                    )}
                    {seat?.kind === 'bot' && <Icon name="bot" size={12} />}
                    {id === me ? ui.you : low && seat?.kind === 'bot' ? '' : (seat?.name ?? '')}
                  </small>
                </button>
              </th>
              <td>{s.tokens}</td>
              <td>{s.cities}</td>
              <td>{s.advances}</td>
              <td>
                <span class="ep" style={{ background: EPOCH_COLOURS[s.epoch] }}>
                  {s.space}
                </span>
              </td>
              <td>{s.hand}</td>
              <td class={asked ? 'st now' : 'st'}>
                {s.left ? (
                  say.left
                ) : !asked ? (
                  say.ready
                ) : live.company ? (
                  <SeatTime company={live.company} nation={id} />
                ) : (
                  say.thinks
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
