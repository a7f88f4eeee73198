import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf, trackOf } from '../table/model.ts';
import { Cite } from '../ui/Cite.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { type Tie, tiesOf } from './ties.ts';

/** Everybody's points by source, and what told equals apart. */
export function ScoreTable({ session }: { session: Session }) {
  const { result: say, table } = text.value;
  const view = session.view.value;
  const { order, scores } = view.open.result!;
  const me = myNation(view);
  // What brought nobody a point needs no column.
  const parts = Object.keys(scores[order[0] ?? ''] ?? {}).filter(
    (part) => part !== 'total' && order.some((id) => scores[id]?.[part]),
  );
  const total = (id: string): number => scores[id]?.['total'] ?? 0;
  const level = (i: number): boolean => i > 0 && total(order[i]!) === total(order[i - 1]!);
  const { foremost } = session.rules.policies;
  const seats = session.seats.value;
  return (
    <section class="card scores">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={say.measures.points}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{say.place}</span>
              </th>
              <th scope="col">{say.nation}</th>
              <th scope="col" class="player">
                {say.player}
              </th>
              {foremost && (
                <th scope="col" class="n">
                  {say.foremost} <Cite cite={foremost.cite} icon />
                </th>
              )}
              {parts.map((part) => (
                <th key={part} scope="col" class="n">
                  {(part === 'succession' && trackOf(session)?.short) || (table.scoreParts[part] ?? part)}
                </th>
              ))}
              <th scope="col" class="n">
                {say.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((id, i) => {
              const seat = seats[id];
              return (
                <tr key={id} class={id === me ? 'me' : ''}>
                  <td class="place">{i + 1}</td>
                  <th scope="row">
                    <NationBadge nation={id} size={26} />
                    <b>{nameOf(session, id)}</b>
                  </th>
                  <td class="player">
                    {seat?.kind === 'bot' && <Icon name="bot" size={14} />}{' '}
                    {id === me && !session.neighbours ? say.you : (seat?.name ?? '')}
                  </td>
                  {foremost && <td class="n">{view.open.nations[id]!.space}</td>}
                  {parts.map((part) => (
                    <td key={part} class="n">
                      {scores[id]?.[part] ? scores[id][part] : '–'}
                    </td>
                  ))}
                  <td class="n total disp">
                    {total(id)}
                    {level(i) && <small title={say.tied}>=</small>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="note sm">
        <Icon name="book" /> <Cite cite={session.rules.cite('scoring')} />
      </p>
      {tiesOf(session).map((tie) => (
        <TieRow key={tie.points} session={session} tie={tie} />
      ))}
    </section>
  );
}

/** Who stands level, and the values that put them in order. */
function TieRow({ session, tie }: { session: Session; tie: Tie }) {
  const { result: say, ui } = text.value;
  const names = tie.nations.map((id) => nameOf(session, id));
  const { shared = [] } = session.view.value.open.result!;
  return (
    <div class="tie sm">
      <p>
        <b>{say.level(ui.list(names), tie.points)}</b> {tie.steps.length > 0 && say.ties}
      </p>
      <ul>
        {tie.steps.map(({ cite, values }) => (
          <li key={cite}>
            {say.tieMeasures[cite.split(' ')[1] ?? ''] ?? cite}:{' '}
            {ui.list(tie.nations.map((id) => `${nameOf(session, id)} ${values[id] ?? say.unseen}`))}{' '}
            <Cite cite={cite} />
          </li>
        ))}
        {tie.ranked && <li>{tie.nations.every((id) => shared.includes(id)) ? say.asOne : say.byRanking}</li>}
      </ul>
    </div>
  );
}
