import { tally } from '@ochre/engine';
import '../calamity/calamity.css';
import { rolesNow } from '../calamity/roles.ts';
import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { listOrder, myNation, nameOf, positionOf, standingOf } from './model.ts';

/** From so many nations on, rows have one line. */
const MANY = 10;

/** What the numbers of a row are: points, and below them tokens and cities. */
const HEAD = [
  ['laurel', 'points', 'points'],
  ['census', 'census', 'population'],
  ['city', 'cities', 'city'],
] as const;

const RAIL_PAGES = [
  ['table', 'census'],
  ['log', 'chat'],
] as const;

/** The nations in a narrow column: badge, points, tokens and cities; and the ways to the drawer. */
export function Rail() {
  const table = useTable();
  const { session, board, reel } = table;
  const { table: say, clock } = text.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const me = myNation(view);
  const counted = tally(p);
  const roles = rolesNow(table);
  const { ids } = listOrder(p, board.byPoints.value);
  const many = ids.length >= MANY;
  return (
    <div class={many ? 'nationrail many' : 'nationrail'}>
      <p class="railhead">
        {HEAD.map(([icon, column, explain]) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what it means is read on focus
          <span key={icon} role="note" data-explain={explain} tabIndex={0}>
            <Icon name={icon} label={say.columns[column]} size={15} />
          </span>
        ))}
      </p>
      <ul class="scroll">
        {ids.map((id) => {
          const { tokens, cities, left } = standingOf(p, view, id);
          // What is shown of others was decided long ago.
          const asked = view.waitingFor.includes(id) && !reel.showing.value;
          const role = roles.get(id);
          const seat = session.seats.value[id];
          const words = role && text.value.decisions.calamity[role];
          return (
            <li
              key={id}
              class={`${id === me ? 'me' : ''} ${asked ? 'now' : ''} ${role === 'primary' || role === 'secondary' ? 'victim' : ''}`}
            >
              <button type="button" data-explain="nation" data-nation={id} onClick={() => board.look(id)}>
                <NationBadge nation={id} size={many ? 22 : 30} faded={left} />
                <span class="sr">{nameOf(session, id)},</span>
                {seat?.standIn ? (
                  <span class="absent" data-explain="bot">
                    <Icon name="bot" size={13} label={clock.botFor(seat.name)} />
                  </span>
                ) : (
                  seat?.kind === 'human' &&
                  !seat.online && (
                    <span class="absent" data-explain="presence">
                      <i class="presence off" role="img" aria-label={clock.offline} />
                    </span>
                  )
                )}
                <b>{counted[id]!.points}</b>
                <span class="sr">{say.columns.points},</span>
                <small>{words ?? `${tokens} · ${cities}`}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <nav aria-label={say.places}>
        {RAIL_PAGES.map(([page, icon]) => (
          <button
            key={page}
            type="button"
            aria-expanded={board.drawer.value === page}
            onClick={() => {
              board.drawer.value = board.drawer.peek() === page ? undefined : page;
            }}
          >
            <Icon name={icon} size={20} />
            {page === 'log' ? say.log : say.tabs.table}
          </button>
        ))}
      </nav>
    </div>
  );
}
