import { tally } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import type { SeatInfo } from '../session/session.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { SeatTime } from './lazyCompany.ts';
import { InCalamity } from './lazyFilm.tsx';
import {
  calamityNow,
  EPOCH_COLOURS,
  listOrder,
  myNation,
  nameOf,
  positionOf,
  standingOf,
  trackOf,
} from './model.ts';

/** From so many nations on, rows are low and the player's name stands beside the nation's. */
const MANY = 10;

/** A bot that plays for nobody. */
const isBot = (seat: SeatInfo | undefined): boolean => seat?.kind === 'bot' && !seat.standIn;

/** Who decides, in the list: whom a bot plays for is told apart from bots by name. */
const calledIn = (seat: SeatInfo | undefined): string =>
  seat?.standIn ? text.value.clock.botFor(seat.name) : (seat?.name ?? '');

/** Everybody at a glance, points at the right; pressed, a row opens the nation's card, and the head of points sorts. */
export function Nations() {
  const { session, live, board, reel } = useTable();
  const { table: say, ui, clock } = text.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { by, ids } = listOrder(p, board.byPoints.value);
  const counted = tally(p);
  const me = myNation(view);
  // Who leads, once somebody does.
  const points = ids.map((id) => counted[id]!.points);
  const most = new Set(points).size > 1 ? Math.max(...points) : undefined;
  const track = trackOf(session);
  const seats = session.seats.value;
  const low = ids.length >= MANY;
  const called = (reel.film.value?.at.value?.beat.calamity ?? calamityNow(session)) !== undefined;
  const head = [
    ['census', say.columns.census, 'population'],
    ['city', say.columns.cities, 'city'],
    ['advance', say.columns.advances, 'advance'],
    ['succession', track?.full ?? say.columns.ast, 'track'],
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
        <col class="pts" />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {(by === 'ast' && track?.order) || say.order[by]}
          </th>
          {head.map(([icon, label, explain]) => (
            <th key={icon} scope="col" data-explain={explain} tabIndex={0}>
              <Icon name={icon} label={label} size={16} />
            </th>
          ))}
          <th
            scope="col"
            class="pts"
            aria-sort={by === 'points' ? 'descending' : undefined}
            data-explain="points"
          >
            <button
              type="button"
              class={by === 'points' ? 'on' : ''}
              aria-pressed={by === 'points'}
              aria-label={`${say.columns.points}: ${by === 'points' ? say.sortByPhase : say.sortByPoints}`}
              onClick={() => {
                board.byPoints.value = by !== 'points';
              }}
            >
              <Icon name="laurel" size={16} />
            </button>
          </th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const s = standingOf(p, view, id);
          const seat = seats[id];
          const asked = view.waitingFor.includes(id) && !reel.showing.value;
          const words = (
            <>
              {seat?.kind === 'human' && (
                <i
                  class={seat.online ? 'presence' : 'presence off'}
                  role="img"
                  aria-label={seat.online ? clock.online : clock.offline}
                  data-explain="presence"
                />
              )}
              {seat?.kind === 'bot' && (
                <span data-explain="bot">
                  <Icon name="bot" size={12} />
                </span>
              )}
              <span class="ell">
                {id === me ? !asked && ui.you : low && isBot(seat) ? '' : calledIn(seat)}
              </span>
              {asked && !s.left && !live.company && (
                <span class="now">{id === me ? say.youDecide : say.thinks}</span>
              )}
            </>
          );
          return (
            <tr
              key={id}
              data-nation={id}
              class={`${id === me ? 'me' : ''} ${s.left ? 'gone' : ''} ${id === board.card.value ? 'open' : ''}`}
            >
              <td class="bd">
                <NationBadge nation={id} size={low ? 19 : 26} faded={s.left} />
              </td>
              <th scope="row">
                <button type="button" onClick={() => board.look(id)}>
                  <b>{nameOf(session, id)}</b>
                  <small>
                    {called ? (
                      <InCalamity nation={id} short={low}>
                        {words}
                      </InCalamity>
                    ) : (
                      words
                    )}
                    {s.left ? (
                      <span>{say.left}</span>
                    ) : (
                      asked &&
                      live.company && (
                        <span class="now">
                          <SeatTime company={live.company} nation={id} />
                        </span>
                      )
                    )}
                  </small>
                </button>
              </th>
              <td data-explain="population">{s.tokens}</td>
              <td data-explain="city">{s.cities}</td>
              <td data-explain="advance">{s.advances}</td>
              <td data-explain="space">
                <span class="ep" style={{ background: EPOCH_COLOURS[s.epoch] }}>
                  {s.space}
                </span>
              </td>
              <td class="pts" data-explain="points">
                {counted[id]!.points === most ? (
                  <b class="leads">
                    {most}
                    <span class="sr"> {say.leads}</span>
                  </b>
                ) : (
                  counted[id]!.points
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
