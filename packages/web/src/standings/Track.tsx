import type { NationId } from '@ochre/engine';
import { isMet, type Need, needsAt, needWords } from '../decisions/model/epoch.ts';
import { text } from '../i18n/index.ts';
import { standings } from '../i18n/standings.ts';
import { useTable } from '../table/context.ts';
import { EPOCH_COLOURS, epochKey, epochName, epochOf, myNation, nameOf, positionOf } from '../table/model.ts';
import { epochWords } from '../table/requirement.ts';
import { Cite } from '../ui/Cite.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';

/** What a space of the track asks of a nation; of my own I know the hand as well. */
function useNeeds(id: NationId): (space: number) => Need[] {
  const { session } = useTable();
  const view = session.view.value;
  const p = id === myNation(view) && view.own ? session.sight() : positionOf(session, view);
  return (space) => needsAt(p, id, space, view.open.nations[id]!.advances);
}

/** Whether a nation may step on, and what it lacks. */
function NextStep({ id }: { id: NationId }) {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const { last } = session.rules.policies.succession(positionOf(session, view));
  const { space } = view.open.nations[id]!;
  const lacking = useNeeds(id)(space + 1).filter((need) => !isMet(need));
  if (space >= last) return null;
  if (lacking.length === 0) return <span class="pos">{say.readyFor(space + 1)}</span>;
  return <>{lacking.map((need) => `${needWords(need)} (${need.have})`).join(', ')}</>;
}

function Row({ id }: { id: NationId }) {
  const { session, board } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const { last, starts } = session.rules.policies.succession(p);
  const { space } = view.open.nations[id]!;
  return (
    <tr class={id === myNation(view) ? 'me' : ''}>
      <th scope="row">
        <button type="button" onClick={() => board.look(id)}>
          <NationBadge nation={id} size={22} />
          {nameOf(session, id)}
        </button>
      </th>
      {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
        <td
          key={n}
          class={n > 1 && starts[id]?.includes(n) ? 'opens' : ''}
          style={{ background: EPOCH_COLOURS[epochOf(p, id, n)] }}
        >
          {n === space && <NationBadge nation={id} size={20} label={text.value.table.space(n)} />}
        </td>
      ))}
      <td class="nextstep">
        <NextStep id={id} />
      </td>
    </tr>
  );
}

/** What the epochs before me ask for, and how much of it I have. */
function Road({ me }: { me: NationId }) {
  const { session } = useTable();
  const say = standings.value;
  const view = session.view.value;
  const p = positionOf(session, view);
  const { starts, epochs } = session.rules.policies.succession(p);
  const { space } = view.open.nations[me]!;
  const needs = useNeeds(me);
  const ahead = (starts[me] ?? []).filter((n) => n > space);
  if (ahead.length === 0) return null;
  return (
    <section>
      <h3>{say.road}</h3>
      <ul class="road">
        {ahead.map((n) => (
          <li key={n}>
            <h4 class="eyebrow">{say.fromSpace(n, epochName(epochs[epochOf(p, me, n)]!))}</h4>
            <ul class="gate">
              {needs(n).map((need) => (
                <li key={`${need.what} ${need.line}`} class={isMet(need) ? 'met' : 'missing'}>
                  <Icon name={isMet(need) ? 'check' : 'minus'} size={13} />
                  <span>
                    <b>{needWords(need)}</b>
                    <small>{say.held(need.have, true)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole succession table: a row for each nation, and what each epoch asks for. */
export function Track() {
  const { session } = useTable();
  const say = text.value.table;
  const view = session.view.value;
  const p = positionOf(session, view);
  const track = session.rules.policies.succession(p);
  const { epochs, last, id } = track;
  const ids = session.rules.policies.ranking(p);
  const name = say.tracks[id]?.full ?? say.astFull;
  const me = myNation(view);
  const kind = text.value.front.tracks[id as 'basic' | 'expert'];
  return (
    <div class="card trackpage">
      <header class="row wrap">
        <h3>{name}</h3>
        {kind && <Chip>{kind}</Chip>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={name}>
        <table>
          <caption class="sr">{name}</caption>
          <thead>
            <tr>
              <td />
              {Array.from({ length: last }, (_, i) => (
                <th key={i} scope="col">
                  {i + 1}
                </th>
              ))}
              <th scope="col" class="nextstep">
                {standings.value.nextStep}
              </th>
            </tr>
          </thead>
          <tbody>
            {ids.map((nation) => (
              <Row key={nation} id={nation} />
            ))}
          </tbody>
        </table>
      </div>
      <ul class="epochs">
        {epochs.map((epoch, i) => (
          <li key={epoch.id}>
            <i style={{ background: EPOCH_COLOURS[i] }} />
            <Icon name={`epoch-${epochKey(epoch.id)}`} size={18} />
            <span>
              <b>{epochName(epoch)}</b>
              <small>
                {epochWords(track, i)} <Cite cite={epoch.cite} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {me !== undefined && <Road me={me} />}
    </div>
  );
}
